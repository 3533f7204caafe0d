import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, ne, notInArray, sql as raw } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { AWAY } from '~/domain/deliveries/delivery-order-status'
import type { Fence } from '~/domain/fleet/position-events'
import { addDays, addMinutes, businessDay } from '~/domain/kit/time'
import { locations } from '../customers/tables'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { deliveryOrders } from './tables'

export type CarriedLoad = {
  id: string
  doNumber: string | null
  truckId: string
  since: Date
  /** When the truck took its next load; null while this is the one that it carries. */
  until: Date | null
  plant: Omit<Fence, 'radiusMetres'>
  site: Fence
}

const { id, doNumber, doDate, truckId, generatedAt, status, plantId, locationId } = deliveryOrders
const columns = {
  id,
  doNumber,
  truckId,
  since: generatedAt,
  plant: { latitude: plants.latitude, longitude: plants.longitude },
  site: { latitude: locations.latitude, longitude: locations.longitude, radiusMetres: locations.radiusMetres },
}

/** The load that each truck carries or has just poured: of several tickets the one under way, else the newest. */
async function carriedNow(sql: Sql, truckIds: readonly string[]): Promise<CarriedLoad[]> {
  const rows = await sql
    .selectDistinctOn([truckId], { ...columns, until: raw<null>`null` })
    .from(deliveryOrders)
    .innerJoin(plants, eq(plants.id, plantId))
    .innerJoin(locations, eq(locations.id, locationId))
    .where(and(inArray(truckId, [...truckIds]), inArray(status, [...AWAY]), isNotNull(generatedAt)))
    .orderBy(truckId, asc(eq(status, 'delivered')), desc(generatedAt))
  return rows as CarriedLoad[]
}

/**
 * The loads that positions from one moment to another can tell of: what each truck carries, and what it has delivered in
 * the day before, of which positions may come late.
 */
export async function carriedLoads(
  sql: Sql,
  truckIds: readonly string[],
  { from, to }: { from: Date; to: Date },
): Promise<CarriedLoad[]> {
  const now = await carriedNow(sql, truckIds)
  const next = alias(deliveryOrders, 'next')
  const until = sql
    .select({ at: raw<Date>`min(${next.generatedAt})`.mapWith(generatedAt).as('at') })
    .from(next)
    .where(
      and(
        eq(next.truckId, truckId),
        gte(next.doDate, raw`${doDate} - 1`),
        gt(next.generatedAt, generatedAt),
        ne(next.status, 'withdrawn'),
      ),
    )
    .as('until')
  const earlier = await sql
    .select({ ...columns, until: until.at })
    .from(deliveryOrders)
    .innerJoin(plants, eq(plants.id, plantId))
    .innerJoin(locations, eq(locations.id, locationId))
    .leftJoinLateral(until, raw`true`)
    .where(
      and(
        inArray(truckId, [...truckIds]),
        gte(doDate, addDays(businessDay(from), -2)),
        inArray(status, ['delivered', 'returned']),
        gt(generatedAt, addMinutes(from, -1440)),
        lt(generatedAt, to),
        notInArray(
          id,
          now.map(load => load.id),
        ),
      ),
    )
    .orderBy(asc(generatedAt))
  const told = (earlier as CarriedLoad[]).filter(load => !load.until || load.until > from)
  return [...told, ...now]
}
