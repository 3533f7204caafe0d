import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { grouped } from '~/domain/cylinders/conformity/grouped'
import { type Stated, uncertaintyOf } from '~/domain/cylinders/uncertainty'
import { businessDay } from '~/domain/kit/time'
import type { Sql } from '../kit/open'
import { settingByDay } from '../kit/setting'
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

/** The region of each set: what may be set for a region alone judged its results. */
export async function regionsOf(sql: Sql, testIds: readonly string[]): Promise<Map<string, string | null>> {
  if (!testIds.length) return new Map()
  const { id, regionId } = cylinderTests
  const rows = await sql
    .select({ id, regionId })
    .from(cylinderTests)
    .where(inArray(id, [...new Set(testIds)]))
  return new Map(rows.map(row => [row.id, row.regionId]))
}

/** What the laboratory stated on the day each result was tested: a later statement changes no paper. */
export async function statedOf(sql: Sql, results: readonly PaperAge[]): Promise<Stated> {
  const uncertainty = await settingByDay(sql, 'cylinders.uncertainty')
  const singleBelow = await settingByDay(sql, 'cylinders.single-below')
  const sets = new Map(results.map(({ id, cylinderTestId, laboratory }) => [id, { cylinderTestId, laboratory }]))
  const regions = await regionsOf(
    sql,
    [...sets.values()].map(of => of.cylinderTestId),
  )
  return ({ id, testedAt, specimenKind }) => {
    const set = sets.get(id)
    const day = testedAt ? businessDay(testedAt) : ''
    const rows = testedAt ? uncertainty(day) : []
    return {
      uncertainty: uncertaintyOf(rows, { specimenKind, laboratory: set?.laboratory ?? null }),
      singleBelow: singleBelow(day, regions.get(set?.cylinderTestId ?? '') ?? null),
    }
  }
}
