import { Link, useSearchParams } from '@remix-run/react'
import type { PlanChart, PourLane } from '~/domain/orders/order-plan-chart'
import { showTime } from '~/web/kit/dates'
import { showVolume } from '~/web/kit/figures'
import { withParams } from '~/web/kit/list/list-url'
import { Badge, type Tone } from '~/web/ui/badge'

const LIGHTS: Record<PourLane['light'], [string, Tone]> = {
  served: ['As promised', 'done'],
  stretched: ['Stretched', 'waiting'],
  late: ['Late', 'stop'],
  at_risk: ['At risk', 'waiting'],
  open: ['Not planned', 'stop'],
}

/** The orders of the day, or those of a pressed hour: promised and planned side by side. */
export function PlanPours({ chart, plant, hour }: { chart: PlanChart; plant: string | null; hour: string | null }) {
  const [params] = useSearchParams()
  const cell = chart.hours.find(each => each.plantId === plant && String(each.hour) === hour)
  const typed = params.get('keyword')?.toLowerCase() ?? ''
  const shown = chart.pours
    .filter(pour => !hour || cell?.orderIds.includes(pour.orderId))
    .filter(pour =>
      `${pour.orderNo} ${pour.customerName} ${pour.projectName} ${pour.productCode}`.toLowerCase().includes(typed),
    )
  const time = (instant: string | null) => (instant ? showTime(instant, chart.zone) : '–')
  return (
    <div className="grid gap-1">
      {hour && (
        <p className="text-table">
          {shown.length} of these orders {shown.length === 1 ? 'is' : 'are'} batched between {hour}:00 and{' '}
          {Number(hour) + 1}:00.{' '}
          <Link to={withParams(params, { hour: null, plant: null })} preventScrollReset className="text-link">
            All orders
          </Link>
        </p>
      )}
      <div className="overflow-x-auto">
        <table className="plain-table">
          <caption className="sr-only">Orders of {chart.regionName}</caption>
          <thead>
            <tr>
              {[
                'Order',
                'Customer and site',
                'Product',
                'm³',
                'Loads',
                'Promised',
                'First',
                'Last',
                'Every',
                'Plan',
              ].map(label => (
                <th
                  key={label}
                  scope="col"
                  className={['m³', 'Loads', 'Every'].includes(label) ? 'text-right' : undefined}
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(pour => {
              const [word, tone] = LIGHTS[pour.light]
              return (
                <tr key={pour.orderId}>
                  <td>
                    <Link to={`/order/detail?id=${pour.orderId}`} className="code text-fg hover:underline">
                      {pour.orderNo}
                    </Link>
                  </td>
                  <td>
                    {pour.customerName} <span className="text-muted">{pour.locationName}</span>
                  </td>
                  <td>{pour.productCode}</td>
                  <td className="figures text-right">{showVolume(pour.quantity)}</td>
                  <td className="figures text-right">{pour.loadIds.length}</td>
                  <td className="figures">{time(pour.promisedAt)}</td>
                  <td className="figures">{time(pour.firstAt)}</td>
                  <td className="figures">{time(pour.lastAt)}</td>
                  <td className="figures text-right">{pour.spacingMinutes} min</td>
                  <td>
                    <Badge tone={tone}>
                      {pour.lateMinutes > 0 && pour.light !== 'open' ? `${word} ${pour.lateMinutes} min` : word}
                    </Badge>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </div>
  )
}
