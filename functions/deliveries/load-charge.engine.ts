import { getSeen } from '~/db/deliveries/delivery-order'
import { DoId, WaiveCharge, WashoutFee } from '~/domain/deliveries/delivery-order'
import { chargesOfLoad, type LoadCharge } from '~/workflows/deliveries/charges-of-load'
import { setWashoutFee } from '~/workflows/deliveries/set-washout-fee'
import { waiveLoadCharge } from '~/workflows/deliveries/waive-load-charge'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param } from '../kit/valid'
import { write } from '../kit/write'

/** The surcharges of a load as they would be billed, letting the customer off one, and a fee of its own for washing out. */
export const loadChargeEngine = area()
  .get('/delivery-order/:id/charge', may('GET /delivery-order/:id/charge'), param(DoId), async c => {
    const load = await getSeen(sqlOf(c), personOf(c), c.req.valid('param').id)
    const rows: LoadCharge[] = await chargesOfLoad(sqlOf(c), load)
    return c.json({ rows, total: rows.length })
  })
  .post(
    '/delivery-order/:id/waive-charge',
    may('POST /delivery-order/:id/waive-charge', 'once'),
    param(DoId),
    body(WaiveCharge),
    async c => c.json(await write(c, work => waiveLoadCharge(work, c.req.valid('param').id, c.req.valid('json')))),
  )
  .put(
    '/delivery-order/:id/update_washout_fee',
    may('PUT /delivery-order/:id/update_washout_fee', 'once'),
    param(DoId),
    body(WashoutFee),
    async c => c.json(await write(c, work => setWashoutFee(work, c.req.valid('param').id, c.req.valid('json')))),
  )
