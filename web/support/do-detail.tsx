import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { EVENT_LABELS } from '~/domain/deliveries/event'
import { apiFor, attempt } from '~/web/kit/api'
import { showDate, showDateTimeSeconds } from '~/web/kit/dates'
import { showMass, showVolume } from '~/web/kit/figures'
import { Pairs, PlainTable } from '~/web/kit/page-grid'
import { Status } from '~/web/kit/status'
import { Card } from '~/web/ui/card'
import { askedOf, LookUpPage } from './search-page'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const doNumber = askedOf(request, 'doNumber')
  if (!doNumber) return { doNumber, view: null }
  const found = await attempt(apiFor({ request, context }).deliveries.orderdetail.view.$get({ query: { doNumber } }))
  return { doNumber, view: found.ok ? found.data : null }
}

type View = NonNullable<Awaited<ReturnType<typeof loader>>['view']>

/** A delivery order as its ticket says it, with every timestamp and who reported it. */
export default function DoDetail() {
  const { doNumber, view } = useLoaderData<typeof loader>()
  return (
    <LookUpPage
      title={view ? `Delivery order ${doNumber}` : 'Delivery order'}
      note="What the ticket says, what was batched and when each thing happened."
      name="doNumber"
      label="Delivery order number"
      value={doNumber}
      found={view !== null}
      closeTo="/support/v2/orders"
    >
      {view && <Found view={view as View} />}
    </LookUpPage>
  )
}

const WORDS: Record<string, string> = { ...EVENT_LABELS, generated: 'Generated', delivered: 'Delivered by hand' }

function Found({ view: { ticket, weights, events, revisions } }: { view: View }) {
  const { load } = ticket
  return (
    <>
      <Card title="Ticket">
        <Pairs
          columns={3}
          rows={[
            ['Status', <Status key="status" of="deliveryOrder" value={load.status} />],
            [
              'Order',
              <Link
                key="order"
                className="text-link"
                to={`/support/orders/details?orderId=${load.orderId}`}
              >{`${ticket.orderNo}, load ${load.loadNo}`}</Link>,
            ],
            ['Day', showDate(load.doDate)],
            ['Customer', `${ticket.customerName}, ${ticket.customerCode}`],
            ['Project', ticket.projectName],
            ['Deliver to', ticket.locationName],
            ['Concrete', `${ticket.productCode} ${ticket.productName}`],
            ['Quantity', showVolume(load.quantity)],
            ['Truck and driver', [ticket.truckNo, ticket.driverName].filter(Boolean).join(', ')],
            ['Mix', ticket.mixCode ? `${ticket.mixCode}, version ${ticket.mixVersion}` : ''],
            ['Line', ticket.bpName],
            ['Revisions', revisions.length],
          ]}
        />
      </Card>
      <Card title="Reported timestamps" flush>
        <PlainTable
          caption="Timestamps"
          rows={events}
          id={row => row.id}
          columns={[
            { label: 'At', show: row => <span className="figures">{showDateTimeSeconds(row.at)}</span> },
            { label: 'Event', show: row => WORDS[row.event] ?? row.event },
            { label: 'Told by', show: row => row.byName },
            { label: 'Reason', show: row => row.reason ?? '' },
          ]}
        />
      </Card>
      {weights.length > 0 && (
        <Card title="Batch weights" flush>
          <PlainTable
            caption="Batch weights"
            rows={weights}
            id={row => row.id}
            columns={[
              { label: 'Material', show: row => row.materialName },
              { label: 'Target', show: row => showMass(row.targetKg), align: 'right' },
              { label: 'Batched', show: row => showMass(row.actualKg), align: 'right' },
            ]}
          />
        </Card>
      )}
    </>
  )
}
