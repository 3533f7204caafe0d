/** Least to most as a line, the mean as a mark; the scale ends at 6 per cent on both sides. */
export function DeviationBar({ row }: { row: { mean: number; least: number; most: number } }) {
  const at = (percent: number) => 50 + (Math.max(-6, Math.min(6, percent)) / 6) * 50
  const sign = row.mean > 0 ? '+' : row.mean < 0 ? '−' : ''
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className="relative h-3 w-36 shrink-0">
        <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
        <span className="absolute inset-y-0 left-1/2 w-px bg-line-strong" />
        <span
          className="absolute top-1/2 h-1 -translate-y-1/2 rounded-full bg-line-strong"
          style={{ left: `${at(row.least)}%`, width: `${Math.max(1, at(row.most) - at(row.least))}%` }}
        />
        <span
          className="absolute inset-y-0 w-1 -translate-x-1/2 rounded-full bg-brand"
          style={{ left: `${at(row.mean)}%` }}
        />
      </span>
      <span className="figures whitespace-nowrap text-table">
        {sign}
        {Math.abs(row.mean).toFixed(2)} %
        <span className="text-meta text-muted">
          {' '}
          ({row.least.toFixed(1)} to {row.most.toFixed(1)})
        </span>
      </span>
    </span>
  )
}
