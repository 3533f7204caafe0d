import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ORDER_STATUSES, STATUS_NAMES } from '~/domain/materials/material-order'
import { filter, PLANTS } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { MATERIALS } from '../words'
import { orderColumns, receiptColumns, statusColumn } from './columns'
import type { OrderRow } from './dialogs'
import { loadOrders } from './loader'

export const loader = ({ request, context }: LoaderFunctionArgs) => loadOrders(request, context, 'list')

/** The source is in the order; here the receipt needs its place. */
const named = (column: (typeof orderColumns)[number]) =>
  column.key === 'sourceName' ? { ...column, hidden: true } : column

/** Every material order there was: ordered, weighed, and what lay between. */
export default function OrderHistory() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <ListScreen<OrderRow>
      title="Material orders"
      noun={['order', 'orders']}
      page={page}
      columns={[...orderColumns.map(named), ...receiptColumns, statusColumn]}
      search="Order, ticket or material"
      filters={[
        filter.choice(
          'status',
          'Status',
          ORDER_STATUSES.map(status => [status, STATUS_NAMES[status]] as const),
          true,
        ),
        filter.lookup('plantId', 'Plant', PLANTS),
        filter.lookup('materialId', 'Material', MATERIALS),
        filter.date('from', 'Expected from'),
        filter.date('to', 'Expected to'),
      ]}
      empty={{ text: 'Orders of cement, sand and stone stay here with what the weighbridge said.' }}
    />
  )
}
