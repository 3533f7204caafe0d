import type { Drawing } from '~/domain/kit/chart/drawing'

/** What the point says, beside it; readers hear the same words from the point itself. */
export function ChartTip({ drawing, active }: { drawing: Drawing; active: number | null }) {
  const point = active === null ? undefined : drawing.points[active]
  if (!point) return null
  const left = point.x > drawing.width / 2
  const above = point.y > 64
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute z-10 w-max max-w-64 rounded-md bg-raised px-2.5 py-1.5 text-meta text-fg shadow-overlay"
      style={{
        left: `${(point.x / drawing.width) * 100}%`,
        top: point.y,
        transform: `translate(${left ? 'calc(-100% - 12px)' : '12px'}, ${above ? 'calc(-100% - 10px)' : '12px'})`,
      }}
    >
      {point.label}
    </div>
  )
}
