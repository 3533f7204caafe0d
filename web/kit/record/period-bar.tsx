import { showDate } from '~/web/kit/dates'
import { cn } from '~/web/ui/cn'

type Bar = { id: string; label: string; from: string; to: string | null; dim?: boolean }

const DAY = 86_400_000
const dayOf = (text: string) => Date.parse(`${text}T00:00:00Z`) / DAY

/** Versions on one line of time, the first and the last day of each included: where they meet, where nothing counts. The table below says the same in words. */
export function PeriodBar({ rows, day }: { rows: readonly Bar[] /** Marked on the line. */; day?: string }) {
  const sorted = [...rows].sort((a, b) => (a.from < b.from ? -1 : 1))
  if (sorted.length === 0) return null
  const first = dayOf(sorted[0]!.from)
  const last = Math.max(...sorted.map(row => dayOf(row.to ?? row.from) + (row.to ? 1 : 120)))
  const span = Math.max(30, last - first)
  const at = (day: number) => ((Math.min(Math.max(day, first), last) - first) / span) * 100
  return (
    <div aria-hidden className="relative m-4 h-9 overflow-hidden rounded-md bg-sunken">
      {sorted.map(row => {
        const left = at(dayOf(row.from))
        const right = row.to ? at(dayOf(row.to) + 1) : 100
        return (
          <span
            key={row.id}
            title={`${row.label}: ${showDate(row.from)} to ${row.to ? showDate(row.to) : 'open'}`}
            className={cn(
              'absolute inset-y-1 flex items-center overflow-hidden whitespace-nowrap rounded border px-2 text-meta',
              row.dim ? 'border-line-strong border-dashed text-muted' : 'border-brand bg-brand-soft text-fg',
              row.to === null && 'rounded-r-none border-r-0',
            )}
            style={{ left: `${left}%`, width: `${Math.max(1, right - left)}%` }}
          >
            {row.label}
          </span>
        )
      })}
      {day && dayOf(day) >= first && dayOf(day) <= first + span && (
        <span className="absolute inset-y-0 border-stop border-l-2" style={{ left: `${at(dayOf(day))}%` }} />
      )}
    </div>
  )
}
