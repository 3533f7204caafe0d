import { Link } from '@remix-run/react'
import * as words from '~/domain/materials/words'
import { Badge } from '~/web/ui/badge'
import { cn } from '~/web/ui/cn'
import { coverWords, type SiloBoardRow, takenShare } from './silo-board'
import { MARKS, tonnes } from './words'

/** A silo as a column: how full, where its marks are, what tomorrow's orders will take, how long it lasts. */
export function SiloColumn({ silo, to }: { silo: SiloBoardRow; to: string }) {
  const { percent, mark } = silo
  const { word, tone } = MARKS[mark]
  const cover = coverWords(silo)
  return (
    <Link
      to={to}
      preventScrollReset
      title={`${silo.siloCode}, ${silo.materialName}: ${Math.round(Number(percent))} %, ${word()}, ${cover.text}`}
      className="flex min-h-44 gap-4 rounded-lg border border-line bg-raised p-4 text-fg no-underline hover:border-line-strong"
    >
      <Gauge silo={silo} />
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="flex items-baseline gap-2">
          <span className="code">{silo.siloCode}</span>
          <span className="line-clamp-2 min-w-0 font-semibold text-body">{silo.materialName}</span>
        </span>
        <span className="flex items-baseline gap-1.5">
          <span className="figures font-semibold text-kpi">{Math.round(Number(percent))}</span>
          <span className="text-muted text-table">%, {tonnes(silo.levelKg)}</span>
        </span>
        <span data-tone={cover.tone} className={cn('text-table', cover.tone && 'font-semibold text-tone')}>
          {cover.text}
        </span>
        {silo.incoming.length > 0 && (
          <span className="text-meta text-muted">
            {words.siloIncoming({ count: silo.incoming.length, mass: tonnes(sumKg(silo.incoming)) })}
          </span>
        )}
        <span className="mt-auto">
          {mark !== 'normal' && mark !== 'high' && <Badge tone={tone}>{word()}</Badge>}
          {mark === 'high' && (
            <span className="text-meta text-muted">
              {words.siloFullAtPercent({ percent: Number(silo.highPercent) })}
            </span>
          )}
        </span>
      </span>
    </Link>
  )
}

export const sumKg = (rows: readonly { kg: string }[]) => rows.reduce((kg, row) => kg + Number(row.kg), 0)

/** The body: fill, the part that the plan takes in a lighter shade, and the three marks as lines. */
export function Gauge({ silo, tall = false }: { silo: SiloBoardRow; tall?: boolean }) {
  const share = Math.min(100, Math.max(0, Number(silo.percent)))
  const taken = Math.min(share, takenShare(silo))
  const low = silo.mark === 'empty' || silo.mark === 'lowest' ? 'stop' : silo.mark === 'low' ? 'waiting' : undefined
  return (
    <span
      aria-hidden
      className={cn(
        'relative block w-16 shrink-0 overflow-hidden rounded-md rounded-b-2xl border border-line-strong bg-sunken',
        tall ? 'h-52' : 'min-h-36',
      )}
    >
      <span
        data-tone={low}
        className={cn('absolute inset-x-0 bottom-0', low ? 'bg-(--tone)' : 'bg-brand')}
        style={{ height: `${share - taken}%` }}
      />
      {taken > 0 && (
        <span
          data-tone={low}
          className={cn('absolute inset-x-0 opacity-40', low ? 'bg-(--tone)' : 'bg-brand')}
          style={{ bottom: `${share - taken}%`, height: `${taken}%` }}
        />
      )}
      {[silo.lowLowPercent, silo.lowPercent, silo.highPercent].map((mark, place) => (
        <span
          key={mark}
          className={cn('absolute inset-x-0 border-t', place === 1 ? 'border-fg border-dashed' : 'border-line-strong')}
          style={{ bottom: `${Number(mark)}%` }}
        />
      ))}
    </span>
  )
}
