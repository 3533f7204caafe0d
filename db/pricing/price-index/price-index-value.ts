import { and, asc, desc, eq, gt, lte, sql as raw, type SQL } from 'drizzle-orm'
import type { Page } from '~/domain/kit/page'
import type { PlainDate } from '~/domain/kit/time'
import { type IndexValue, indexOn } from '~/domain/pricing/escalation'
import type { PriceIndexValueRow, PriceIndexValueSearch } from '~/domain/pricing/price-index/price-index-value'
import type { Sql } from '../../kit/open'
import { cappedCount, paged, sorted } from '../../kit/page'
import { record } from '../../kit/record'
import { users } from '../../users/tables'
import { commercialTerms } from '../commercial-term-tables'
import { priceIndexes, priceIndexValues } from './tables'

export const priceIndex = record(priceIndexes, 'price_index', { label: 'price index' })
export const priceIndexValue = record(priceIndexValues, 'price_index_value', { label: 'value of a price index' })
export type PriceIndexValueRecord = typeof priceIndexValues.$inferSelect

const { priceIndexId, fromDate, indexValue } = priceIndexValues

/** Every value that has begun by a day, asked by index and day. */
export async function indexByDay(
  sql: Sql,
  last: PlainDate,
): Promise<(id: string, day: PlainDate) => IndexValue | undefined> {
  const values = await sql
    .select({ indexId: priceIndexId, name: priceIndexes.name, value: indexValue, fromDate })
    .from(priceIndexValues)
    .innerJoin(priceIndexes, eq(priceIndexes.id, priceIndexId))
    .where(lte(fromDate, last))
  return (id, day) => indexOn(values, id, day)
}

/** What an index is on a day: the newest value that has begun. */
export async function valueOn(sql: Sql, indexId: string, day: PlainDate): Promise<PriceIndexValueRecord | undefined> {
  const [row] = await sql
    .select()
    .from(priceIndexValues)
    .where(and(eq(priceIndexId, indexId), lte(fromDate, day)))
    .orderBy(desc(fromDate))
    .limit(1)
  return row
}

/** The first value after a day: whatever is entered for the day holds until then. */
export async function valueAfter(
  sql: Sql,
  indexId: string,
  day: PlainDate,
): Promise<PriceIndexValueRecord | undefined> {
  const [row] = await sql
    .select()
    .from(priceIndexValues)
    .where(and(eq(priceIndexId, indexId), gt(fromDate, day)))
    .orderBy(fromDate)
    .limit(1)
  return row
}

/** Whether a surcharge that has begun by a day follows the index. */
export async function isFollowed(sql: Sql, indexId: string, day: PlainDate): Promise<boolean> {
  const [row] = await sql
    .select({ id: commercialTerms.id })
    .from(commercialTerms)
    .where(and(raw`${commercialTerms.escalation} ->> 'indexId' = ${indexId}`, lte(commercialTerms.fromDate, day)))
    .limit(1)
  return row !== undefined
}

export function searchIndexValues(sql: Sql, of: PriceIndexValueSearch): Promise<Page<PriceIndexValueRow>> {
  const where: SQL | undefined = and(of.priceIndexId ? eq(priceIndexId, of.priceIndexId) : undefined)
  const before = raw<string | null>`(select earlier.index_value from price_index_value earlier
    where earlier.price_index_id = ${priceIndexId} and earlier.from_date < ${fromDate}
    order by earlier.from_date desc limit 1)`
  const rows = sql
    .select({
      id: priceIndexValues.id,
      version: priceIndexValues.version,
      priceIndexId,
      code: priceIndexes.code,
      name: priceIndexes.name,
      unit: priceIndexes.unit,
      fromDate,
      indexValue,
      before,
      reason: priceIndexValues.reason,
      madeBy: users.name,
    })
    .from(priceIndexValues)
    .innerJoin(priceIndexes, eq(priceIndexes.id, priceIndexId))
    .leftJoin(users, eq(users.id, priceIndexValues.createdBy))
    .where(where)
    .orderBy(...sorted(of.sort, { name: priceIndexes.name, fromDate }, [desc(fromDate), asc(priceIndexes.name)]))
    .$dynamic()
  const counted = sql.select({ id: priceIndexValues.id }).from(priceIndexValues).where(where).$dynamic()
  return paged<PriceIndexValueRow>(rows, cappedCount(sql, counted), of)
}
