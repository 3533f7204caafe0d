import { and, asc, eq, gte, inArray, isNull, lte, ne, or } from 'drizzle-orm'
import type { LoadFacts } from '~/domain/deliveries/checks'
import { UNDERWAY } from '~/domain/deliveries/status'
import { dutyLines, type WorkingTime, workingTime } from '~/domain/fleet/fatigue'
import type { SettingValue } from '~/domain/kit/setting'
import { addMinutes, startOfBusinessDay } from '~/domain/kit/time'
import { bans, drivers, dutyEvents, passAssignees, passes, sitePasses, trucks, truckTypes } from '../fleet/tables'
import type { Sql } from '../kit/open'
import type { DeliveryOrderRow } from './delivery-order'
import type { LoadSide } from './load-side'
import { deliveryOrders } from './tables'

export type Crew = { truckId: string | null; driverId: string | null }
export type CrewSide = Pick<
  LoadFacts,
  'bans' | 'missingPasses' | 'expiredPapers' | 'hours' | 'truck' | 'driverBusyWith'
>

/** What trucks and drivers bring to a load, for many crews in a fixed number of statements. */
export async function crewSides(
  sql: Sql,
  load: DeliveryOrderRow,
  side: LoadSide,
  crews: readonly Crew[],
  now: Date,
  rules: SettingValue<'fleet.fatigue'>,
): Promise<(crew: Crew) => CrewSide> {
  const truckIds = [...new Set(crews.flatMap(({ truckId }) => truckId ?? []))]
  const driverIds = [...new Set(crews.flatMap(({ driverId }) => driverId ?? []))]
  const [truckRows, driverRows, banRows, needed, held, busy, duty] = await Promise.all([
    trucksOf(sql, truckIds),
    driverIds.length ? sql.select().from(drivers).where(inArray(drivers.id, driverIds)) : [],
    bansOn(sql, load, truckIds, driverIds),
    passesOf(sql, load.projectId),
    heldPasses(sql, load.doDate, truckIds, driverIds),
    busyWith(sql, load.id, truckIds, driverIds),
    dutyOf(sql, driverIds, now),
  ])
  const truckBy = new Map(truckRows.map(row => [row.id, row]))
  const driverBy = new Map(driverRows.map(row => [row.id, row]))
  return ({ truckId, driverId }) => {
    const truck = truckId ? truckBy.get(truckId) : undefined
    const driver = driverId ? driverBy.get(driverId) : undefined
    const lacks = (type: string, of: (row: (typeof held)[number]) => boolean) =>
      needed.filter(pass => pass.type === type && !held.some(row => row.passId === pass.id && of(row)))
    return {
      bans: banRows
        .filter(row => (truckId && row.truckId === truckId) || (driverId && row.driverId === driverId))
        .map(row => ({
          who: row.truckId ? `Truck ${truck?.truckNo ?? ''}` : (driver?.driverName ?? 'The driver'),
          what: row.locationId ? side.names.location : row.projectId ? side.names.project : side.names.customer,
          reason: row.reason,
        })),
      missingPasses: [
        ...(driver ? lacks('driver', row => row.driverId === driver.id) : []).map(pass => ({
          who: driver!.driverName,
          pass: pass.name,
        })),
        ...(truck ? lacks('truck', row => row.truckId === truck.id) : []).map(pass => ({
          who: `Truck ${truck!.truckNo}`,
          pass: pass.name,
        })),
      ],
      expiredPapers: [
        ...expired(driver?.licenceValidTo, load.doDate, `The licence of ${driver?.driverName}`),
        ...expired(truck?.inspectionValidTo, load.doDate, `The inspection of truck ${truck?.truckNo}`),
      ],
      hours: driver
        ? {
            driver: driver.driverName,
            left: workingTime(duty.get(driver.id) ?? [], now, rules).left,
            needed: side.cycleMinutes,
          }
        : null,
      truck: truck
        ? {
            truckNo: truck.truckNo,
            maxLoad: truck.maxLoad,
            busyWith: busy.find(row => row.truckId === truck.id)?.doNumber ?? null,
          }
        : null,
      driverBusyWith: driver ? (busy.find(row => row.driverId === driver.id)?.doNumber ?? null) : null,
    }
  }
}

/** The passes that a project asks for. */
export const passesOf = (sql: Sql, projectId: string) =>
  sql
    .select({ id: passes.id, type: passes.type, name: passes.name })
    .from(sitePasses)
    .innerJoin(passes, eq(passes.id, sitePasses.passId))
    .where(and(eq(sitePasses.projectId, projectId), eq(passes.active, true)))
    .orderBy(asc(passes.type), asc(passes.name))

export const heldPasses = (sql: Sql, day: string, truckIds: string[], driverIds: string[]) =>
  sql
    .select()
    .from(passAssignees)
    .where(
      and(
        or(inArray(passAssignees.truckId, orNone(truckIds)), inArray(passAssignees.driverId, orNone(driverIds))),
        lte(passAssignees.validFrom, day),
        gte(passAssignees.validTo, day),
      ),
    )

/** Bans in force on the day of a load that name its customer, project or location. */
export const bansOn = (sql: Sql, load: DeliveryOrderRow, truckIds?: string[], driverIds?: string[]) =>
  sql
    .select({
      id: bans.id,
      kind: bans.kind,
      truckId: bans.truckId,
      driverId: bans.driverId,
      truckNo: trucks.truckNo,
      driverName: drivers.driverName,
      customerId: bans.customerId,
      projectId: bans.projectId,
      locationId: bans.locationId,
      fromDate: bans.fromDate,
      toDate: bans.toDate,
      reason: bans.reason,
    })
    .from(bans)
    .leftJoin(trucks, eq(trucks.id, bans.truckId))
    .leftJoin(drivers, eq(drivers.id, bans.driverId))
    .where(
      and(
        eq(bans.active, true),
        truckIds && driverIds
          ? or(inArray(bans.truckId, orNone(truckIds)), inArray(bans.driverId, orNone(driverIds)))
          : undefined,
        or(
          eq(bans.customerId, load.customerId),
          eq(bans.projectId, load.projectId),
          eq(bans.locationId, load.locationId),
        ),
        lte(bans.fromDate, load.doDate),
        or(isNull(bans.toDate), gte(bans.toDate, load.doDate)),
      ),
    )
    .orderBy(asc(bans.fromDate))

/** Minutes of duty today by driver. */
export async function hoursOf(
  sql: Sql,
  driverIds: string[],
  now: Date,
  rules: SettingValue<'fleet.fatigue'>,
): Promise<Map<string, WorkingTime>> {
  const duty = await dutyOf(sql, driverIds, now)
  return new Map(driverIds.map(id => [id, workingTime(duty.get(id) ?? [], now, rules)]))
}

/** No lawful shift is longer than this, so one that began earlier is over. */
const LONGEST_SHIFT_MINUTES = 14 * 60

async function dutyOf(sql: Sql, driverIds: string[], now: Date) {
  const dayStart = startOfBusinessDay(now)
  const rows = driverIds.length
    ? await sql
        .select({ driverId: dutyEvents.driverId, event: dutyEvents.event, at: dutyEvents.at })
        .from(dutyEvents)
        .where(
          and(
            inArray(dutyEvents.driverId, driverIds),
            gte(dutyEvents.at, addMinutes(dayStart, -LONGEST_SHIFT_MINUTES)),
            lte(dutyEvents.at, now),
          ),
        )
        .orderBy(asc(dutyEvents.at), asc(dutyEvents.id))
    : []
  const ofDriver = Map.groupBy(rows, row => row.driverId)
  return new Map([...ofDriver].map(([driverId, lines]) => [driverId, dutyLines(lines, dayStart)]))
}

const trucksOf = (sql: Sql, ids: string[]) =>
  sql
    .select({
      id: trucks.id,
      truckNo: trucks.truckNo,
      inspectionValidTo: trucks.inspectionValidTo,
      maxLoad: truckTypes.maxLoad,
    })
    .from(trucks)
    .innerJoin(truckTypes, eq(truckTypes.id, trucks.truckTypeId))
    .where(inArray(trucks.id, orNone(ids)))

const busyWith = (sql: Sql, loadId: string, truckIds: string[], driverIds: string[]) =>
  sql
    .select({
      truckId: deliveryOrders.truckId,
      driverId: deliveryOrders.driverId,
      doNumber: deliveryOrders.doNumber,
    })
    .from(deliveryOrders)
    .where(
      and(
        inArray(deliveryOrders.status, [...UNDERWAY]),
        ne(deliveryOrders.id, loadId),
        or(inArray(deliveryOrders.truckId, orNone(truckIds)), inArray(deliveryOrders.driverId, orNone(driverIds))),
      ),
    )

const NONE = '00000000-0000-0000-0000-000000000000'
const orNone = (ids: string[]) => (ids.length ? ids : [NONE])

function expired(validTo: string | null | undefined, day: string, what: string): string[] {
  return validTo && validTo < day ? [`${what} ended on ${validTo.split('-').reverse().join('/')}`] : []
}
