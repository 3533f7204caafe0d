import { and, asc, eq, ilike, or } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Page, Paging } from '~/domain/kit/page'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'

type MasterTable = PgTable & Record<'id' | 'code' | 'name' | 'active', PgColumn>

/** The list of a master of orders: stones, pumps, strengths, structures, discharge methods. */
export function masterRows<T extends MasterTable>(
  sql: Sql,
  table: T,
  { active, ...paging }: Paging & { active?: boolean | undefined },
): Promise<Page<T['$inferSelect']>> {
  const where = and(
    active === undefined ? undefined : eq(table.active, active),
    paging.keyword ? or(ilike(table.code, like(paging.keyword)), ilike(table.name, like(paging.keyword))) : undefined,
  )
  const order = sorted(paging.sort, { code: table.code, name: table.name, active: table.active }, [asc(table.code)])
  const rows = sql
    .select()
    .from(table as PgTable)
    .where(where)
    .orderBy(...order)
    .$dynamic()
  const ids = sql
    .select({ id: table.id })
    .from(table as PgTable)
    .where(where)
    .$dynamic()
  return paged<T['$inferSelect']>(rows, cappedCount(sql, ids), paging)
}
