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

export const byMerge = (sql: Sql, person: Person, mergedOrderId: string): Promise<DoRow[]> =>
  linesWhere(sql, person, eq(deliveryOrders.mergedOrderId, mergedOrderId))

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
