import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { queueItems } from './tables'

export const queueItem = record(queueItems, 'queue_item', { label: 'queue entry' })
export type QueueItemRow = typeof queueItems.$inferSelect

/** While one of these a truck and a driver stand in a queue and nowhere else. */
export const STANDING = ['joined', 'called', 'acknowledged', 'loading'] as const

export const standingOfTruck = async (sql: Sql, truckId: string): Promise<QueueItemRow | undefined> => {
  const [row] = await sql
    .select()
    .from(queueItems)
    .where(and(eq(queueItems.truckId, truckId), inArray(queueItems.status, [...STANDING])))
  return row
}

export const standingOfDriver = async (sql: Sql, driverId: string): Promise<QueueItemRow | undefined> => {
  const [row] = await sql
    .select()
    .from(queueItems)
    .where(and(eq(queueItems.driverId, driverId), inArray(queueItems.status, [...STANDING])))
  return row
}

/** The queue of a plant by rank. */
export const standingAt = (sql: Sql, plantId: string): Promise<QueueItemRow[]> =>
  sql
    .select()
    .from(queueItems)
    .where(and(eq(queueItems.plantId, plantId), inArray(queueItems.status, [...STANDING])))
    .orderBy(asc(queueItems.rankAt), asc(queueItems.id))
