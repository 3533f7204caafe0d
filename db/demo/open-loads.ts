import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { AWAY } from '~/domain/deliveries/delivery-order-status'
import { locations } from '../customers/tables'
import { deliveryOrders } from '../deliveries/tables'
import { plants, trucks } from '../fleet/tables'
import type { Sql } from '../kit/open'

export type OpenLoad = Awaited<ReturnType<typeof openLoads>>[number]

/** Loads of the demo company that are on a truck now, with both ends of their way. */
export async function openLoads(sql: Sql) {
  const of = deliveryOrders
  return sql
    .select({
      id: of.id,
      truckId: of.truckId,
      plannedBatchAt: of.plannedBatchAt,
      plannedOnSiteAt: of.plannedOnSiteAt,
      generatedAt: of.generatedAt,
      leftAt: of.leftAt,
      onSiteAt: of.onSiteAt,
      pourEndAt: of.pourEndAt,
      plant: { latitude: plants.latitude, longitude: plants.longitude },
      site: { latitude: locations.latitude, longitude: locations.longitude },
      positionAt: trucks.positionAt,
    })
    .from(of)
    .innerJoin(plants, eq(plants.id, of.plantId))
    .innerJoin(locations, eq(locations.id, of.locationId))
    .innerJoin(trucks, eq(trucks.id, of.truckId))
    .where(and(eq(of.demo, true), inArray(of.status, AWAY), isNotNull(of.truckId)))
    .orderBy(of.plannedBatchAt)
}

/** Trucks that said nothing since a moment, with the plant in whose yard they stand. */
export async function silentTrucks(sql: Sql, since: Date) {
  return sql
    .select({ truckId: trucks.id, plant: { latitude: plants.latitude, longitude: plants.longitude } })
    .from(trucks)
    .innerJoin(plants, eq(plants.id, trucks.mainPlantId))
    .where(and(eq(trucks.removed, false), or(isNull(trucks.positionAt), lt(trucks.positionAt, since))))
}
