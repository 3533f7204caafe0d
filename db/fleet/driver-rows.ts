import { and, asc, eq, ilike, ne, or, sql as raw, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { queueItems } from '~/db/queue/tables'
import type { Person } from '~/domain/access/roles'
import type { DriverAsk } from '~/domain/fleet/driver'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import type { DriverRow } from './driver'
import { seenDrivers } from './scope'
import { drivers, plants, restReasons, subcontractors, trucks } from './tables'

const altTrucks = alias(trucks, 'alt_truck')
const line = {
  driver: drivers,
  truckNo: trucks.truckNo,
  altTruckNo: altTrucks.truckNo,
  mainPlantName: plants.plantName,
  subcontractorName: subcontractors.subcontractorName,
  restReason: restReasons.reason,
  queueStatus: raw<
    string | null
  >`(select min(${queueItems.status}) from ${queueItems} where ${queueItems.driverId} = ${drivers.id}
    and ${queueItems.status} in ('joined','called','acknowledged','loading'))`,
}
type Named = {
  truckNo: string | null
  altTruckNo: string | null
  mainPlantName: string | null
  subcontractorName: string | null
  restReason: string | null
  queueStatus: string | null
}
export type DriverLine = DriverRow & Named & { driverId: string }

const sorts = {
  driverNo: drivers.driverNo,
  driverName: drivers.driverName,
  truckNo: trucks.truckNo,
  mainPlantName: plants.plantName,
  operationStatus: drivers.operationStatus,
  licenceValidTo: drivers.licenceValidTo,
}

export async function driverPage(
  sql: Sql,
  person: Person,
  ask: DriverAsk,
  ...more: (SQL | undefined)[]
): Promise<Page<DriverLine>> {
  const where = and(
    eq(drivers.removed, false),
    seenDrivers(person),
    ask.active === undefined ? undefined : eq(drivers.active, ask.active),
    ask.plantId ? eq(drivers.mainPlantId, ask.plantId) : undefined,
    ask.truckId ? or(eq(drivers.truckId, ask.truckId), eq(drivers.altTruckId, ask.truckId)) : undefined,
    ask.operationStatus ? eq(drivers.operationStatus, ask.operationStatus) : undefined,
    ask.keyword
      ? or(
          ilike(drivers.driverName, like(ask.keyword)),
          ilike(drivers.driverNo, like(ask.keyword)),
          ilike(drivers.phone, like(ask.keyword)),
        )
      : undefined,
    ...more,
  )
  const rows = linesOf(sql, where)
    .orderBy(...sorted(ask.sort, sorts, [asc(drivers.driverNo)]))
    .$dynamic()
  const counted = sql.select({ id: drivers.id }).from(drivers).where(where).$dynamic()
  const page = await paged<Named & { driver: DriverRow }>(rows, cappedCount(sql, counted), ask)
  return { ...page, rows: page.rows.map(asLine) }
}

const linesOf = (sql: Sql, where: SQL | undefined) =>
  sql
    .select(line)
    .from(drivers)
    .leftJoin(trucks, eq(trucks.id, drivers.truckId))
    .leftJoin(altTrucks, eq(altTrucks.id, drivers.altTruckId))
    .leftJoin(plants, eq(plants.id, drivers.mainPlantId))
    .leftJoin(subcontractors, eq(subcontractors.id, drivers.subcontractorId))
    .leftJoin(restReasons, eq(restReasons.id, drivers.restReasonId))
    .where(where)

const asLine = ({ driver, ...named }: Named & { driver: DriverRow }): DriverLine => ({
  ...driver,
  ...named,
  driverId: driver.id,
})

export async function getSeenDriver(sql: Sql, person: Person, id: string): Promise<DriverLine> {
  const [found] = await linesOf(sql, and(eq(drivers.removed, false), seenDrivers(person), eq(drivers.id, id)))
  if (!found) throw new Missing('There is no such driver')
  return asLine(found)
}

/** Another driver who has the truck as the own one. */
export async function driverOfTruck(
  sql: Sql,
  truckId: string,
  exceptId: string | undefined,
): Promise<DriverRow | undefined> {
  const [row] = await sql
    .select()
    .from(drivers)
    .where(
      and(eq(drivers.truckId, truckId), eq(drivers.removed, false), exceptId ? ne(drivers.id, exceptId) : undefined),
    )
  return row
}

/** Whether a driver who signs in as this user drives the truck, as own or as alternate. */
export async function ownTruckOf(sql: Sql, userId: string, truckId: string): Promise<boolean> {
  const rows = await sql
    .select({ id: drivers.id })
    .from(drivers)
    .where(
      and(
        eq(drivers.userId, userId),
        eq(drivers.active, true),
        or(eq(drivers.truckId, truckId), eq(drivers.altTruckId, truckId)),
      ),
    )
  return rows.length > 0
}
