import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { DoRow } from '~/domain/deliveries/delivery-order-search'
import { OUTSTANDING } from '~/domain/deliveries/delivery-order-status'
import type { Page, Paging } from '~/domain/kit/page'
import type { Sql } from '../kit/open'
import { isLate } from '../orders/promise'
import { linesWhere, searchLoads } from './delivery-order-list'
import { seenDeliveries } from './scope'
import { deliveryOrders } from './tables'

export const byOrder = async (sql: Sql, person: Person, orderId: string): Promise<DoRow[]> =>
  (await linesWhere(sql, person, eq(deliveryOrders.orderId, orderId))).sort((a, b) => a.loadNo - b.loadNo)

/** A load with its place in the merged sequence; one that was withdrawn or rejected has none. */
export type SequencedLoad = DoRow & { sequenceNo: number | null }

/** Loads of a merged order as they come to the site, numbered through all its orders. */
export async function byMerge(sql: Sql, person: Person, mergedOrderId: string): Promise<SequencedLoad[]> {
  const [rows, places] = await Promise.all([
    linesWhere(sql, person, eq(deliveryOrders.mergedOrderId, mergedOrderId)),
    sequenceOf(sql, person, mergedOrderId),
  ])
  return places.flatMap(({ id, sequenceNo }) => rows.filter(row => row.id === id).map(row => ({ ...row, sequenceNo })))
}

/** The same numbers alone, for who looks at one of the orders: counted over all loads, told of those that are seen. */
export async function sequenceOf(
  sql: Sql,
  person: Person,
  mergedOrderId: string,
): Promise<{ id: string; orderId: string; sequenceNo: number | null }[]> {
  const ofMerge = eq(deliveryOrders.mergedOrderId, mergedOrderId)
  const { id, orderId, status, loadNo, plannedOnSiteAt: at } = deliveryOrders
  const [all, own] = await Promise.all([
    sql.select({ id, orderId, status, loadNo, at }).from(deliveryOrders).where(ofMerge),
    sql
      .select({ id })
      .from(deliveryOrders)
      .where(and(ofMerge, seenDeliveries(person))),
  ])
  const seen = new Set(own.map(row => row.id))
  return inSequence(all)
    .filter(row => seen.has(row.id))
    .map(({ id, orderId, sequenceNo }) => ({ id, orderId, sequenceNo }))
}

function inSequence<T extends { status: string; loadNo: number; at: Date }>(rows: T[]) {
  let place = 0
  return [...rows]
    .sort((a, b) => a.at.getTime() - b.at.getTime() || a.loadNo - b.loadNo)
    .map(row => ({ ...row, sequenceNo: ['withdrawn', 'rejected'].includes(row.status) ? null : ++place }))
}

type Outstanding = Paging & {
  doDate: string
  now: Date
  plantId?: string | undefined
  regionId?: string | undefined
  late?: boolean | undefined
}

/** Loads of a day and before that are not delivered; late are those that are or will be on site after their promise. */
export const outstanding = (
  sql: Sql,
  person: Person,
  { doDate, now, plantId, regionId, late, ...paging }: Outstanding,
): Promise<Page<DoRow>> =>
  searchLoads(sql, person, {
    ...paging,
    sort: paging.sort ?? 'plannedOnSiteAt',
    where: and(
      lte(deliveryOrders.doDate, doDate),
      inArray(deliveryOrders.status, [...OUTSTANDING]),
      plantId ? eq(deliveryOrders.plantId, plantId) : undefined,
      regionId ? eq(deliveryOrders.regionId, regionId) : undefined,
      late ? isLate({ now, onTime: 0, today: true }) : undefined,
    ),
  })
