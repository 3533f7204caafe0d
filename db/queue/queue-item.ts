import { and, asc, eq, inArray } from 'drizzle-orm'
import { Missing } from '~/domain/kit/problem'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import type { Work } from '../kit/work'
import { seenQueue } from './scope'
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

/** A place in a queue that the person may touch, kept until the end of the work. */
export async function lockSeenItem(work: Work, id: string): Promise<QueueItemRow> {
  const [seen] = await work.sql
    .select({ id: queueItems.id })
    .from(queueItems)
    .where(and(eq(queueItems.id, id), seenQueue(work.by)))
  if (!seen) throw new Missing('There is no such queue entry')
  return queueItem.lock(work, id)
}
