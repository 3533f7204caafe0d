import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { grouped } from '~/domain/cylinders/conformity/grouped'
import type { Sql } from '../kit/open'
import { type RevisionRow, revisionsOf, type SpecimenRow } from './cylinder-test'
import { type AgeLine, seenAges } from './cylinder-test-ages'
import { seenSets } from './scope'
import { cylinderAges, cylinderSpecimens, cylinderTests } from './tables'

export type PaperAge = AgeLine & { specimens: SpecimenRow[]; revisions: RevisionRow[] }

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
  const corrected = ages.filter(age => age.revision > 1).map(age => age.id)
  const past = grouped(await revisionsOf(sql, corrected), row => row.ageId)
  return ages.map(age => ({ ...age, specimens: of.get(age.id) ?? [], revisions: past.get(age.id) ?? [] }))
}

/** Results with their specimens, as a paper prints them. */
export const agesForPaper = async (sql: Sql, person: Person, ids: readonly string[]): Promise<PaperAge[]> =>
  withSpecimens(sql, await seenAges(sql, person, ids))

/** Specimens by their labels, each with its age; those of other laboratories are not found. */
export async function specimensLabelled(
  sql: Sql,
  person: Person,
  labels: readonly string[],
): Promise<Map<string, { id: string; ageId: string; version: number }>> {
  if (!labels.length) return new Map()
  const rows = await sql
    .select({
      id: cylinderSpecimens.id,
      label: cylinderSpecimens.label,
      ageId: cylinderSpecimens.ageId,
      version: cylinderAges.version,
    })
    .from(cylinderSpecimens)
    .innerJoin(cylinderAges, eq(cylinderAges.id, cylinderSpecimens.ageId))
    .innerJoin(cylinderTests, eq(cylinderTests.id, cylinderAges.testId))
    .where(and(inArray(cylinderSpecimens.label, [...new Set(labels)]), seenSets(person)))
  return new Map(rows.map(({ label, ...row }) => [label, row]))
}
