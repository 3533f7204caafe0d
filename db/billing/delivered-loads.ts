import { and, asc, eq, inArray, lt, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { orders } from '../orders/tables'
import { AS_DELIVERED, type BillablePeriod, billableLoads, DONE, deliveredIn, dueIn } from './billable'
import { seenBills } from './scope'

const { projectId, productId, orderId, loadNo, doDate, customerId, status } = deliveryOrders

/** The delivered loads of a project, of these products in these days; locked where they are about to be priced again. */
export const deliveredLoads = (
  sql: Sql,
  { productIds, ...of }: BillablePeriod & { projectId: string; productIds: readonly string[] },
  lock: boolean,
) =>
  billableLoads(sql, {
    where: and(deliveredIn(of), inArray(productId, [...productIds])),
    sort: AS_DELIVERED,
    lock,
  })

/** Who has something to pay of a period, project by project, as far as a person sees their bills. */
export const projectsDelivered = async (sql: Sql, person: Person, of: BillablePeriod) =>
  sql
    .select({ projectId, loads: raw<number>`count(*)::int` })
    .from(deliveryOrders)
    .where(and(dueIn(of), seenBills(person, customerId)))
    .groupBy(projectId)
    .orderBy(asc(projectId))

/** All loads of a period to bill whose bills a person sees, or those of some projects. */
export const loadsOfPeriod = (sql: Sql, person: Person, of: BillablePeriod, projectIds?: readonly string[]) =>
  billableLoads(sql, {
    where: and(dueIn(of), projectIds && inArray(projectId, [...projectIds]), seenBills(person, customerId)),
    sort: [projectId, customerId, ...AS_DELIVERED],
  })

/** Loads as they are given, with all that a bill is made of. */
export const loadsById = (sql: Sql, ids: readonly string[]) =>
  billableLoads(sql, { where: inArray(deliveryOrders.id, [...ids]), sort: [loadNo] })

/** Of these orders those that a load was delivered of before a day. */
export async function ordersBegun(sql: Sql, orderIds: readonly string[], day: string): Promise<Set<string>> {
  if (!orderIds.length) return new Set()
  const rows = await sql
    .selectDistinct({ orderId })
    .from(deliveryOrders)
    .where(and(inArray(orderId, [...new Set(orderIds)]), inArray(status, DONE), lt(doDate, day)))
  return new Set(rows.map(row => row.orderId))
}

/** The loads that a draft holds, as its purchase orders see them. */
export async function loadsOfDraft(sql: Sql, draftId: string) {
  const { id, orderId, doNumber, quantity, cancellation } = deliveryOrders
  const rows = await sql
    .select({ id, orderId, doDate, doNumber, loadNo, quantity, cancellation, purchaseOrderId: orders.purchaseOrderId })
    .from(deliveryOrders)
    .innerJoin(orders, eq(orders.id, deliveryOrders.orderId))
    .where(eq(deliveryOrders.invoiceDraftId, draftId))
  return rows.map(({ cancellation, ...row }) => ({
    ...row,
    // A cancelled load takes nothing of an order.
    quantity: cancellation ? '0' : row.quantity,
    doNumber: row.doNumber ?? `load ${row.loadNo}`,
  }))
}
