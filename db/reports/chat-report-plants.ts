import { and, asc, eq } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { seenPlants } from '../fleet/scope'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'

export type PlantChoice = { id: string; plantName: string; plantCode: string }

/** The plants that a person sees, by name. */
export function plantChoices(sql: Sql, person: Person): Promise<PlantChoice[]> {
  const { id, plantName, plantCode } = plants
  return sql
    .select({ id, plantName, plantCode })
    .from(plants)
    .where(and(eq(plants.removed, false), seenPlants(person)))
    .orderBy(asc(plantName))
    .limit(200)
}
