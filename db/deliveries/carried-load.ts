import { and, asc, eq, gt, gte, inArray, isNotNull, ne, or, sql as raw } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { AWAY, type DoStatus } from '~/domain/deliveries/delivery-order-status'
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

/**
 * The loads that positions from one moment to another can tell of: what each truck carries, and what it has delivered in
 * the day before, of which positions may come late. A truck carries, of several tickets, the one under way, else the newest.
 */
export async function carriedLoads(
  sql: Sql,
  truckIds: readonly string[],
  { from, to }: { from: Date; to: Date },
): Promise<CarriedLoad[]> {
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
  const lately = and(gte(doDate, addDays(businessDay(from), -2)), gt(generatedAt, addMinutes(from, -ONE_DAY)))
  const rows = await sql
    .select({
      ...{ id, doNumber, truckId, status, since: generatedAt, until: until.at },
      plant: { latitude: plants.latitude, longitude: plants.longitude },
      site: { latitude: locations.latitude, longitude: locations.longitude, radiusMetres: locations.radiusMetres },
    })
    .from(deliveryOrders)
    .innerJoin(plants, eq(plants.id, plantId))
    .innerJoin(locations, eq(locations.id, locationId))
    .leftJoinLateral(until, raw`true`)
    .where(
      and(
        inArray(truckId, [...truckIds]),
        isNotNull(generatedAt),
        or(inArray(status, [...AWAY]), and(eq(status, 'returned'), lately)),
      ),
    )
    .orderBy(asc(generatedAt))
  const loads = rows as (CarriedLoad & { status: DoStatus })[]
  return [...Map.groupBy(loads, load => load.truckId).values()].flatMap(of => {
    const away = of.filter(load => AWAY.includes(load.status))
    const now = away.findLast(load => load.status !== 'delivered') ?? away.at(-1)
    const earlier = of.filter(
      load =>
        load !== now &&
        OVER.includes(load.status) &&
        load.since > addMinutes(from, -ONE_DAY) &&
        load.since < to &&
        (!load.until || load.until > from),
    )
    return [...earlier, ...(now ? [{ ...now, until: null }] : [])]
  })
}

const ONE_DAY = 24 * 60
const OVER: readonly DoStatus[] = ['delivered', 'returned']
