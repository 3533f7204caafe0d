import { and, eq, gt, lte, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { PlainDate } from '~/domain/kit/time'
import { addDays } from '~/domain/kit/time'
import type { Period } from '~/domain/pricing/period'
import type { Sql } from '../kit/open'
import { costings, priceCategories, priceLists } from './tables'

type Dated = PgTable & Record<'regionId' | 'fromDate' | 'toDate', PgColumn>

/** The first day of a time, and each later one on which another list, category or costing of the region begins or ends. */
export async function daysOfPrices(sql: Sql, regionId: string, { from, to }: Period): Promise<PlainDate[]> {
  const starts = async (table: Dated, status?: SQL) => {
    const own = and(eq(table.regionId, regionId), status)
    const [begin, end] = await Promise.all([
      sql
        .selectDistinct({ day: table.fromDate })
        .from(table)
        .where(and(own, gt(table.fromDate, from), to ? lte(table.fromDate, to) : undefined)),
      sql
        .selectDistinct({ day: table.toDate })
        .from(table)
        .where(and(own, gt(table.toDate, addDays(from, -1)), to ? lte(table.toDate, addDays(to, -1)) : undefined)),
    ])
    return [...begin.map(row => row.day as PlainDate), ...end.map(row => addDays(row.day as PlainDate, 1))]
  }
  const later = await Promise.all([
    starts(priceLists, eq(priceLists.status, 'active')),
    starts(priceCategories, eq(priceCategories.status, 'active')),
    starts(costings),
  ])
  return [...new Set([from, ...later.flat()])].sort()
}
