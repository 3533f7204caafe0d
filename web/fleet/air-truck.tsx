import { Timer } from 'lucide-react'
import { dischargeClock } from '~/domain/deliveries/discharge'
import { Since } from '~/web/kit/board/lanes'
import type { FleetLine } from '~/web/kit/client/fleet'
import { Badge } from '~/web/ui/badge'
import { cn } from '~/web/ui/cn'
import { lateBy } from './air-control-markers'
import { PHASE_TONE, phaseWord } from './status-words'

const SHARES = { near: 0.75, last: 0.9 }
const CLOCK_TONE = {
  waiting: 'neutral',
  fresh: 'neutral',
  near: 'waiting',
  last: 'stop',
  over: 'stop',
  done: 'done',
} as const
const date = (value: string | null) => (value ? new Date(value) : null)

type Props = { row: FleetLine; now: Date; chosen: boolean; onChoose: (id: string) => void }

/** A truck in the list: what it does, for how long, for whom, and the minutes its concrete has left. */
export function AirTruck({ row, now, chosen, onChoose }: Props) {
  const late = lateBy(row, now)
  return (
    <li className="border-line border-b">
      <button
        type="button"
        aria-pressed={chosen}
        onClick={() => onChoose(row.truckId)}
        className={cn('grid w-full gap-1 px-4 py-2 text-left hover:bg-hover max-md:py-3', chosen && 'bg-brand-soft')}
      >
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="code font-semibold text-body">{row.truckNo}</span>
          <Badge tone={PHASE_TONE[row.phase]}>{phaseWord(row.phase)}</Badge>
          <span className="ml-auto flex items-center gap-2">
            {late !== null && (
              <span data-tone="stop" className="figures font-semibold text-table text-tone">
                {late} min late
              </span>
            )}
            {row.since && <Since since={row.since} />}
          </span>
        </span>
        <span className="flex items-center gap-2 text-muted text-table">
          <span className="min-w-0 flex-1 truncate">
            {row.load ? `${row.load.projectName}, ${row.load.siteName}` : (row.driverName ?? 'No driver')}
          </span>
          <Left row={row} now={now} />
        </span>
      </button>
    </li>
  )
}

function Left({ row: { load }, now }: { row: FleetLine; now: Date }) {
  if (!load?.batchedAt || load.pourEndAt) return null
  const { dischargeLimitMinutes } = load
  const clock = dischargeClock({ batchedAt: date(load.batchedAt), pourEndAt: null, dischargeLimitMinutes }, now, SHARES)
  const left = clock.left ?? 0
  return (
    <Badge tone={CLOCK_TONE[clock.state]} icon={Timer} className="figures">
      {left < 0 ? `${-left} min past discharge` : `${left} min to discharge`}
    </Badge>
  )
}
