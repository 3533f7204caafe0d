import { and, count, eq, inArray, sql as raw, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { DELIVERED, deliveredOf, type LoadGroup, quantitiesOf } from '~/domain/deliveries/delivery-order-quantities'
import { CLOSED } from '~/domain/deliveries/delivery-order-status'
import { compare, cubicMetres, sum } from '~/domain/kit/money'
import { isUnwanted, RETURN_CAUSE_CODES } from '~/domain/kit/return-cause'
import type { Sql } from '../kit/open'
import type { OrderRow } from '../orders/order'
import { seenDeliveries } from './scope'
import { deliveryOrders } from './tables'

const UNWANTED = RETURN_CAUSE_CODES.filter(isUnwanted)

/** Loads added up by order and state, with the number of those that came back in part. */
export async function loadGroups(sql: Sql, where: SQL | undefined) {
  const { orderId, status, quantity, returnConcrete, returnCause } = deliveryOrders
  const total = (of: SQLWrapper, which = raw`true`) =>
    raw<string>`coalesce(sum(${of}) filter (where ${which}), 0)::numeric(14,2)::text`
  const rows = await sql
    .select({
      orderId,
      status,
      loads: count(),
      quantity: total(quantity),
      returned: total(returnConcrete),
      unwanted: total(returnConcrete, inArray(returnCause, UNWANTED)),
      partlyReturned: raw<number>`(count(*) filter (where ${returnConcrete} > 0))::int`,
    })
    .from(deliveryOrders)
    .where(where)
    .groupBy(orderId, status)
  return rows satisfies LoadGroup[]
}

/** Where the m³ of an order are, and what the next load would be. */
export async function quantitiesOfOrder(sql: Sql, order: OrderRow) {
  const groups = await loadGroups(sql, eq(deliveryOrders.orderId, order.id))
  const { waiting, called, toCome: _toCome, onCall: _onCall, owed, ...of } = quantitiesOf(order, groups)
  const open = cubicMetres(sum([waiting, called]))
  return {
    orderId: order.id,
    orderNo: order.orderNo,
    ordered: order.quantity,
    planned: cubicMetres(sum([open, of.underway, of.delivered])),
    open,
    ...of,
    remaining: owed,
    loads: groups.reduce((total, row) => total + row.loads, 0),
    doQuantity: cubicMetres(compare(owed, order.loadSize) > 0 ? order.loadSize : owed),
  }
}

/** How loads ended: taken by the site, returned in part, or rejected. */
export async function acceptance(
  sql: Sql,
  person: Person,
  of: { orderId?: string | undefined; doDate?: string | undefined; plantId?: string | undefined },
) {
  const groups = await loadGroups(
    sql,
    and(
      seenDeliveries(person),
      inArray(deliveryOrders.status, [...CLOSED]),
      of.orderId ? eq(deliveryOrders.orderId, of.orderId) : undefined,
      of.doDate ? eq(deliveryOrders.doDate, of.doDate) : undefined,
      of.plantId ? eq(deliveryOrders.plantId, of.plantId) : undefined,
    ),
  )
  const loads = (which: (status: string) => boolean) =>
    groups.filter(({ status }) => which(status)).reduce((total, group) => total + group.loads, 0)
  return {
    accepted: loads(status => DELIVERED.includes(status)),
    acceptedQuantity: deliveredOf(groups).accepted,
    rejected: loads(status => status === 'rejected'),
    partlyReturned: groups.reduce((total, group) => total + group.partlyReturned, 0),
  }
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
