import { and, eq, ne, notInArray, sql as raw, sum } from 'drizzle-orm'
import { loadGroups } from '~/db/deliveries/quantities'
import { seenDeliveries } from '~/db/deliveries/scope'
import { deliveryOrders } from '~/db/deliveries/tables'
import type { Person } from '~/domain/access/roles'
import { deliveredOf } from '~/domain/deliveries/delivery-order-quantities'
import { cubicMetres, sum as total } from '~/domain/kit/money'
import type { Sql } from '../kit/open'
import { seenOrders } from './scope'
import { orders } from './tables'

export type OrderVolume = { ordered: string; orders: number }

/** m³ ordered in a region for a day; drafts and cancelled orders are no volume. */
export async function totalOrderVolume(
  sql: Sql,
  person: Person,
  regionId: string,
  orderDate: string,
): Promise<OrderVolume> {
  const [row] = await sql
    .select({ ordered: sum(orders.quantity), orders: raw<number>`count(*)::int` })
    .from(orders)
    .where(
      and(
        eq(orders.regionId, regionId),
        eq(orders.orderDate, orderDate),
        notInArray(orders.status, ['draft', 'cancelled']),
        seenOrders(person),
      ),
    )
  return { ordered: row?.ordered ?? '0.00', orders: row?.orders ?? 0 }
}

export type DeliveryVolume = { planned: string; delivered: string; loads: number }

/** m³ of a plant's loads of a day, and how much of it was brought to a site. */
export async function totalDeliveryVolume(
  sql: Sql,
  person: Person,
  plantId: string,
  orderDate: string,
): Promise<DeliveryVolume> {
  const groups = await loadGroups(
    sql,
    and(
      eq(deliveryOrders.plantId, plantId),
      eq(deliveryOrders.doDate, orderDate),
      notInArray(deliveryOrders.status, ['withdrawn', 'rejected']),
      seenDeliveries(person),
    ),
  )
  return {
    planned: cubicMetres(total(groups.map(group => group.quantity))),
    delivered: deliveredOf(groups).delivered,
    loads: groups.reduce((sum, group) => sum + group.loads, 0),
  }
}

/** How many orders of a project are still to be finished: it cannot be closed before. */
export async function incompleteOrders(sql: Sql, person: Person, projectId: string): Promise<number> {
  const [row] = await sql
    .select({ count: raw<number>`count(*)::int` })
    .from(orders)
    .where(
      and(eq(orders.projectId, projectId), notInArray(orders.status, ['completed', 'cancelled']), seenOrders(person)),
    )
  return row?.count ?? 0
}

/** When a load was last given a plant, line or truck, on the orders of a day. */
export async function lastAssigned(
  sql: Sql,
  person: Person,
  doDate: string,
  orderId: string | undefined,
): Promise<Date | null> {
  const [row] = await sql
    .select({ at: raw<string | null>`max(${deliveryOrders.updatedAt})` })
    .from(deliveryOrders)
    .where(
      and(
        orderId ? eq(deliveryOrders.orderId, orderId) : eq(deliveryOrders.doDate, doDate),
        ne(deliveryOrders.status, 'planned'),
        seenDeliveries(person),
      ),
    )
  return row?.at ? new Date(row.at) : null
}
