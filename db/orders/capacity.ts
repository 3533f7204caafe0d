import { and, eq, gte, inArray, lt, ne, notInArray, or, sql as raw, type SQL, sum } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { deliveryOrders } from '~/db/deliveries/tables'
import { addDays, businessDay, hourIn, instantOn, weekday } from '~/domain/kit/time'
import type { HourLoad, ProfileRow } from '~/domain/orders/capacity-profile'
import type { Sql } from '../kit/open'
import { bookingQuantities, capacityProfiles } from './capacity-tables'
import { reservedOnCall } from './on-call-quantity'
import { orders } from './tables'
import { heldOffers } from './wait-list'

const GONE = ['withdrawn', 'rejected']
const WAITING = ['planned', 'assigned']

export type OnDay = {
  day: string
  zone: string
  /** It is asked about anew: its loads that wait do not count, those that were called keep their place. */
  exceptOrderId?: string | undefined
  /** What is on call of it is asked for. */
  exceptOnCallOf?: string | undefined
}

/** The profile rows that count for a plant on a day. */
export function profileOf(
  sql: Sql,
  plantIds: readonly string[],
  day: string,
): Promise<(ProfileRow & { plantId: string })[]> {
  const { plantId, hour, quantity } = capacityProfiles
  return sql
    .select({ plantId, day: capacityProfiles.day, weekday: capacityProfiles.weekday, hour, quantity })
    .from(capacityProfiles)
    .where(
      and(
        inArray(plantId, [...plantIds]),
        or(eq(capacityProfiles.day, day), eq(capacityProfiles.weekday, weekday(day))),
      ),
    )
}

/** m³ that plants have to batch by hour of the day; waiting loads of held orders leave their place to others. */
export async function bookedAtPlants(
  sql: Sql,
  plantIds: readonly string[],
  of: OnDay,
): Promise<(HourLoad & { plantId: string })[]> {
  const loads = await bookedBy(sql, deliveryOrders.plannedBatchAt, inArray(deliveryOrders.plantId, [...plantIds]), of)
  return [...loads, ...(await reservedOn(sql, 'batchAt', held => plantIds.includes(held.plantId), of))]
}

/** m³ that arrive in a region by hour of the day. */
export async function bookedInRegion(sql: Sql, regionId: string, of: OnDay): Promise<HourLoad[]> {
  const loads = await bookedBy(sql, deliveryOrders.plannedOnSiteAt, eq(deliveryOrders.regionId, regionId), of)
  return [...loads, ...(await reservedOn(sql, 'onSiteAt', held => held.regionId === regionId, of))]
}

/** The most that may be booked in a region by hour: the row of the weekday goes before the row of every day. */
export async function bookingLimits(sql: Sql, regionId: string, day: string): Promise<Map<number, string>> {
  const rows = await sql
    .select({
      hour: bookingQuantities.hour,
      quantity: bookingQuantities.quantity,
      weekday: bookingQuantities.weekday,
    })
    .from(bookingQuantities)
    .where(
      and(
        eq(bookingQuantities.regionId, regionId),
        or(raw`${bookingQuantities.weekday} is null`, eq(bookingQuantities.weekday, weekday(day))),
      ),
    )
    .orderBy(raw`${bookingQuantities.weekday} nulls first`)
  return new Map(rows.map(row => [row.hour, row.quantity]))
}

async function bookedBy(
  sql: Sql,
  at: PgColumn,
  where: SQL,
  { day, zone, exceptOrderId }: OnDay,
): Promise<(HourLoad & { plantId: string })[]> {
  const hour = raw<number>`extract(hour from ${at} at time zone ${raw.raw(`'${zone.replaceAll("'", '')}'`)})::int`
  const rows = await sql
    .select({ plantId: deliveryOrders.plantId, hour, quantity: sum(deliveryOrders.quantity) })
    .from(deliveryOrders)
    .innerJoin(orders, eq(orders.id, deliveryOrders.orderId))
    .where(
      and(
        where,
        gte(at, instantOn(day, '00:00', zone)),
        lt(at, instantOn(addDays(day, 1), '00:00', zone)),
        notInArray(deliveryOrders.status, GONE),
        or(ne(orders.status, 'on_hold'), notInArray(deliveryOrders.status, WAITING)),
        exceptOrderId
          ? or(ne(deliveryOrders.orderId, exceptOrderId), notInArray(deliveryOrders.status, WAITING))
          : undefined,
      ),
    )
    .groupBy(deliveryOrders.plantId, hour)
  return rows.map(row => ({ ...row, quantity: row.quantity ?? '0' }))
}

/** m³ that are reserved on a day for sites on the wait list until they answer, and for what is on call, by hour of the batch or of the arrival. */
async function reservedOn(
  sql: Sql,
  at: 'batchAt' | 'onSiteAt',
  counts: (held: { plantId: string; regionId: string }) => boolean,
  { day, zone, exceptOrderId, exceptOnCallOf }: OnDay,
): Promise<(HourLoad & { plantId: string })[]> {
  const held = await heldOffers(sql, exceptOrderId)
  const onCall = await reservedOnCall(sql, day, [exceptOrderId, exceptOnCallOf])
  const called = onCall
    .filter(load => businessDay(load[at], zone) === day && counts(load))
    .map(load => ({ plantId: load.plantId, hour: hourIn(load[at], zone), quantity: load.quantity }))
  const waiting = held.flatMap(({ order, offer }) =>
    (offer?.loads ?? []).flatMap(({ plantId, quantity, ...load }) => {
      const due = new Date(load[at])
      const mine = businessDay(due, zone) === day && counts({ plantId, regionId: order.regionId })
      return mine ? [{ plantId, hour: hourIn(due, zone), quantity }] : []
    }),
  )
  return [...waiting, ...called]
}
