import { product } from '~/db/catalog/product'
import { loadsOf } from '~/db/deliveries/delivery-order'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { type OrderRow, orderedAddOns } from '~/db/orders/order'
import { type PayableAmountRow, payableAmount, payableOf } from '~/db/orders/payable-amount'
import { lockSeenOrder } from '~/db/orders/seen-order'
import type { Payable } from '~/domain/orders/payable'
import { isGone } from './order-facts'
import { priceOrder } from './price-order'

/** What the order costs with its loads of now and the prices of its day. */
export async function payableNow(sql: Sql, order: OrderRow): Promise<Payable> {
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

/** Keeps what the order is expected to cost; an order has one such amount. */
export async function savePayableAmount(
  work: Work,
  { orderId, version }: { orderId: string; version?: number | null | undefined },
): Promise<PayableAmountRow> {
  const order = await lockSeenOrder(work, orderId)
  const present = await payableOf(work.sql, orderId)
  const values = { orderId, ...(await payableNow(work.sql, order)) }
  return payableAmount.save(work, present ? { ...values, id: present.id, version: version ?? 0 } : values)
}
