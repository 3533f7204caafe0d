import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { apiFor, attempt } from '~/web/kit/api'
import { showDate, showTime } from '~/web/kit/dates'
import { showVolume } from '~/web/kit/figures'
import { Pairs, PlainTable } from '~/web/kit/page-grid'
import { Timeline } from '~/web/kit/record/timeline'
import { Status } from '~/web/kit/status'
import { Card } from '~/web/ui/card'
import { askedOf, LookUpPage } from './search-page'

/** An order by its number, or by the id that the list of orders hands over. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const [orderId, orderNo] = [askedOf(request, 'orderId') || askedOf(request, 'id'), askedOf(request, 'orderNo')]
  const api = apiFor({ request, context })
  const id = orderId || (await idOf(api, orderNo))
  if (!id) return { orderNo, order: null, loads: [], trail: [] }
  const order = await attempt(api.orders.order[':id'].$get({ param: { id } }))
  if (!order.ok) return { orderNo: orderNo || orderId, order: null, loads: [], trail: [] }
  const of = { of: 'order' as const, record: order.data.orderNo, limit: '100' }
  const [loads, trail] = await Promise.all([
    attempt(api.deliveries['delivery-order']['by-order-id'][':id'].$get({ param: { id } })),
    attempt(api.support.support.trail.$get({ query: of })),
  ])
  return {
    orderNo: order.data.orderNo,
    order: order.data,
    loads: loads.ok ? loads.data.rows : [],
    trail: trail.ok ? trail.data.rows : [],
  }
}

async function idOf(api: ReturnType<typeof apiFor>, orderNo: string): Promise<string | undefined> {
  if (!orderNo) return undefined
  const found = await attempt(api.support.support.v2.orders.$get({ query: { keyword: orderNo, limit: '10' } }))
  return found.ok ? found.data.rows.find(row => row.orderNo === orderNo)?.id : undefined
}

/** One order on a page: what was booked, what left the plant, and everything that was done to it. */
export default function OrderDetails() {
  const { orderNo, order, loads, trail } = useLoaderData<typeof loader>()
  return (
    <LookUpPage
      title={order ? `Order ${order.orderNo}` : 'Order details'}
      note="What was booked, what left the plant, and what was done to it."
      name="orderNo"
      label="Order number"
      value={orderNo}
      found={order !== null}
    >
      {order && (
        <Card title="Order">
          <Pairs
            columns={3}
            rows={[
              ['Status', <Status key="status" of="order" value={order.status} />],
              ['Customer', order.customerName],
              ['Project', order.projectName],
              ['Pour', `${showDate(order.orderDate)} ${order.startTime}`],
              ['Product', `${order.productCode} ${order.productDescription}`],
              ['Quantity', `${showVolume(order.quantity)} in loads of ${showVolume(order.loadSize)}`],
              ['Plants', order.assignedPlants.map(plant => plant.plantName).join(', ')],
              ['Pump', order.pump],
              ['Remarks', order.remarks],
            ]}
          />
        </Card>
      )}
      <Card title="Delivery orders" flush>
        <PlainTable
          caption="Delivery orders"
          rows={loads}
          id={row => row.id}
          columns={[
            { label: 'Load', show: row => row.loadNo, align: 'right' },
            {
              label: 'Number',
              show: row =>
                row.doNumber ? (
                  <Link
                    className="code text-link"
                    to={`/support/v2/modal/DODetail?doNumber=${encodeURIComponent(row.doNumber)}`}
                  >
                    {row.doNumber}
                  </Link>
                ) : (
                  <span className="text-muted">Not yet</span>
                ),
            },
            { label: 'Status', show: row => <Status of="deliveryOrder" value={row.status} /> },
            { label: 'Quantity', show: row => showVolume(row.doQuantity), align: 'right' },
            { label: 'On site', show: row => <span className="figures">{showTime(row.plannedOnSiteAt)}</span> },
          ]}
        />
      </Card>
      <Card title="Trail">
        <Timeline rows={trail.map(row => ({ ...row, seq: row.id }))} />
      </Card>
    </LookUpPage>
  )
}
