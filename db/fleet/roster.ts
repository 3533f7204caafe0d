import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, ne, notInArray, or } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { RosterRow } from '~/domain/fleet/roster'
import { locations } from '../customers/tables'
import { seenDeliveries } from '../deliveries/scope'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import type { Work } from '../kit/work'
import { orders } from '../orders/tables'
import { shifts, usualShifts } from './roster-tables'
import { seenPlants } from './scope'
import type { ShiftRow, UsualShiftRow } from './shift'
import { dutyEvents, plants, trucks, truckTypes } from './tables'

export type FirstLoad = NonNullable<RosterRow['firstLoad']>

/** The first load of each truck on a day, as the day is planned. */
export async function firstLoads(sql: Sql, person: Person, day: string): Promise<Map<string, FirstLoad>> {
  const of = deliveryOrders
  const rows = await sql
    .selectDistinctOn([of.truckId], {
      truckId: of.truckId,
      orderNo: orders.orderNo,
      loadNo: of.loadNo,
      beginAt: of.plannedBatchAt,
      plantName: plants.plantName,
      siteName: locations.locationName,
    })
    .from(of)
    .innerJoin(orders, eq(orders.id, of.orderId))
    .innerJoin(plants, eq(plants.id, of.plantId))
    .innerJoin(locations, eq(locations.id, of.locationId))
    .where(
      and(
        eq(of.doDate, day),
        isNotNull(of.truckId),
        notInArray(of.status, ['withdrawn', 'rejected']),
        seenDeliveries(person),
      ),
    )
    .orderBy(asc(of.truckId), asc(of.plannedBatchAt))
  return new Map(rows.map(({ truckId, ...load }) => [truckId!, load]))
}

export type RosterTruck = {
  id: string
  truckNo: string
  truckType: string
  active: boolean
  inspectionValidTo: string | null
  mainPlantId: string | null
}

export async function rosterTrucks(sql: Sql, ids: readonly string[]): Promise<Map<string, RosterTruck>> {
  if (!ids.length) return new Map()
  const { id, truckNo, active, inspectionValidTo, mainPlantId } = trucks
  const rows = await sql
    .select({ id, truckNo, truckType: truckTypes.truckType, active, inspectionValidTo, mainPlantId })
    .from(trucks)
    .innerJoin(truckTypes, eq(truckTypes.id, trucks.truckTypeId))
    .where(inArray(id, [...ids]))
  return new Map(rows.map(row => [row.id, row]))
}

export const rosterPlants = (sql: Sql, person: Person): Promise<{ id: string; plantName: string }[]> =>
  sql
    .select({ id: plants.id, plantName: plants.plantName })
    .from(plants)
    .where(and(eq(plants.active, true), eq(plants.removed, false), seenPlants(person)))
    .orderBy(asc(plants.plantName))

/** The usual hours in force on a day, by driver. */
export async function usualHoursOn(sql: Sql, driverIds: readonly string[], day: string) {
  const rows = driverIds.length
    ? await sql
        .select()
        .from(usualShifts)
        .where(and(inArray(usualShifts.driverId, [...driverIds]), lte(usualShifts.fromDate, day), stillOn(day)))
        .orderBy(asc(usualShifts.weekday))
    : []
  return Map.groupBy(rows, row => row.driverId)
}

/** Those that count on a day or after it, kept until the end of the work. */
export const usualHoursFrom = (work: Work, driverId: string, day: string): Promise<UsualShiftRow[]> =>
  work.sql
    .select()
    .from(usualShifts)
    .where(and(eq(usualShifts.driverId, driverId), stillOn(day)))
    .orderBy(asc(usualShifts.fromDate), asc(usualShifts.weekday))
    .for('update')

const stillOn = (day: string) => or(isNull(usualShifts.toDate), gte(usualShifts.toDate, day))

/** The row of a driver's day, kept until the end of the work. */
export async function lockShiftOf(work: Work, driverId: string, day: string): Promise<ShiftRow | undefined> {
  const [row] = await work.sql
    .select()
    .from(shifts)
    .where(and(eq(shifts.driverId, driverId), eq(shifts.day, day)))
    .for('update')
  return row
}

/** Another driver's shift in the truck at the same time. */
export async function overlappingShift(
  sql: Sql,
  { driverId, truckId, from, until }: { driverId: string; truckId: string; from: Date; until: Date },
): Promise<ShiftRow | undefined> {
  const [row] = await sql
    .select()
    .from(shifts)
    .where(
      and(
        eq(shifts.truckId, truckId),
        ne(shifts.driverId, driverId),
        ne(shifts.status, 'off'),
        lt(shifts.startsAt, until),
        gt(shifts.endsAt, from),
      ),
    )
    .limit(1)
  return row
}

/** When drivers last went off duty, as they said. */
export async function lastClockOuts(
  sql: Sql,
  driverIds: readonly string[],
  since: Date,
  until: Date,
): Promise<Map<string, Date>> {
  const rows = driverIds.length
    ? await sql
        .select({ driverId: dutyEvents.driverId, at: dutyEvents.at })
        .from(dutyEvents)
        .where(
          and(
            inArray(dutyEvents.driverId, [...driverIds]),
            eq(dutyEvents.event, 'clock_out'),
            gte(dutyEvents.at, since),
            lte(dutyEvents.at, until),
          ),
        )
        .orderBy(asc(dutyEvents.at))
    : []
  return new Map(rows.map(row => [row.driverId, row.at]))
}
