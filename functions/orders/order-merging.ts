import { mergedOrder } from '~/db/orders/merged-order'
import { type OrderListRow, ordersOfSeenMerge } from '~/db/orders/order-rows'
import { Missing } from '~/domain/kit/problem'
import { MergeOrders } from '~/domain/orders/order-actions'
import { OfMerge } from '~/domain/orders/order-queries'
import { mergeOrders } from '~/workflows/orders/merge-orders'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, query } from '../kit/valid'
import { write } from '../kit/write'

export const orderMergingRoutes = area()
  .post('/order-merging', may('POST /order-merging', 'once'), body(MergeOrders), async c =>
    c.json(await write(c, work => mergeOrders(work, c.req.valid('json')))),
  )
  .get('/order/get-orders-in-merge-order', may('GET /order/get-orders-in-merge-order'), query(OfMerge), async c => {
    const { mergeOrderId } = c.req.valid('query')
    const rows: OrderListRow[] = await ordersOfSeenMerge(sqlOf(c), personOf(c), mergeOrderId)
    if (!rows.length) throw new Missing('There is no such merged order')
    const { id, version, mergeNo, status, startTime } = await mergedOrder.get(sqlOf(c), mergeOrderId)
    return c.json({ merged: { id, version, mergeNo, status, startTime }, rows, total: rows.length })
  })
