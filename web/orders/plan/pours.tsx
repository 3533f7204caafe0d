import { Link, useSearchParams } from '@remix-run/react'
import type { PlanChart, PourLane } from '~/domain/orders/plan/chart'
import { showTime } from '~/web/kit/dates'
import { showVolume } from '~/web/kit/figures'
import { HereLink } from '~/web/kit/here-link'
import { withParams } from '~/web/kit/list/url'
import { PlainTable } from '~/web/kit/page-grid'
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
      <PlainTable
        caption={`Orders of ${chart.regionName}`}
        rows={shown}
        id={pour => pour.orderId}
        columns={[
          { label: 'Order', show: pour => <OrderLink pour={pour} /> },
          {
            label: 'Customer and site',
            show: pour => (
              <>
                {pour.customerName} <span className="text-muted">{pour.locationName}</span>
              </>
            ),
          },
          { label: 'Product', show: pour => <span className="whitespace-nowrap">{pour.productCode}</span> },
          { label: 'Quantity', align: 'right', show: pour => showVolume(pour.quantity) },
          { label: 'Loads', align: 'right', show: pour => pour.loadIds.length },
          { label: 'Promised', show: pour => <span className="figures">{time(pour.promisedAt)}</span> },
          { label: 'First', show: pour => <span className="figures">{time(pour.firstAt)}</span> },
          { label: 'Last', show: pour => <span className="figures">{time(pour.lastAt)}</span> },
          { label: 'Every', align: 'right', show: pour => `${pour.spacingMinutes} min` },
          { label: 'Plan', show: pour => <Light pour={pour} /> },
        ]}
      />
    </div>
  )
}

const OrderLink = ({ pour }: { pour: PourLane }) => (
  <HereLink to={`/order/detail?id=${pour.orderId}`} className="code text-fg hover:underline">
    {pour.orderNo}
  </HereLink>
)

function Light({ pour }: { pour: PourLane }) {
  const [word, tone] = LIGHTS[pour.light]
  return (
    <Badge tone={tone}>
      {pour.lateMinutes > 0 && pour.light !== 'open' ? `${word} ${pour.lateMinutes} min` : word}
    </Badge>
  )
}
