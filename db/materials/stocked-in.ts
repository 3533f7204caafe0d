import { and, asc, eq } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import { silos } from './tables'

/** Codes of the silos in use that hold a material. */
export async function stockedIn(sql: Sql, materialId: string): Promise<string[]> {
  const rows = await sql
    .select({ siloCode: silos.siloCode })
    .from(silos)
    .where(and(eq(silos.materialId, materialId), eq(silos.active, true)))
    .orderBy(asc(silos.siloCode))
    .limit(5)
  return rows.map(row => row.siloCode)
}
