import { and, asc, eq } from 'drizzle-orm'
import { batchingPlants, plants } from '../fleet/tables'
import type { Sql } from '../kit/open'

/** Plants in service by their code, which is the name of their folder. */
export const plantCodes = (sql: Sql): Promise<{ id: string; code: string }[]> =>
  sql
    .select({ id: plants.id, code: plants.plantCode })
    .from(plants)
    .where(eq(plants.active, true))
    .orderBy(asc(plants.plantCode))

export async function lineByCode(sql: Sql, plantId: string, code: string): Promise<string | undefined> {
  const [line] = await sql
    .select({ id: batchingPlants.id })
    .from(batchingPlants)
    .where(and(eq(batchingPlants.plantId, plantId), eq(batchingPlants.code, code)))
  return line?.id
}
