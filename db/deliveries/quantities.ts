import { and, count, eq, inArray, sql as raw, sum } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { CLOSED, UNDERWAY } from '~/domain/deliveries/delivery-order-status'
import { compare, cubicMetres, decimal } from '~/domain/kit/money'
import type { Sql } from '../kit/open'
import type { OrderRow } from '../orders/order'
import { seenDeliveries } from './scope'
import { deliveryOrders } from './tables'

/** Where the m³ of an order are, and what the next load would be. */
export async function quantitiesOf(sql: Sql, order: OrderRow) {
  const rows = await sql
    .select({
      status: deliveryOrders.status,
      loads: count(),
      quantity: raw<string>`coalesce(${sum(deliveryOrders.quantity)}, 0)::text`,
    })
    .from(deliveryOrders)
    .where(eq(deliveryOrders.orderId, order.id))
    .groupBy(deliveryOrders.status)
  const of = (...statuses: string[]) => {
    const some = rows.filter(({ status }) => statuses.includes(status))
    return cubicMetres(some.reduce((total, { quantity }) => total.plus(quantity), decimal(0)))
  }
  const planned = of('planned', 'assigned', 'called', ...UNDERWAY, 'delivered', 'returned')
  const remaining = decimal(order.quantity).minus(planned)
  const left = remaining.isNegative() ? decimal(0) : remaining
  return {
    orderId: order.id,
    orderNo: order.orderNo,
    ordered: order.quantity,
    planned,
    open: of('planned', 'assigned', 'called'),
    underway: of(...UNDERWAY),
    delivered: of('delivered', 'returned'),
    rejected: of('rejected'),
    withdrawn: of('withdrawn'),
    remaining: cubicMetres(left),
    loads: rows.reduce((total, row) => total + row.loads, 0),
    doQuantity: cubicMetres(compare(left, order.loadSize) > 0 ? order.loadSize : left),
  }
}

/** How loads ended: taken by the site, returned in part, or rejected. */
export async function acceptance(
  sql: Sql,
  person: Person,
  of: { orderId?: string | undefined; doDate?: string | undefined; plantId?: string | undefined },
) {
  const [row] = await sql
    .select({
      accepted: raw<number>`count(*) filter (where ${deliveryOrders.status} in ('delivered','returned'))::int`,
      acceptedQuantity: raw<string>`coalesce(sum(${deliveryOrders.quantity} - coalesce(${deliveryOrders.returnConcrete}, 0)) filter (where ${deliveryOrders.status} in ('delivered','returned')), 0)::text`,
      rejected: raw<number>`count(*) filter (where ${deliveryOrders.status} = 'rejected')::int`,
      partlyReturned: raw<number>`count(*) filter (where ${deliveryOrders.returnConcrete} > 0)::int`,
    })
    .from(deliveryOrders)
    .where(
      and(
        seenDeliveries(person),
        inArray(deliveryOrders.status, [...CLOSED]),
        of.orderId ? eq(deliveryOrders.orderId, of.orderId) : undefined,
        of.doDate ? eq(deliveryOrders.doDate, of.doDate) : undefined,
        of.plantId ? eq(deliveryOrders.plantId, of.plantId) : undefined,
      ),
    )
  return row!
}

/** The last numbered load of an order. */
export async function lastLoad(sql: Sql, person: Person, orderId: string) {
  const [row] = await sql
    .select({
      id: deliveryOrders.id,
      doNumber: deliveryOrders.doNumber,
      loadNo: deliveryOrders.loadNo,
      status: deliveryOrders.status,
      doQuantity: deliveryOrders.quantity,
      generatedAt: deliveryOrders.generatedAt,
    })
    .from(deliveryOrders)
    .where(
      and(
        seenDeliveries(person),
        and(eq(deliveryOrders.orderId, orderId), raw`${deliveryOrders.doNumber} is not null`),
      ),
    )
    .orderBy(raw`${deliveryOrders.loadNo} desc`)
    .limit(1)
  return row ?? null
}
