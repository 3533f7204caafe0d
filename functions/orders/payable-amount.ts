import * as z from 'zod'
import { payableOf } from '~/db/orders/payable-amount'
import { getSeenOrder } from '~/db/orders/seen-order'
import { Missing } from '~/domain/kit/problem'
import { Id, id } from '~/domain/kit/shape'
import { payableNow, savePayableAmount } from '~/workflows/orders/save-payable-amount'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param } from '../kit/valid'
import { write } from '../kit/write'

const OfOrder = z.strictObject({ orderId: id() })
const SavePayable = z.strictObject({ orderId: id(), version: z.int().min(1).nullish() })

/** What an order is expected to cost: asked for now, kept, and read again. */
export const payableAmountRoutes = area()
  .post('/payable-amount/calculate', may('POST /payable-amount/calculate'), body(OfOrder), async c => {
    const order = await getSeenOrder(sqlOf(c), personOf(c), c.req.valid('json').orderId)
    return c.json(await payableNow(sqlOf(c), order))
  })
  .post('/payable-amount/save', may('POST /payable-amount/save'), body(SavePayable), async c =>
    c.json(await write(c, work => savePayableAmount(work, c.req.valid('json')))),
  )
  .get('/payable-amount/:id', may('GET /payable-amount/:id'), param(Id), async c => {
    const order = await getSeenOrder(sqlOf(c), personOf(c), c.req.valid('param').id)
    const row = await payableOf(sqlOf(c), order.id)
    if (!row) throw new Missing('No payable amount of this order was kept')
    return c.json(row)
  })
