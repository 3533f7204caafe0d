import { and, eq, gte, inArray, isNotNull } from 'drizzle-orm'
import type { Place } from '~/domain/orders/travel'
import { plants, regions, trucks } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { setColumns } from '../kit/set-columns'
import { orders } from '../orders/tables'
import { deliveryOrders } from './tables'

export type DrivingLoad = {
  id: string
  doDate: string
  regionId: string
  zone: string
  plant: Place
  site: Place
  /** Where its truck was last, after it left. */
  at: Place
  positionAt: Date
}

/** The loads that these trucks are on the way to their sites with, of those that told where they are since they left. */
export async function drivingLoads(sql: Sql, truckIds: readonly string[]): Promise<DrivingLoad[]> {
  const { id, doDate, regionId, plantId, orderId, truckId, status, leftAt } = deliveryOrders
  const rows = await sql
    .select({
      ...{ id, doDate, regionId, zone: regions.zone },
      plant: { latitude: plants.latitude, longitude: plants.longitude },
      site: { latitude: orders.latitude, longitude: orders.longitude },
      latitude: trucks.latitude,
      longitude: trucks.longitude,
      positionAt: trucks.positionAt,
    })
    .from(deliveryOrders)
    .innerJoin(trucks, eq(trucks.id, truckId))
    .innerJoin(plants, eq(plants.id, plantId))
    .innerJoin(orders, eq(orders.id, orderId))
    .innerJoin(regions, eq(regions.id, regionId))
    .where(
      and(
        inArray(truckId, [...truckIds]),
        eq(status, 'in_transit'),
        isNotNull(trucks.latitude),
        gte(trucks.positionAt, leftAt),
      ),
    )
  return rows.flatMap(({ latitude, longitude, positionAt, ...load }) =>
    latitude === null || longitude === null || !positionAt
      ? []
      : [{ ...load, at: { latitude, longitude }, positionAt }],
  )
}

/** A forecast is nobody's edit: no version, no line in the trail. */
export const foresee = (sql: Sql, id: string, arrivalAt: Date): Promise<number> =>
  setColumns(
    sql,
    deliveryOrders,
    { arrivalAt },
    and(eq(deliveryOrders.id, id), eq(deliveryOrders.status, 'in_transit'))!,
  )
