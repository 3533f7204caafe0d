import { eq, inArray } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import { batchingPlantMaterials, materials, silos } from './tables'

/** Materials by what machines call them. */
export const codedMaterials = (sql: Sql): Promise<{ id: string; materialCode: string; kind: string }[]> =>
  sql.select({ id: materials.id, materialCode: materials.materialCode, kind: materials.kind }).from(materials)

export type CodedSilo = { id: string; siloCode: string; materialId: string; lines: string[] }

/** Silos of a plant, with the lines that they feed. */
export async function codedSilos(sql: Sql, plantId: string): Promise<CodedSilo[]> {
  const rows = await sql
    .select({ id: silos.id, siloCode: silos.siloCode, materialId: silos.materialId })
    .from(silos)
    .where(eq(silos.plantId, plantId))
    .orderBy(silos.siloCode)
  if (!rows.length) return []
  const { siloId, batchingPlantId } = batchingPlantMaterials
  const feeds = await sql
    .select({ siloId, batchingPlantId })
    .from(batchingPlantMaterials)
    .where(
      inArray(
        siloId,
        rows.map(({ id }) => id),
      ),
    )
  return rows.map(row => ({ ...row, lines: feeds.filter(of => of.siloId === row.id).map(of => of.batchingPlantId) }))
}
