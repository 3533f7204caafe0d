import { sequenceOf } from '~/db/deliveries/loads-of'
import { mergedOrder } from '~/db/orders/merged-order'
import { type OrderListRow, ordersOfSeenMerge } from '~/db/orders/order-rows'
import { Missing } from '~/domain/kit/problem'
import { mergeVolumes } from '~/domain/orders/merge'
import { MergeOrders, UndoMerge } from '~/domain/orders/order-actions'
import { OfMerge, OneMerge } from '~/domain/orders/order-queries'
import { mergeOrders } from '~/workflows/orders/merge-orders'
import { undoMerge } from '~/workflows/orders/undo-order-merge'
import { area, may } from '../../kit/area'
import { personOf, sqlOf } from '../../kit/context'
import { body, param, query } from '../../kit/valid'
import { write } from '../../kit/write'

export const orderMergingRoutes = area()
  .post('/order-merging', may('POST /order-merging', 'once'), body(MergeOrders), async c =>
    c.json(await write(c, work => mergeOrders(work, c.req.valid('json')))),
  )
  .post(
    '/order-merging/:id/undo',
    may('POST /order-merging/:id/undo', 'once'),
    param(OneMerge),
    body(UndoMerge),
    async c => c.json(await write(c, work => undoMerge(work, c.req.valid('param').id, c.req.valid('json')))),
  )
  .get('/order/get-orders-in-merge-order', may('GET /order/get-orders-in-merge-order'), query(OfMerge), async c => {
    const { mergeOrderId } = c.req.valid('query')
    const rows: OrderListRow[] = await ordersOfSeenMerge(sqlOf(c), personOf(c), mergeOrderId)
    if (!rows.length) throw new Missing('There is no such merged order')
    const { id, version, mergeNo, status, startTime, consent } = await mergedOrder.get(sqlOf(c), mergeOrderId)
    const merged = { id, version, mergeNo, status, startTime, consent, ...mergeVolumes(rows) }
    return c.json({ merged, rows, sequence: await sequenceOf(sqlOf(c), personOf(c), mergeOrderId), total: rows.length })
  })
