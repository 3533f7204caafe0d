import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page, Paging } from '~/domain/kit/page'
import { atSeenPlants } from '../fleet/scope'
import { drivers, plants, trucks } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { cappedCount, paged, sorted } from '../kit/page'
import { plantRejections, queueItems, skipRequests } from './tables'

type Of = Paging & { plantId?: string | undefined; status?: string | undefined }

const REJECTION = {
  id: plantRejections.id,
  version: plantRejections.version,
  status: plantRejections.status,
  driverId: plantRejections.driverId,
  driverName: drivers.driverName,
  plantId: plantRejections.plantId,
  plantName: plants.plantName,
  reason: plantRejections.reason,
  decidedReason: plantRejections.decidedReason,
  at: plantRejections.at,
}
const SKIP = {
  id: skipRequests.id,
  version: skipRequests.version,
  status: skipRequests.status,
  queueId: skipRequests.queueItemId,
  driverId: queueItems.driverId,
  driverName: drivers.driverName,
  truckNo: trucks.truckNo,
  plantId: queueItems.plantId,
  plantName: plants.plantName,
  reason: skipRequests.reason,
  decidedReason: skipRequests.decidedReason,
  at: skipRequests.at,
}
type RowOf<T> = { [K in keyof T]: K extends 'version' ? number : K extends 'at' ? Date : string } & {
  decidedReason: string | null
}
export type RejectionRow = RowOf<Omit<typeof REJECTION, 'decidedReason'>>
export type SkipRow = RowOf<Omit<typeof SKIP, 'decidedReason'>>

export function rejections(
  sql: Sql,
  person: Person,
  { plantId, status, sort, ...paging }: Of,
): Promise<Page<RejectionRow>> {
  const filter = and(
    atSeenPlants(person, plantRejections.plantId),
    plantId ? eq(plantRejections.plantId, plantId) : undefined,
    status ? eq(plantRejections.status, status) : undefined,
  )
  const rows = sql
    .select(REJECTION)
    .from(plantRejections)
    .innerJoin(drivers, eq(drivers.id, plantRejections.driverId))
    .innerJoin(plants, eq(plants.id, plantRejections.plantId))
    .where(filter)
    .orderBy(...sorted(sort, { at: plantRejections.at }, [desc(plantRejections.at)]))
    .$dynamic()
  const counted = sql.select({ id: plantRejections.id }).from(plantRejections).where(filter).$dynamic()
  return paged<RejectionRow>(rows, cappedCount(sql, counted), paging)
}

export function skips(sql: Sql, person: Person, { plantId, status, sort, ...paging }: Of): Promise<Page<SkipRow>> {
  const filter = and(
    atSeenPlants(person, queueItems.plantId),
    plantId ? eq(queueItems.plantId, plantId) : undefined,
    status ? eq(skipRequests.status, status) : undefined,
  )
  const from = (columns: typeof SKIP) =>
    sql
      .select(columns)
      .from(skipRequests)
      .innerJoin(queueItems, eq(queueItems.id, skipRequests.queueItemId))
      .innerJoin(drivers, eq(drivers.id, queueItems.driverId))
      .innerJoin(trucks, eq(trucks.id, queueItems.truckId))
      .innerJoin(plants, eq(plants.id, queueItems.plantId))
      .where(filter)
  return paged<SkipRow>(
    from(SKIP)
      .orderBy(...sorted(sort, { at: skipRequests.at }, [desc(skipRequests.at)]))
      .$dynamic(),
    cappedCount(sql, from(SKIP).$dynamic()),
    paging,
  )
}

export const seenRejection = (sql: Sql, person: Person, id: string) =>
  exists(sql, person, eq(plantRejections.id, id), 'rejection')

export const seenSkip = (sql: Sql, person: Person, id: string) => exists(sql, person, eq(skipRequests.id, id), 'skip')

async function exists(sql: Sql, person: Person, which: SQL, what: 'rejection' | 'skip'): Promise<boolean> {
  const [row] =
    what === 'rejection'
      ? await sql
          .select({ id: plantRejections.id })
          .from(plantRejections)
          .where(and(which, atSeenPlants(person, plantRejections.plantId)))
      : await sql
          .select({ id: skipRequests.id })
          .from(skipRequests)
          .innerJoin(queueItems, eq(queueItems.id, skipRequests.queueItemId))
          .where(and(which, atSeenPlants(person, queueItems.plantId)))
  return !!row
}
