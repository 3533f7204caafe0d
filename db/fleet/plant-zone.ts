import { eq, inArray } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import { plants, regions } from './tables'

/** The zone of each plant: that of its region. */
export async function zonesOf(sql: Sql, plantIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql
    .select({ id: plants.id, zone: regions.zone })
    .from(plants)
    .innerJoin(regions, eq(regions.id, plants.regionId))
    .where(inArray(plants.id, [...plantIds]))
  return new Map(rows.map(row => [row.id, row.zone]))
}
