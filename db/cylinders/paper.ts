import { asc, inArray } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { grouped } from '~/domain/cylinders/grouped'
import type { Sql } from '../kit/open'
import { type AgeLine, seenAges } from './age-page'
import type { SpecimenRow } from './cylinder-test'
import { cylinderSpecimens } from './tables'

export type PaperAge = AgeLine & { specimens: SpecimenRow[] }

export async function withSpecimens(sql: Sql, ages: readonly AgeLine[]): Promise<PaperAge[]> {
  if (!ages.length) return []
  const rows = await sql
    .select()
    .from(cylinderSpecimens)
    .where(
      inArray(
        cylinderSpecimens.ageId,
        ages.map(age => age.id),
      ),
    )
    .orderBy(asc(cylinderSpecimens.label))
  const of = grouped(rows, row => row.ageId)
  return ages.map(age => ({ ...age, specimens: of.get(age.id) ?? [] }))
}

/** Results with their specimens, as a paper prints them. */
export const agesForPaper = async (sql: Sql, person: Person, ids: readonly string[]): Promise<PaperAge[]> =>
  withSpecimens(sql, await seenAges(sql, person, ids))
