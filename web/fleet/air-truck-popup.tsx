import { Link } from '@remix-run/react'
import { DIVERTIBLE } from '~/domain/deliveries/divert'
import { among } from '~/domain/kit/among'
import { useCan } from '~/web/kit/can'
import type { FleetLine } from '~/web/kit/client/fleet'
import { showAgo, showTime } from '~/web/kit/dates'
import { showVolume } from '~/web/kit/figures'
import { Badge } from '~/web/ui/badge'
import { cn } from '~/web/ui/cn'
import { Dialog, DialogContent } from '~/web/ui/dialog'
import { isStale } from './air-control-markers'
import { PHASE_TONE, phaseWord } from './status-words'

const spoken = (minutes: number) => `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`

type Props = { row: FleetLine; now: Date; onClose: () => void }

/**
 * The truck in hand over the map: its ticket, promise and arrival, its driver with phone and hours, and when it last
 * spoke. The board goes on beside it, and another truck takes its place.
 */
export function AirTruckPopup({ row, now, onClose }: Props) {
  const { load } = row
  const mayMove = useCan()('manage', 'delivery_order')
  return (
    <Dialog open modal={false} onOpenChange={open => !open && onClose()}>
      <DialogContent
        place="corner"
        title={
          <span className="flex items-center gap-2">
            <span className="code">{row.truckNo}</span>
            <Badge tone={PHASE_TONE[row.phase]}>{row.restReason ?? phaseWord(row.phase)}</Badge>
          </span>
        }
        description={load ? `${load.projectName}, ${load.siteName}` : 'Without a load'}
        onInteractOutside={event => event.preventDefault()}
      >
        <dl className="figures grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-table">
          {factsOf(row, now).map(([label, value]) => (
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
          ))}
        </dl>
        <p className="mt-3 flex gap-4 text-table">
          {load?.doNumber && (
            <Link className="text-link" to={`/order/delivery-order/${load.doNumber}`}>
              {load.doNumber}
            </Link>
          )}
          {load?.doNumber && mayMove && among(DIVERTIBLE, load.status) && (
            <Link className="text-link" to={`/order/delivery-order/${load.doNumber}?ask=divert-load`}>
              Divert with its load
            </Link>
          )}
          <Link className="text-link" to={`/fleet/truck/truck-tracing?truckId=${row.truckId}`}>
            Day as a track
          </Link>
          <Link className="text-link" to={`/fleet/truck/${row.truckId}?tab=history`}>
            Truck
          </Link>
        </p>
      </DialogContent>
    </Dialog>
  )
}

/** What is known of it; the rest is left out. */
function factsOf({ load, ...row }: FleetLine, now: Date): [label: string, value: string][] {
  const facts: [string, string | null][] = [
    ['Load', load ? `${showVolume(load.quantity)} from ${load.plantName}` : null],
    ['Promised', load ? showTime(load.promisedAt) : null],
    [load?.onSiteAt ? 'Arrived' : 'Expected', load ? showTime(load.onSiteAt ?? row.expectedAt) : null],
    ['Driver', row.driverName],
    ['Phone', row.phone],
    ['Hours left', row.hoursLeft === null ? null : spoken(row.hoursLeft)],
    ['Speed', row.speedKmh ? `${Math.round(row.speedKmh)} km/h` : null],
    ['Last position', row.positionAt ? showAgo(row.positionAt, now) : 'never told'],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}
