import { and, asc, eq, ilike } from 'drizzle-orm'
import type { Page, Paging } from '~/domain/kit/page'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { drivers, restReasons } from './tables'

export const restReason = record(restReasons, 'driver_rest_reason', { label: 'rest reason' })
export type RestReasonRow = typeof restReasons.$inferSelect

export function restReasonPage(
  sql: Sql,
  { active, ...paging }: Paging & { active?: boolean | undefined },
): Promise<Page<RestReasonRow>> {
  const where = and(
    active === undefined ? undefined : eq(restReasons.active, active),
    paging.keyword ? ilike(restReasons.reason, like(paging.keyword)) : undefined,
  )
  const order = sorted(paging.sort, { reason: restReasons.reason, active: restReasons.active }, [
    asc(restReasons.reason),
  ])
  const rows = sql
    .select()
    .from(restReasons)
    .where(where)
    .orderBy(...order)
    .$dynamic()
  const ids = sql.select({ id: restReasons.id }).from(restReasons).where(where).$dynamic()
  return paged<RestReasonRow>(rows, cappedCount(sql, ids), paging)
}

/** Whether a driver rests for it now: then it stays. */
export async function isUsed(sql: Sql, restReasonId: string): Promise<boolean> {
  const rows = await sql.select({ id: drivers.id }).from(drivers).where(eq(drivers.restReasonId, restReasonId)).limit(1)
  return rows.length > 0
}
