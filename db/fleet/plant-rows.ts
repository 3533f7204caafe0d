import { and, asc, count, eq, gt, ilike, inArray, isNull, lte, notInArray, or, sql as raw, type SQL } from 'drizzle-orm'
import { deliveryOrders } from '~/db/deliveries/tables'
import { plantMixMappings } from '~/db/mixdesign/tables'
import type { Person } from '~/domain/access/roles'
import type { PlantAsk } from '~/domain/fleet/plant'
import type { Page } from '~/domain/kit/page'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { seenPlants } from './scope'
import { batchingPlants, plants, regions } from './tables'

const line = {
  id: plants.id,
  plantId: plants.id,
  version: plants.version,
  active: plants.active,
  plantCode: plants.plantCode,
  plantName: plants.plantName,
  regionId: plants.regionId,
  regionName: regions.regionName,
  address: plants.address,
  latitude: plants.latitude,
  longitude: plants.longitude,
  capacityPerHour: plants.capacityPerHour,
  opensAt: plants.opensAt,
  closesAt: plants.closesAt,
  loadingMinutes: plants.loadingMinutes,
  certificateValidTo: plants.certificateValidTo,
  closedFrom: plants.closedFrom,
  closedUntil: plants.closedUntil,
  closedReason: plants.closedReason,
  lines: raw<number>`(select count(*)::int from ${batchingPlants} where ${batchingPlants.plantId} = ${plants.id} and ${batchingPlants.active})`,
}
type Plant = typeof plants.$inferSelect
export type PlantLine = Pick<
  Plant,
  | 'id'
  | 'version'
  | 'active'
  | 'plantCode'
  | 'plantName'
  | 'regionId'
  | 'address'
  | 'latitude'
  | 'longitude'
  | 'capacityPerHour'
  | 'opensAt'
  | 'closesAt'
  | 'loadingMinutes'
  | 'certificateValidTo'
  | 'closedFrom'
  | 'closedUntil'
  | 'closedReason'
> & { plantId: string; regionName: string; lines: number }

const sorts = {
  plantCode: plants.plantCode,
  plantName: plants.plantName,
  regionName: regions.regionName,
  capacityPerHour: plants.capacityPerHour,
  active: plants.active,
}

/** Plants that the person may see, a page at a time. */
export function plantPage(
  sql: Sql,
  person: Person,
  ask: PlantAsk,
  ...more: (SQL | undefined)[]
): Promise<Page<PlantLine>> {
  const where = and(
    eq(plants.removed, false),
    seenPlants(person),
    ask.active === undefined ? undefined : eq(plants.active, ask.active),
    ask.regionId ? eq(plants.regionId, ask.regionId) : undefined,
    ask.keyword
      ? or(ilike(plants.plantCode, like(ask.keyword)), ilike(plants.plantName, like(ask.keyword)))
      : undefined,
    ...more,
  )
  const from = () => sql.select(line).from(plants).innerJoin(regions, eq(regions.id, plants.regionId)).where(where)
  const rows = from()
    .orderBy(...sorted(ask.sort, sorts, [asc(plants.plantCode)]))
    .$dynamic()
  return paged<PlantLine>(rows, cappedCount(sql, from().$dynamic()), ask)
}

/** Not closed at the moment. */
export const openAt = (now: Date): SQL =>
  or(isNull(plants.closedFrom), gt(plants.closedFrom, now), lte(plants.closedUntil, now))!

/** With a line that has a mix for the product. */
export const makes = (sql: Sql, productId: string): SQL =>
  inArray(
    plants.id,
    sql
      .select({ id: batchingPlants.plantId })
      .from(plantMixMappings)
      .innerJoin(batchingPlants, eq(batchingPlants.id, plantMixMappings.batchingPlantId))
      .where(
        and(
          eq(plantMixMappings.productId, productId),
          eq(plantMixMappings.active, true),
          eq(batchingPlants.active, true),
        ),
      ),
  )

/** Loads that a plant has still to make or that are on their way. */
export async function loadsUnderWay(sql: Sql, plantId: string): Promise<number> {
  const [row] = await sql
    .select({ loads: count() })
    .from(deliveryOrders)
    .where(
      and(
        eq(deliveryOrders.plantId, plantId),
        notInArray(deliveryOrders.status, ['delivered', 'returned', 'withdrawn', 'rejected']),
      ),
    )
  return row?.loads ?? 0
}
