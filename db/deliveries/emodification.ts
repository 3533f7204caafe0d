import { and, desc, eq, inArray } from 'drizzle-orm'
import { OPEN_EMODS } from '~/domain/deliveries/emodification'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { emodifications } from './tables'

export const emodification = record(emodifications, 'emodification', { label: 'e-modification' })
export type EmodificationRow = typeof emodifications.$inferSelect

/** The request on a load that is not decided yet; there is at most one. */
export async function openEmodification(sql: Sql, deliveryOrderId: string): Promise<EmodificationRow | undefined> {
  const [row] = await sql
    .select()
    .from(emodifications)
    .where(and(eq(emodifications.deliveryOrderId, deliveryOrderId), inArray(emodifications.status, [...OPEN_EMODS])))
  return row
}

export const emodificationsOf = (sql: Sql, deliveryOrderId: string): Promise<EmodificationRow[]> =>
  sql
    .select()
    .from(emodifications)
    .where(eq(emodifications.deliveryOrderId, deliveryOrderId))
    .orderBy(desc(emodifications.submittedAt))
