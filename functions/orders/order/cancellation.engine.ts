import { getSeenOrder } from '~/db/orders/seen-order'
import { Id } from '~/domain/kit/shape'
import { PreviewOrder } from '~/domain/orders/order'
import { WaiveCancellation } from '~/domain/orders/order-actions'
import { CancellationQuery } from '~/domain/orders/order-queries'
import { type CancellationCharge, cancellationOfOrder } from '~/workflows/orders/cancelled-order'
import { type OrderPreview, previewOrder } from '~/workflows/orders/preview-order'
import { waiveCancellation } from '~/workflows/orders/waive-order-cancellation'
import { area, may } from '../../kit/area'
import { personOf, sqlOf } from '../../kit/context'
import { body, param, query } from '../../kit/valid'
import { write } from '../../kit/write'

/** What an order would cost, and what it costs to cancel it: both ask the engine of bills. */
export const orderCancellationEngine = area()
  .post('/order/preview', may('POST /order/preview'), body(PreviewOrder), async c => {
    const preview: OrderPreview = await previewOrder(sqlOf(c), personOf(c), c.req.valid('json'), c.var.now)
    return c.json(preview)
  })
  .get('/order/:id/cancellation', may('GET /order/:id/cancellation'), param(Id), query(CancellationQuery), async c => {
    const order = await getSeenOrder(sqlOf(c), personOf(c), c.req.valid('param').id)
    const { kept } = c.req.valid('query')
    const charge: CancellationCharge = await cancellationOfOrder(sqlOf(c), order, c.var.now, kept)
    return c.json(charge)
  })
  .post(
    '/order/:id/waive-cancellation',
    may('POST /order/:id/waive-cancellation'),
    param(Id),
    body(WaiveCancellation),
    async c => c.json(await write(c, work => waiveCancellation(work, c.req.valid('param').id, c.req.valid('json')))),
  )
