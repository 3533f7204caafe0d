import { asc, eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { RegionPrice } from '~/domain/catalog/region-price'
import { regions } from '../fleet/tables'
import type { Sql } from '../kit/open'

type PriceTable = PgTable & Record<'regionId' | 'unitPrice', PgColumn>

/** The prices by region of several entries of one kind, by the id of the entry. */
export async function pricesByRegion(
  sql: Sql,
  table: PriceTable,
  entry: PgColumn,
  ids: readonly string[],
): Promise<Map<string, RegionPrice[]>> {
  const found = new Map<string, RegionPrice[]>()
  if (!ids.length) return found
  const rows = (await sql
    .select({ entryId: entry, regionId: regions.id, regionName: regions.regionName, unitPrice: table.unitPrice })
    .from(table as PgTable)
    .innerJoin(regions, eq(regions.id, table.regionId))
    .where(inArray(entry, [...ids]))
    .orderBy(asc(regions.regionName))) as (RegionPrice & { entryId: string })[]
  for (const { entryId, ...price } of rows) found.set(entryId, [...(found.get(entryId) ?? []), price])
  return found
}
