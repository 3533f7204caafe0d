import { and, asc, eq, ilike, or, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { Missing } from '~/domain/kit/problem'
import type { Sql } from '../kit/open'
import { like } from '../kit/page'
import type { RegionRow } from './region'
import { seenRegions } from './scope'
import { regions } from './tables'

export type RegionLine = RegionRow & { regionId: string; plants: number }

export async function regionRows(
  sql: Sql,
  person: Person,
  { keyword, active }: { keyword?: string | undefined; active?: boolean | undefined },
): Promise<RegionLine[]> {
  const rows = await sql
    .select({
      region: regions,
      // Named in full: in a select of one table the builder leaves the table names out.
      plants: raw<number>`(select count(*)::int from plant p where p.region_id = region.id and not p.removed)`,
    })
    .from(regions)
    .where(
      and(
        seenRegions(person),
        active === undefined ? undefined : eq(regions.active, active),
        keyword ? or(ilike(regions.code, like(keyword)), ilike(regions.regionName, like(keyword))) : undefined,
      ),
    )
    .orderBy(asc(regions.code))
  return rows.map(row => ({ ...row.region, regionId: row.region.id, plants: row.plants }))
}

export async function getSeenRegion(sql: Sql, person: Person, id: string): Promise<RegionRow> {
  const [row] = await sql
    .select()
    .from(regions)
    .where(and(eq(regions.id, id), seenRegions(person)))
  if (!row) throw new Missing('There is no such region')
  return row
}
