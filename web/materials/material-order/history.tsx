import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import * as kitWords from '~/domain/kit/words'
import { ORDER_STATUSES, STATUS_NAMES } from '~/domain/materials/material-order'
import * as words from '~/domain/materials/words'
import { type Column, filter, PLANTS } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { MATERIALS } from '../words'
import { orderColumns, receiptColumns, statusColumn } from './columns'
import type { OrderRow } from './dialogs'
import { loadOrders } from './loader'

export const loader = ({ request, context }: LoaderFunctionArgs) => loadOrders(request, context, 'list')

/** The source is in the order; here the receipt needs its place. */
const named = (column: Column<OrderRow>) => (column.key === 'sourceName' ? { ...column, hidden: true } : column)

/** Every material order there was: ordered, weighed, and what lay between. */
export default function OrderHistory() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <ListScreen<OrderRow>
      title={words.orderPlural()}
      noun={['order', 'orders']}
      page={page}
      open={row => `/material/material-order-history/${row.id}`}
      columns={[...orderColumns().map(named), ...receiptColumns(), statusColumn()]}
      search={words.orderSearch()}
      filters={[
        filter.choice(
          'status',
          kitWords.fieldStatus(),
          ORDER_STATUSES.map(status => [status, STATUS_NAMES[status]()] as const),
          true,
        ),
        filter.lookup('plantId', kitWords.fieldPlant(), PLANTS),
        filter.lookup('materialId', kitWords.fieldMaterial(), MATERIALS),
        filter.date('from', words.orderExpectedFrom()),
        filter.date('to', words.orderExpectedTo()),
      ]}
      empty={{ text: words.orderNoneYet() }}
    />
  )
}
