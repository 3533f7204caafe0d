import { and, asc, eq, inArray, sql as raw, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { RegionPrice } from '~/domain/catalog/region-price'
import type { TermItemKind } from '~/domain/pricing/terms'
import { regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { commercialTerms } from '../pricing/commercial-term-tables'
import { inForce } from '../pricing/in-force'

/** What a region charges for an entry on a day, with the allowances that go with the price. */
export type KeptRegionPrice = RegionPrice & Figures
type Figures = { freeAllowance: string; minimum: string | null; maximum: string | null }

/** The prices by region of several entries of one kind on a day, by the id of the entry. */
export async function pricesByRegion(
  sql: Sql,
  kind: TermItemKind,
  ids: readonly string[],
  day: string,
): Promise<Map<string, KeptRegionPrice[]>> {
  if (!ids.length) return new Map()
  const { itemId, unitPrice, freeAllowance, minimum, maximum } = commercialTerms
  const rows = await sql
    .select({
      itemId,
      regionId: regions.id,
      regionName: regions.regionName,
      unitPrice,
      freeAllowance,
      minimum,
      maximum,
    })
    .from(commercialTerms)
    .innerJoin(regions, eq(regions.id, commercialTerms.regionId))
    .where(and(regionTermsOn(kind, day), inArray(itemId, [...ids])))
    .orderBy(asc(regions.regionName))
  return Map.groupBy(
    rows.map(({ itemId: _, ...price }) => price),
    (_, at) => rows[at]!.itemId,
  )
}

const regionTermsOn = (kind: TermItemKind, day: string): SQL =>
  and(
    eq(commercialTerms.level, 'region'),
    eq(commercialTerms.itemKind, kind),
    inForce(commercialTerms.fromDate, commercialTerms.toDate, day),
  )!

/** Whether an entry has or had a price, of any level and on any day. */
export async function wasPriced(sql: Sql, kind: TermItemKind, id: string): Promise<boolean> {
  const { id: term, itemKind, itemId } = commercialTerms
  const rows = await sql
    .select({ term })
    .from(commercialTerms)
    .where(and(eq(itemKind, kind), eq(itemId, id)))
    .limit(1)
  return rows.length > 0
}

/** Entries that a region offers on a day. */
export const offeredIn = (kind: TermItemKind, item: PgColumn, regionId: string, day: string): SQL =>
  raw`${item} in (select ${commercialTerms.itemId} from ${commercialTerms} where ${and(
    regionTermsOn(kind, day),
    eq(commercialTerms.regionId, regionId),
  )})`

/** What the wire shows of them. */
export const shownPrices = (prices: readonly KeptRegionPrice[] = []): RegionPrice[] =>
  prices.map(({ regionId, regionName, unitPrice }) => ({ regionId, regionName, unitPrice }))
