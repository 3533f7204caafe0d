import { and, asc, desc, eq, ilike, inArray, ne, sql as raw } from 'drizzle-orm'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import type { Period } from '~/domain/pricing/period'
import { type PriceListRow, type PriceListSearch, type PriceListType, shownStatus } from '~/domain/pricing/price-list'
import { regions } from '../fleet/tables'
import { children } from '../kit/children'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import type { Work } from '../kit/work'
import { nextVersionNo, placePeriod } from './periods'
import { priceListLines, priceLists } from './tables'

export const priceList = record(priceLists, 'price_list', { label: 'price list' })
export const priceListLinesOf = children(priceListLines, 'priceListId', 'price_list', 'lines')
export type PriceListRecord = typeof priceLists.$inferSelect

const { id, version, versionNo, regionId, name, fromDate, toDate, status, remarks } = priceLists
const lines = raw<number>`(select count(*)::int from ${priceListLines} where ${priceListLines.priceListId} = ${id})`

type Search = PriceListSearch & { ids?: string[] }

export async function searchPriceLists(sql: Sql, search: Search, day: string): Promise<Page<PriceListRow>> {
  const where = and(
    search.regionId ? eq(regionId, search.regionId) : undefined,
    search.ids ? inArray(id, search.ids) : undefined,
    search.status ? ofType(search.status, day) : undefined,
    (search.keyword ?? search.searchWord) ? ilike(name, like(search.keyword ?? search.searchWord!)) : undefined,
  )
  const rows = sql
    .select({
      id,
      globalProductListId: id,
      version,
      versionNo,
      regionId,
      regionName: regions.regionName,
      name,
      fromDate,
      toDate,
      status,
      remarks,
      lines,
    })
    .from(priceLists)
    .innerJoin(regions, eq(regions.id, regionId))
    .where(where)
    .orderBy(
      ...sorted(search.sort, { name, regionName: regions.regionName, fromDate, versionNo }, [
        asc(regions.regionName),
        desc(versionNo),
      ]),
      asc(id),
    )
    .$dynamic()
  const page = await paged(rows, cappedCount(sql, sql.select({ id }).from(priceLists).where(where).$dynamic()), search)
  return { ...page, rows: page.rows.map(row => ({ ...row, status: shownStatus(row, day) })) }
}

export async function priceListRow(sql: Sql, listId: string, day: string): Promise<PriceListRow> {
  const { rows } = await searchPriceLists(sql, { ids: [listId], limit: 1, offset: 0 }, day)
  if (!rows[0]) throw new Missing('There is no such price list')
  return rows[0]
}

export const ofRegion = (of: { regionId: string; id?: string | undefined }) => [
  eq(regionId, of.regionId),
  eq(status, 'active'),
  of.id ? ne(id, of.id) : undefined,
]

export const nextListNo = (sql: Sql, region: string) => nextVersionNo(sql, priceLists, eq(regionId, region))

/** Puts a draft in force for its period; the version in force ends on the day before. */
export async function activate(work: Work, list: PriceListRecord, held: number): Promise<PriceListRecord> {
  const period: Period = { from: list.fromDate, to: list.toDate }
  await placePeriod(work, { table: priceLists, record: priceList, where: ofRegion(list) }, period)
  return priceList.update(work, { id: list.id, version: held }, { status: 'active' }, 'activate')
}

function ofType(type: PriceListType, day: string) {
  if (type === 'draft') return eq(status, 'draft')
  if (type === 'scheduled') return and(eq(status, 'active'), raw`${fromDate} > ${day}`)
  if (type === 'ended') return and(eq(status, 'active'), raw`${toDate} < ${day}`)
  return and(eq(status, 'active'), raw`${fromDate} <= ${day} and (${toDate} is null or ${toDate} >= ${day})`)
}
