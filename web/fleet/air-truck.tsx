import { Link } from '@remix-run/react'
import { Timer, X } from 'lucide-react'
import { dischargeClock } from '~/domain/deliveries/discharge'
import type { FleetLine } from '~/functions/fleet/lines'
import { Since } from '~/web/kit/board/lanes'
import { showAgo, showTime } from '~/web/kit/dates'
import { showVolume } from '~/web/kit/figures'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { cn } from '~/web/ui/cn'
import { isStale, lateBy } from './air-control-data'
import { PHASE_TONE, phaseWord } from './phase'

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
const spoken = (minutes: number) => `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`

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
        <span className="flex items-center gap-2">
          <span className="code font-semibold text-body">{row.truckNo}</span>
          <Badge tone={PHASE_TONE[row.phase]}>{phaseWord(row.phase)}</Badge>
          <span className="min-w-0 flex-1" />
          {late !== null && (
            <span data-tone="stop" className="figures font-semibold text-table text-tone">
              {late} min late
            </span>
          )}
          {row.since && <Since since={row.since} />}
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
      {left < 0 ? `${-left} min over` : `${left} min left`}
    </Badge>
  )
}

/** The truck in hand: its ticket, promise and arrival, its driver with phone and hours, and when it last spoke. */
export function TruckCard({ row, now, onClose }: { row: FleetLine; now: Date; onClose: () => void }) {
  const { load } = row
  const facts: [string, string | null][] = [
    ['Load', load ? `${showVolume(load.quantity)} from ${load.plantName}` : null],
    ['Promised', load ? showTime(load.plannedOnSiteAt) : null],
    [load?.onSiteAt ? 'Arrived' : 'Expected', load ? showTime(load.onSiteAt ?? row.expectedAt) || null : null],
    ['Driver', row.driverName],
    ['Phone', row.phone],
    ['Hours left', row.hoursLeft === null ? null : spoken(row.hoursLeft)],
    ['Speed', row.speedKmh ? `${Math.round(row.speedKmh)} km/h` : null],
    ['Last position', row.positionAt ? showAgo(row.positionAt, now) : 'never told'],
  ]
  return (
    <section aria-label={`Truck ${row.truckNo}`} className="grid gap-2 border-line border-b bg-surface px-4 py-3">
      <header className="flex items-center gap-2">
        <h2 className="code min-w-0 flex-1 font-semibold text-section">{row.truckNo}</h2>
        <Badge tone={PHASE_TONE[row.phase]}>{row.restReason ?? phaseWord(row.phase)}</Badge>
        <Button look="quiet" size="icon-sm" aria-label="Close the card" onClick={onClose}>
          <X />
        </Button>
      </header>
      <dl className="figures grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-table">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className={cn('truncate', label === 'Last position' && isStale(row, now) && 'text-muted')}>
                {label === 'Phone' ? (
                  <a className="text-link" href={`tel:${value.replaceAll(' ', '')}`}>
                    {value}
                  </a>
                ) : (
                  value
                )}
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      <p className="flex gap-4 text-table">
        {load?.doNumber && (
          <Link className="text-link" to={`/order/delivery-order/${load.doNumber}`}>
            {load.doNumber}
          </Link>
        )}
        <Link className="text-link" to={`/fleet/truck/truck-tracing?truckId=${row.truckId}`}>
          Day as a track
        </Link>
        <Link className="text-link" to={`/fleet/truck/${row.truckId}?tab=history`}>
          Truck
        </Link>
      </p>
    </section>
  )
}
