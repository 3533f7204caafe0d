import type { LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useLoaderData, useSubmit } from '@remix-run/react'
import { businessDay } from '~/domain/kit/time'
import { apiFor, attempt, take } from '~/web/kit/api'
import { readDate, showDate, showTime } from '~/web/kit/dates'
import { showVolume } from '~/web/kit/figures'
import { PlainTable } from '~/web/kit/page-grid'
import { PageHead } from '~/web/kit/page-head'
import { sessionOf } from '~/web/kit/session-of'
import { Status } from '~/web/kit/status'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { Input, Select } from '~/web/ui/input'
import { WhyLoad } from './why'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const session = await sessionOf(request, context)
  const today = businessDay(new Date(session?.now ?? 0), session?.zone)
  const typed = params.get('orderDate')
  const orderDate = (typed && readDate(typed, today)) || today
  const [orderNo, asked] = [params.get('orderNo')?.trim() ?? '', params.get('loadNo')?.trim() || '1']
  const api = apiFor({ request, context })
  const { order } = api.orders
  const regionIds = (await take(api.fleet.region.region.$get())).rows.map(({ id }) => id).join(',')
  const day = await take(order.all.$get({ query: { orderDate, regionIds } }))
  const orders = day.rows.map(({ id, orderNo, customerName, productCode, quantity, startsAt, loads, status }) => ({
    ...{ id, orderNo, customerName, productCode, quantity, startsAt, loads, status },
  }))
  const chosen = orders.find(each => each.orderNo === orderNo)
  // Another order has other loads: the number of a load that it has not is its first.
  const loadNo = chosen && Number(asked) > chosen.loads ? '1' : asked
  const answer = orderNo
    ? await attempt(order['auto-assign-message'].$get({ query: { orderDate, orderNo, loadNo } }))
    : null
  return { orderDate, orderNo, loadNo, orders, loads: chosen?.loads ?? 1, answer, zone: session?.zone }
}

type Asked = ReturnType<typeof useLoaderData<typeof loader>>

/** Why a load got its truck, or none: chosen among the orders of a day and their loads. */
export default function AutoAssignMessage() {
  const found = useLoaderData<typeof loader>()
  const { orderDate, orders, answer, zone } = found
  return (
    <>
      <PageHead
        title="Auto-assign message"
        note="Explains one load: the chosen truck and plant, the alternatives, and the rules that exclude others."
      >
        <Choice {...found} />
      </PageHead>
      <div className="px-6 pb-8 max-md:px-4">
        {!answer && orders.length === 0 && <p className="text-muted">No orders on {showDate(orderDate)}.</p>}
        {!answer && orders.length > 0 && <OrdersOfDay {...found} />}
        {answer && !answer.ok && <p className="text-stop">{answer.problem.detail}</p>}
        {answer?.ok && <WhyLoad why={answer.data} zone={zone} />}
      </div>
    </>
  )
}

/** Each choice asks at once; without JavaScript its button does. */
function Choice({ orderDate, orderNo, loadNo, orders, loads }: Asked) {
  const submit = useSubmit()
  const label = 'grid gap-1 text-table font-semibold'
  // The link of another screen may name an order that this day has not: it stays what was asked.
  const unknown = orderNo && !orders.some(order => order.orderNo === orderNo) ? [orderNo] : []
  return (
    <Form
      method="get"
      className="flex flex-wrap items-end gap-3"
      key={`${orderDate} ${orderNo} ${loadNo}`}
      onChange={event => event.target instanceof HTMLSelectElement && submit(event.currentTarget)}
    >
      <div className={label}>
        <label htmlFor="orderDate">Date</label>
        <Input
          id="orderDate"
          name="orderDate"
          defaultValue={showDate(orderDate)}
          className="figures w-32 font-normal"
        />
      </div>
      <div className={label}>
        <label htmlFor="orderNo">Order</label>
        <Select
          id="orderNo"
          name="orderNo"
          data-search
          defaultValue={orderNo}
          className="figures w-80 max-w-[80vw] font-normal"
        >
          <option value="">Choose an order</option>
          {unknown.map(no => (
            <option key={no}>{no}</option>
          ))}
          {orders.map(order => (
            <option key={order.id} value={order.orderNo}>
              {order.orderNo}, {order.customerName}
            </option>
          ))}
        </Select>
      </div>
      {orderNo && (
        <div className={label}>
          <label htmlFor="loadNo">Load</label>
          <Select id="loadNo" name="loadNo" defaultValue={loadNo} className="figures w-24 font-normal">
            {Array.from({ length: Math.max(loads, Number(loadNo) || 1) }, (_, at) => (
              <option key={String(at)}>{at + 1}</option>
            ))}
          </Select>
        </div>
      )}
      <Button type="submit" look="primary">
        Show why
      </Button>
    </Form>
  )
}

const OrdersOfDay = ({ orders, orderDate, zone }: Asked) => (
  <Card title={`Orders of ${showDate(orderDate)}`} flush>
    <PlainTable
      caption="Orders of the day"
      rows={orders}
      id={row => row.id}
      columns={[
        {
          label: 'Order',
          show: row => (
            <Link className="code text-link" to={`?${new URLSearchParams({ orderDate, orderNo: row.orderNo })}`}>
              {row.orderNo}
            </Link>
          ),
        },
        { label: 'Customer', show: row => row.customerName },
        { label: 'First load', show: row => <span className="figures">{showTime(row.startsAt, zone)}</span> },
        { label: 'Product', show: row => <span className="code">{row.productCode}</span> },
        { label: 'Ordered', align: 'right', show: row => showVolume(row.quantity) },
        { label: 'Loads', align: 'right', show: row => row.loads },
        { label: 'Status', show: row => <Status of="order" value={row.status} /> },
      ]}
    />
  </Card>
)
