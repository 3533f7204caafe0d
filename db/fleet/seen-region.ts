import { and, eq } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { Missing } from '~/domain/kit/problem'
import type { Sql } from '../kit/open'
import type { RegionRow } from './region'
import { seenRegions } from './scope'
import { regions } from './tables'

export async function getSeenRegion(sql: Sql, person: Person, id: string): Promise<RegionRow> {
  const [row] = await sql
    .select()
    .from(regions)
    .where(and(eq(regions.id, id), seenRegions(person)))
  if (!row) throw new Missing('There is no such region')
  return row
}
