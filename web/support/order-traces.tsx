import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { OrderTrace } from '~/domain/support/search'
import { apiFor, listOf } from '~/web/kit/api'
import { showDate } from '~/web/kit/dates'
import { showMoney, showVolume } from '~/web/kit/figures'
import { type Column, filter } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { Status } from '~/web/kit/status'
import { statusChoices } from '~/web/kit/status-words'
import { Badge } from '~/web/ui/badge'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).support.support.v2.orders.$get({ query: searchOf(request) }))

/** Orders with what became of them, from booking to draft, so that a caller's question is answered from one line. */
export default function OrderTraces() {
  const page = useLoaderData<typeof loader>()
  return (
    <ListScreen<OrderTrace>
      title="Orders"
      noun={['order', 'orders']}
      page={page}
      columns={columns}
      open={row => `/support/orders/details?orderId=${row.id}`}
      search="Order, delivery order, customer or project"
      filters={[
        filter.date('fromDate', 'From', true),
        filter.date('toDate', 'To', true),
        filter.choice('status', 'Status', statusChoices('order'), true),
        filter.lookup('customerId', 'Customer', {
          path: 'customer/list',
          label: 'customerName',
          detail: 'customerCode',
        }),
        filter.lookup('projectId', 'Project', { path: 'project/list', label: 'projectName' }),
      ]}
      empty={{ text: 'Orders appear here as soon as they are booked.' }}
    />
  )
}

const columns: Column<OrderTrace>[] = [
  { key: 'orderNo', label: 'Order', show: row => <span className="code">{row.orderNo}</span>, sort: true },
  {
    key: 'orderDate',
    label: 'Pour',
    show: row => <span className="figures">{`${showDate(row.orderDate)} ${row.startTime}`}</span>,
    sort: true,
  },
  { key: 'status', label: 'Status', show: row => <Status of="order" value={row.status} />, sort: true, phone: 'end' },
  { key: 'customerName', label: 'Customer', show: row => row.customerName, sort: true, width: 200 },
  { key: 'projectName', label: 'Project', show: row => row.projectName, sort: true, width: 200 },
  { key: 'productCode', label: 'Product', show: row => <span className="code">{row.productCode}</span> },
  { key: 'quantity', label: 'Booked', show: row => showVolume(row.quantity), align: 'right', sort: true },
  { key: 'delivered', label: 'Delivered', show: row => showVolume(row.delivered), align: 'right' },
  { key: 'loads', label: 'Tickets', show: row => `${row.ticketed} of ${row.loads}`, align: 'right' },
  {
    key: 'billed',
    label: 'In drafts',
    show: row => (row.drafts > 0 ? showMoney(row.billed) : <span className="text-muted">None</span>),
    align: 'right',
  },
  {
    key: 'openChanges',
    label: 'Changes',
    show: row => (row.openChanges > 0 ? <Badge tone="waiting">{row.openChanges} waiting</Badge> : ''),
    phone: 'none',
  },
]
