import { and, eq, inArray, lt, lte } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { DoRow } from '~/domain/deliveries/search'
import { OUTSTANDING } from '~/domain/deliveries/status'
import type { Page, Paging } from '~/domain/kit/page'
import type { Sql } from '../kit/open'
import { linesWhere, searchLoads } from './delivery-list'
import { deliveryOrders } from './tables'

export const byOrder = async (sql: Sql, person: Person, orderId: string): Promise<DoRow[]> =>
  (await linesWhere(sql, person, eq(deliveryOrders.orderId, orderId))).sort((a, b) => a.loadNo - b.loadNo)

/** A load with its place in the merged sequence; one that was withdrawn or rejected has none. */
export type SequencedLoad = DoRow & { sequenceNo: number | null }

/** Loads of a merged order as they come to the site, numbered through all its orders. */
export async function byMerge(sql: Sql, person: Person, mergedOrderId: string): Promise<SequencedLoad[]> {
  const rows = await linesWhere(sql, person, eq(deliveryOrders.mergedOrderId, mergedOrderId))
  return inSequence(rows.map(row => ({ ...row, at: row.plannedOnSiteAt }))).map(({ at: _at, ...row }) => row)
}

/** The same numbers alone, for who looks at one of the orders. */
export async function sequenceOf(
  sql: Sql,
  mergedOrderId: string,
): Promise<{ id: string; orderId: string; sequenceNo: number | null }[]> {
  const rows = await sql
    .select({
      id: deliveryOrders.id,
      orderId: deliveryOrders.orderId,
      status: deliveryOrders.status,
      loadNo: deliveryOrders.loadNo,
      at: deliveryOrders.plannedOnSiteAt,
    })
    .from(deliveryOrders)
    .where(eq(deliveryOrders.mergedOrderId, mergedOrderId))
  return inSequence(rows).map(({ id, orderId, sequenceNo }) => ({ id, orderId, sequenceNo }))
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

/** Loads of a day and before that are not delivered; late are those whose planned arrival has passed. */
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
      late ? lt(deliveryOrders.plannedOnSiteAt, now) : undefined,
    ),
  })
