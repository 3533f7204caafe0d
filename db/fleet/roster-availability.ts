import { and, asc, eq, gte, inArray, isNull, lte, or, sql as raw, type SQL } from 'drizzle-orm'
import { AWAY } from '~/domain/deliveries/delivery-order-status'
import type { Crew, RosterHours } from '~/domain/fleet/roster-availability'
import { addDays, instantOn, SINGAPORE, weekday } from '~/domain/kit/time'
import { STANDING } from '~/domain/queue/queue-item'
import { dutyOf } from '../deliveries/driver-hours'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { settingByRegion } from '../kit/setting'
import { queueItems } from '../queue/tables'
import { shifts, usualShifts } from './roster-tables'
import { drivers, plants, regions } from './tables'

type DriverRow = typeof drivers.$inferSelect
type ShiftRow = typeof shifts.$inferSelect
/** A driver on a day: `truckId` is the truck of the day, `plantId` where it starts. */
export type CrewRow = Crew & {
  driver: DriverRow
  truckId: string | null
  plantId: string | null
  shift: ShiftRow | null
  zone: string
}

/** `only` narrows the drivers, as to those whom a person sees. */
type Asked = { day: string; now: Date | null; truckIds?: readonly string[]; only?: SQL | undefined }

/**
 * Who drives which truck on a day, by the roster and, of today (`now` is given), by queue, tickets and duty: what
 * `availabilityOf` decides on. The truck in the queue goes before the one of the roster, and that before the own.
 */
export async function crewsOf(sql: Sql, { day, now, truckIds, only }: Asked): Promise<CrewRow[]> {
  if (truckIds && !truckIds.length) return []
  const truckId = raw<string | null>`coalesce(${queueItems.truckId}, ${shifts.truckId}, ${drivers.truckId})`
  const rows = await sql
    .select({
      driver: drivers,
      shift: shifts,
      usual: usualShifts,
      queue: queueItems,
      regionId: plants.regionId,
      zone: regions.zone,
      truckId,
    })
    .from(drivers)
    .leftJoin(shifts, and(eq(shifts.driverId, drivers.id), eq(shifts.day, day)))
    .leftJoin(
      queueItems,
      and(eq(queueItems.driverId, drivers.id), now ? inArray(queueItems.status, [...STANDING]) : raw`false`),
    )
    .leftJoin(
      usualShifts,
      and(
        eq(usualShifts.driverId, drivers.id),
        eq(usualShifts.weekday, weekday(day)),
        lte(usualShifts.fromDate, day),
        or(isNull(usualShifts.toDate), gte(usualShifts.toDate, day)),
      ),
    )
    .leftJoin(plants, eq(plants.id, drivers.mainPlantId))
    .leftJoin(regions, eq(regions.id, plants.regionId))
    .where(
      and(
        eq(drivers.active, true),
        eq(drivers.removed, false),
        only,
        truckIds ? inArray(truckId, [...truckIds]) : undefined,
      ),
    )
    .orderBy(asc(drivers.driverNo))
  const ids = rows.map(row => row.driver.id)
  const rules = await settingByRegion(sql, 'fleet.fatigue', day)
  const duty = now ? await dutyOf(sql, ids, now) : new Map()
  const loads = now ? await ticketsOf(sql, ids, day) : new Map()
  return rows.map(({ driver, shift, usual, queue, regionId, zone, ...row }) => ({
    driver,
    shift,
    truckId: row.truckId,
    plantId: queue?.plantId ?? shift?.plantId ?? driver.mainPlantId,
    zone: zone ?? SINGAPORE,
    driverId: driver.id,
    licenceEnded: !!driver.licenceValidTo && driver.licenceValidTo < day,
    outOfService: !!now && driver.operationStatus === 'out_of_service',
    hours: hoursOf(shift, usual, day, zone ?? SINGAPORE),
    duty: duty.get(driver.id) ?? [],
    queuedAt: queue?.joinedAt ?? null,
    firstLoadAt: loads.get(driver.id)?.firstAt ?? null,
    carrying: loads.get(driver.id)?.carrying ?? false,
    rules: rules(regionId),
  }))
}

/** One driver, where crews are narrowed to it. */
export const driverIs = (driverId: string): SQL => eq(drivers.id, driverId)

/** One driver of a day. */
export async function crewOf(
  sql: Sql,
  { driverId, ...asked }: Omit<Asked, 'only' | 'truckIds'> & { driverId: string },
): Promise<CrewRow | undefined> {
  const [crew] = await crewsOf(sql, { ...asked, only: driverIs(driverId) })
  return crew
}

function hoursOf(
  shift: ShiftRow | null,
  usual: Pick<typeof usualShifts.$inferSelect, 'startsAt' | 'endsAt'> | null,
  day: string,
  zone: string,
): RosterHours | null {
  if (shift?.status === 'off') return { status: 'off', reason: shift.reason! }
  if (shift) return { status: shift.status as 'planned', from: shift.startsAt!, until: shift.endsAt! }
  return usual && { status: 'usual', ...spanOn(day, usual, zone) }
}

/** The instants of hours on a day; an end before the start is on the next day. */
export function spanOn(day: string, { startsAt, endsAt }: { startsAt: string; endsAt: string }, zone: string) {
  return {
    from: instantOn(day, startsAt, zone),
    until: instantOn(endsAt > startsAt ? day : addDays(day, 1), endsAt, zone),
  }
}

/** When drivers got their first ticket of a day, and who is still out. */
async function ticketsOf(sql: Sql, driverIds: string[], day: string) {
  const { driverId, generatedAt, status, doDate } = deliveryOrders
  const rows = driverIds.length
    ? await sql
        .select({
          driverId,
          firstAt: raw`min(${generatedAt})`.mapWith(generatedAt),
          carrying: raw<boolean>`bool_or(${inArray(status, [...AWAY])})`,
        })
        .from(deliveryOrders)
        .where(and(eq(doDate, day), inArray(driverId, driverIds), inArray(status, [...AWAY, 'delivered', 'returned'])))
        .groupBy(driverId)
    : []
  return new Map(rows.map(row => [row.driverId, row]))
}
