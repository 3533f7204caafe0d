import * as z from 'zod'
import { product } from '~/db/catalog/product'
import { loadsOf } from '~/db/deliveries/delivery-order'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { type OrderRow, orderedAddOns } from '~/db/orders/order'
import { type PayableAmountRow, payableAmount, payableOf } from '~/db/orders/payable-amount'
import { getSeenOrder, lockSeenOrder } from '~/db/orders/seen-order'
import { Missing } from '~/domain/kit/problem'
import { Id, id } from '~/domain/kit/shape'
import type { Payable } from '~/domain/orders/payable'
import { isGone } from '~/workflows/orders/order-facts'
import { priceOrder } from '~/workflows/orders/price-order'
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
  .post('/payable-amount/save', may('POST /payable-amount/save'), body(SavePayable), async c => {
    const { orderId, version } = c.req.valid('json')
    const row: PayableAmountRow = await write(c, async work => {
      const order = await lockSeenOrder(work, orderId)
      const present = await payableOf(work.sql, orderId)
      const values = { orderId, ...(await payableNow(work.sql, order)) }
      return payableAmount.save(work, present ? { ...values, id: present.id, version: version ?? 0 } : values)
    })
    return c.json(row)
  })
  .get('/payable-amount/:id', may('GET /payable-amount/:id'), param(Id), async c => {
    const order = await getSeenOrder(sqlOf(c), personOf(c), c.req.valid('param').id)
    const row = await payableOf(sqlOf(c), order.id)
    if (!row) throw new Missing('No payable amount of this order was kept')
    return c.json(row)
  })

async function payableNow(sql: Sql, order: OrderRow): Promise<Payable> {
  const { productCode, name } = await product.get(sql, order.productId)
  const loads = (await loadsOf(sql, order.id)).filter(load => !isGone(load))
  return priceOrder(sql, {
    ...order,
    productName: `${productCode} ${name}`,
    loads: loads.map(load => load.quantity),
    minimumLoad: await settingOn(sql, 'orders.minimum-load', order.orderDate, order.regionId),
    cylinderSets: order.cylinderTest?.sets ?? 0,
    associateProducts: await orderedAddOns.list(sql, order.id),
  })
}
