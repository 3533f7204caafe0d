import { getSeen } from '~/db/deliveries/delivery-order'
import { DoId } from '~/domain/deliveries/delivery-order'
import { WaiveCancellation } from '~/domain/orders/order-actions'
import { type CancellationCharge, cancellationOfLoad } from '~/workflows/orders/cancelled-order'
import { waiveLoadCancellation } from '~/workflows/orders/waive-order-cancellation'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param } from '../kit/valid'
import { write } from '../kit/write'

/** What cancelling a load costs the customer, and letting them off it. */
export const loadCancellationEngine = area()
  .get('/delivery-order/:id/cancellation', may('GET /delivery-order/:id/cancellation'), param(DoId), async c => {
    const load = await getSeen(sqlOf(c), personOf(c), c.req.valid('param').id)
    const charge: CancellationCharge = await cancellationOfLoad(sqlOf(c), load, c.var.now)
    return c.json(charge)
  })
  .post(
    '/delivery-order/:id/waive-cancellation',
    may('POST /delivery-order/:id/waive-cancellation', 'once'),
    param(DoId),
    body(WaiveCancellation),
    async c =>
      c.json(await write(c, work => waiveLoadCancellation(work, c.req.valid('param').id, c.req.valid('json')))),
  )
