import { product } from '~/db/catalog/product'
import { loadsOf } from '~/db/deliveries/delivery-order'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { type OrderRow, orderedAddOns } from '~/db/orders/order'
import { extrasOf } from '~/db/orders/ordered-extras'
import { type PayableAmountRow, payableAmount, payableOf } from '~/db/orders/payable-amount'
import { lockSeenOrder } from '~/db/orders/seen-order'
import { type Payable, payable } from '~/domain/billing/preview'
import { isGone } from './order-facts'
import { plannedOf } from './order-loads'
import { foreseenBill, loadsOnCall, plannedLoad } from './price-order'
import { isPumped } from './unloading'

/** The bill of an order whose loads of now go as planned, at the prices of its day. */
export async function foreseenNow(sql: Sql, order: OrderRow) {
  const { productCode, name } = await product.get(sql, order.productId)
  const loads = (await loadsOf(sql, order.id)).filter(load => !isGone(load))
  const minimum = await settingOn(sql, 'orders.minimum-load', order.orderDate, order.regionId)
  const sizes = { schedule: order.loadSize, minimum }
  return foreseenBill(sql, {
    ...order,
    product: { id: order.productId, code: productCode, name },
    loads: [...loads.map(plannedLoad), ...loadsOnCall(order, sizes, loads.map(plannedOf))],
    pump: await isPumped(sql, order),
    cylinderSets: order.cylinderTest?.sets ?? 0,
    associateProducts: await orderedAddOns.list(sql, order.id),
    extras: (await extrasOf(sql, [order.id])).get(order.id) ?? [],
  })
}

export async function payableNow(sql: Sql, order: OrderRow): Promise<Payable> {
  const { bill, usualGst } = await foreseenNow(sql, order)
  return payable(bill, usualGst)
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
