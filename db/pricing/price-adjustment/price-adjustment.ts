import { and, asc, desc, eq, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page } from '~/domain/kit/page'
import type { AdjustmentRow, AdjustmentSearch } from '~/domain/pricing/price-adjustment/price-adjustment'
import { regions } from '../../fleet/tables'
import { children } from '../../kit/children'
import type { Sql } from '../../kit/open'
import { cappedCount, ownOr, paged, sorted } from '../../kit/page'
import { record } from '../../kit/record'
import { users } from '../../users/tables'
import { priceAdjustmentLines, priceAdjustments } from './tables'

/** The number of an open change that touches the same price, if any. */
export const openChange = (...same: SQL[]) => raw<string | null>`(select ${priceAdjustments.adjustmentNo}
  from ${priceAdjustmentLines} join ${priceAdjustments} on ${priceAdjustments.id} = ${priceAdjustmentLines.priceAdjustmentId}
  where ${and(...same)} and ${priceAdjustments.status} = 'submitted' limit 1)`

const lineCount = raw<number>`(select count(*)::int from ${priceAdjustmentLines}
  where ${priceAdjustmentLines.priceAdjustmentId} = ${priceAdjustments.id})`

export const priceAdjustment = record(priceAdjustments, 'price_adjustment')
export const adjustmentLinesOf = children(priceAdjustmentLines, 'priceAdjustmentId', 'price_adjustment', 'lines')
export type PriceAdjustmentRecord = typeof priceAdjustments.$inferSelect

type Search = AdjustmentSearch & { id?: string }

export function searchAdjustments(sql: Sql, person: Person, search: Search): Promise<Page<AdjustmentRow>> {
  const { id, version, adjustmentNo, name, fromDate, kind, value, status, reason, decidedAt, submittedBy } =
    priceAdjustments
  const where = and(
    search.id ? eq(id, search.id) : undefined,
    search.status ? eq(status, search.status) : undefined,
    search.regionId ? eq(priceAdjustments.regionId, search.regionId) : undefined,
    ownOr(search.own, eq(submittedBy, person.id)),
  )
  const rows = sql
    .select({
      id,
      priceAdjustmentId: id,
      version,
      adjustmentNo,
      name,
      regionName: regions.regionName,
      fromDate,
      appliesTo: priceAdjustments.appliesTo,
      kind,
      value,
      status,
      reason,
      lines: lineCount,
      submittedBy,
      submittedByName: users.name,
      decidedAt,
    })
    .from(priceAdjustments)
    .innerJoin(regions, eq(regions.id, priceAdjustments.regionId))
    .leftJoin(users, eq(users.id, submittedBy))
    .where(where)
    .orderBy(...sorted(search.sort, { adjustmentNo, name, fromDate, status }, [desc(adjustmentNo)]), asc(id))
    .$dynamic()
  return paged<AdjustmentRow>(
    rows,
    cappedCount(sql, sql.select({ id }).from(priceAdjustments).where(where).$dynamic()),
    search,
  )
}
