import { and, eq, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { Missing } from '~/domain/kit/problem'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import type { Work } from '../kit/work'
import { seenDeliveries } from './scope'
import { deliveryOrders } from './tables'

export const deliveryOrder = record(deliveryOrders, 'delivery_order')
export type DeliveryOrderRow = typeof deliveryOrders.$inferSelect

/** A load that the person may see; outside their scope it does not exist. */
export const getSeen = (sql: Sql, person: Person, id: string) => seenRow(sql, person, eq(deliveryOrders.id, id))

export const getSeenByNumber = (sql: Sql, person: Person, doNumber: string) =>
  seenRow(sql, person, eq(deliveryOrders.doNumber, doNumber))

/** The same, kept until the end of the work. */
export async function lockSeen(work: Work, id: string): Promise<DeliveryOrderRow> {
  await getSeen(work.sql, work.by, id)
  return deliveryOrder.lock(work, id)
}

async function seenRow(sql: Sql, person: Person, which: SQL): Promise<DeliveryOrderRow> {
  const [row] = await sql
    .select()
    .from(deliveryOrders)
    .where(and(seenDeliveries(person), which))
    .limit(1)
  if (!row) throw new Missing('There is no such delivery order')
  return row
}

/** Loads of an order, first to last. */
export const loadsOf = (sql: Sql, orderId: string): Promise<DeliveryOrderRow[]> =>
  sql.select().from(deliveryOrders).where(eq(deliveryOrders.orderId, orderId)).orderBy(deliveryOrders.loadNo)

export const loadsOfMerge = (sql: Sql, mergedOrderId: string): Promise<DeliveryOrderRow[]> =>
  sql
    .select()
    .from(deliveryOrders)
    .where(eq(deliveryOrders.mergedOrderId, mergedOrderId))
    .orderBy(deliveryOrders.plannedOnSiteAt, deliveryOrders.loadNo)
