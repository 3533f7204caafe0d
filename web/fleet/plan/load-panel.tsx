import { Link } from '@remix-run/react'
import { Lock } from 'lucide-react'
import type { Move } from '~/domain/kit/gantt/move'
import { differenceOf } from '~/domain/kit/gantt/scale'
import type { ChartLoad, LoadExplanation, PlanChart } from '~/domain/orders/plan/chart'
import { showTime } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import { Status } from '~/web/kit/status'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import type { Explained } from '../use-explanation'
import { CostList } from './cost-list'
import { dayClock } from './day-clock'
import type { Asking } from './dialog-props'

type Props = {
  chart: PlanChart
  selected: string | null
  explained: Explained
  editable: boolean
  onAsk: (asking: Asking) => void
  onMove: (move: Move) => void
}

/** Why this truck and no other: what the place costs, the next best with what each costs more, the rules that exclude. */
export function LoadPanel({ chart, selected, explained, editable, onAsk, onMove }: Props) {
  const load = chart.loads.find(each => each.loadId === selected)
  if (!load) return <p className="px-4 py-3 text-muted text-table">Choose a load to see why it is planned this way.</p>
  const free = editable && load.mark === 'free'
  return (
    <div className="grid gap-4 px-4 py-3 text-table">
      <Facts load={load} chart={chart} />
      {load.breaches.length > 0 && (
        <ul className="grid gap-1 border-stop border-l-2 pl-3">
          {load.breaches.map(breach => (
            <li key={`${breach.rule} ${breach.words}`}>{breach.words}</li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {free && (
          <Button size="sm" onClick={() => onAsk({ kind: 'move', load: load.loadId })}>
            Move…
          </Button>
        )}
        <Button size="sm" look="quiet" asChild>
          <Link to={`/order/detail?id=${load.orderId}`}>Order</Link>
        </Button>
        {load.doNumber && (
          <Button size="sm" look="quiet" asChild>
            <Link to={`/order/delivery-order/${load.doNumber}`}>Delivery order</Link>
          </Button>
        )}
      </div>
      {explained.failed && <p className="text-muted">{explained.failed}</p>}
      {!explained.failed && !explained.explanation && chart.plan && <p className="text-muted">Looking up why…</p>}
      {explained.explanation && (
        <Why why={explained.explanation} load={load} chart={chart} free={free} onMove={onMove} />
      )}
    </div>
  )
}

function Facts({ load, chart }: { load: ChartLoad; chart: PlanChart }) {
  const truck = chart.trucks.find(each => each.truckId === load.truckId)
  const pour = chart.pours.find(each => each.orderId === load.orderId)
  const late = Math.round((Date.parse(load.onSiteAt) - Date.parse(load.promisedAt)) / 60_000)
  const time = (instant: string) => showTime(instant, chart.zone)
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center gap-2">
        <h2 className="code text-section">
          {load.orderNo}{' '}
          <span className="font-normal text-muted">
            load {load.loadNo} of {load.loadCount}
          </span>
        </h2>
        <span className="ml-auto">
          <Status of="deliveryOrder" value={load.status} />
        </span>
      </div>
      {pour && (
        <p className="text-muted">
          {pour.customerName}, {pour.locationName}
        </p>
      )}
      <dl className="figures grid grid-cols-[72px_1fr] gap-x-2 gap-y-0.5">
        <dt className="text-muted">Truck</dt>
        <dd>
          <b className="code">{truck?.truckNo ?? 'None'}</b> {truck?.driverName}
        </dd>
        <dt className="text-muted">Volume</dt>
        <dd>
          {Number(load.quantity)} m³{' '}
          {pour && (
            <span className="text-muted">
              of {Number(pour.quantity)} m³ {pour.productCode}
            </span>
          )}
        </dd>
        <dt className="text-muted">Loads</dt>
        <dd>
          {time(load.beginAt)}{' '}
          <span className="text-muted">{chart.lines.find(line => line.plantId === load.plantId)?.plantName}</span>
        </dd>
        <dt className="text-muted">Pours</dt>
        <dd>
          <b>{time(load.pourAt)}</b>{' '}
          {load.onSiteAt !== load.pourAt && <span className="text-muted">on site {time(load.onSiteAt)}, </span>}
          <span className={Math.abs(late) > 10 ? 'text-stop' : 'text-muted'}>
            promised {time(load.promisedAt)} ({differenceOf(late)})
          </span>
        </dd>
        <dt className="text-muted">Back</dt>
        <dd>{time(load.phases.at(-1)?.until ?? load.endAt)}</dd>
      </dl>
      {load.mark !== 'free' && (
        <Badge tone="hold" icon={Lock} className="justify-self-start">
          {load.mark === 'locked' ? `Locked${load.lockedBy ? ` by ${load.lockedBy}` : ''}` : 'Stays as it is'}
        </Badge>
      )}
    </div>
  )
}

type WhyProps = { why: LoadExplanation; load: ChartLoad; chart: PlanChart; free: boolean; onMove: (move: Move) => void }

function Why({ why, load, chart, free, onMove }: WhyProps) {
  const clock = dayClock(chart.orderDate, chart.zone)
  const take = (each: LoadExplanation['alternatives'][number]) => {
    const fromMinute = clock.minuteOf(load.beginAt)
    onMove({
      load: load.loadId,
      fromRow: load.truckId ?? '',
      fromMinute,
      row: each.truckId,
      minute: clock.minuteOf(each.beginAt),
    })
  }
  return (
    <>
      <p>{why.message}</p>
      <section className="grid gap-1">
        <h3 className="eyebrow">Next best</h3>
        {why.alternatives.length === 0 && <p className="text-muted">No other truck could carry it.</p>}
        <ol className="figures">
          {why.alternatives.map(each => (
            <li key={each.truckId} className="flex min-h-9 items-center gap-2 border-line border-b">
              <span className="code">{each.truckNo}</span>
              <span className="min-w-0 flex-1 truncate text-muted">
                {each.plantName}, pours {showTime(each.onSiteAt, chart.zone)}
              </span>
              <span>{costMore(each.extraCost)}</span>
              {free && (
                <Button size="sm" look="quiet" onClick={() => take(each)} aria-label={`Take ${each.truckNo}`}>
                  Take
                </Button>
              )}
            </li>
          ))}
        </ol>
      </section>
      {why.parts.some(part => part.amount) && (
        <section>
          <h3 className="eyebrow">Cost of this slot</h3>
          <CostList parts={why.parts} small />
        </section>
      )}
      {why.excluded.length > 0 && (
        <details>
          <summary className="min-h-7 text-link">{why.excluded.length} trucks excluded</summary>
          <ul className="figures grid gap-1 pt-1">
            {why.excluded.map(each => (
              <li key={each.truckId} className="flex gap-2">
                <span className="code w-16 shrink-0">{each.truckNo}</span>
                <span className="text-muted">{each.words}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

const costMore = (extra: number) => `${extra < 0 ? '−' : '+'}${showNumber(Math.abs(Math.round(extra)))}`
