import { and, asc, eq, gte, inArray, lte, ne, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page, Paging } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import { children } from '../kit/children'
import { ledger } from '../kit/ledger'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { auditLines } from '../kit/tables'
import { type AuditRow, auditTrail } from '../kit/trail'
import type { Work } from '../kit/work'
import { narrowed, seenSets } from './scope'
import { cylinderAges, cylinderRevisions, cylinderSpecimens, cylinderTests } from './tables'

export const cylinderTest = record(cylinderTests, 'cylinder_test', { label: 'cylinder test' })
export type CylinderTestRow = typeof cylinderTests.$inferSelect
export const cylinderAge = record(cylinderAges, 'cylinder_age', { label: 'test result' })
export type CylinderAgeRow = typeof cylinderAges.$inferSelect
export const cylinderSpecimen = children(cylinderSpecimens, 'ageId', 'cylinder_age', 'specimens')
export type SpecimenRow = typeof cylinderSpecimens.$inferSelect
export const cylinderRevision = ledger(cylinderRevisions, 'cylinder_age')
export type RevisionRow = typeof cylinderRevisions.$inferSelect

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** By its id or by its number; one that the person may not see is none. */
export async function getSeenSet(sql: Sql, person: Person, key: string): Promise<CylinderTestRow> {
  const named = UUID.test(key) ? eq(cylinderTests.id, key) : eq(cylinderTests.testNo, key)
  const [row] = await sql
    .select()
    .from(cylinderTests)
    .where(and(named, seenSets(person)))
  if (!row) throw new Missing('There is no such cylinder test')
  return row
}

/** The set is what is locked first, also for its ages: two people never hold them in different orders. */
export async function lockSeenSet(work: Work, id: string): Promise<CylinderTestRow> {
  await getSeenSet(work.sql, work.by, id)
  return cylinderTest.lock(work, id)
}

export async function lockSeenAge(work: Work, id: string): Promise<{ set: CylinderTestRow; age: CylinderAgeRow }> {
  const found = await cylinderAge.get(work.sql, id)
  const set = await lockSeenSet(work, found.testId)
  return { set, age: await cylinderAge.lock(work, id) }
}

export const agesOf = (sql: Sql, testIds: readonly string[]): Promise<CylinderAgeRow[]> =>
  testIds.length
    ? sql
        .select()
        .from(cylinderAges)
        .where(inArray(cylinderAges.testId, [...testIds]))
        .orderBy(asc(cylinderAges.testId), asc(cylinderAges.ageDays))
    : Promise.resolve([])

export const revisionsOf = (sql: Sql, ageIds: readonly string[]): Promise<RevisionRow[]> =>
  ageIds.length
    ? sql
        .select()
        .from(cylinderRevisions)
        .where(inArray(cylinderRevisions.ageId, [...ageIds]))
        .orderBy(asc(cylinderRevisions.at))
    : Promise.resolve([])

/** Sets of an order or of a load that still stand, for a person those that they may see. */
export const standingSets = (
  sql: Sql,
  of: { orderId?: string | undefined; deliveryOrderId?: string | undefined },
  person?: Person,
): Promise<CylinderTestRow[]> =>
  sql
    .select()
    .from(cylinderTests)
    .where(
      and(
        ne(cylinderTests.status, 'withdrawn'),
        person ? seenSets(person) : undefined,
        of.orderId ? eq(cylinderTests.orderId, of.orderId) : undefined,
        of.deliveryOrderId ? eq(cylinderTests.deliveryOrderId, of.deliveryOrderId) : undefined,
      ),
    )
    .orderBy(asc(cylinderTests.castOn), asc(cylinderTests.setNo))

/** Every set of a load, also withdrawn ones: their numbers are taken. */
export const setsOfLoad = (sql: Sql, deliveryOrderId: string): Promise<CylinderTestRow[]> =>
  sql
    .select()
    .from(cylinderTests)
    .where(eq(cylinderTests.deliveryOrderId, deliveryOrderId))
    .orderBy(asc(cylinderTests.setNo))

/** Sets with an age that is still to be crushed, due or planned in these days. */
export const setsPlannedAround = (sql: Sql, from: string, to: string): Promise<{ id: string }[]> =>
  sql
    .selectDistinct({ id: cylinderAges.testId })
    .from(cylinderAges)
    .where(and(eq(cylinderAges.status, 'waiting'), gte(cylinderAges.dueOn, from), lte(cylinderAges.dueOn, to)))
    .orderBy(asc(cylinderAges.testId))

type Narrowing = Parameters<typeof narrowed>[1]
/** What the trail names tests by: the set, or one of its ages. */
const SET_LINES = ['cylinder_test', 'cylinder_age']

/**
 * The trail of the tests that a person sees, in a period, each line with the number of its test. A line is looked up by the
 * test that it names: the tests that there ever were are more than a period has lines.
 */
export async function setTrail(
  sql: Sql,
  person: Person,
  of: { from: Date; to: Date; where: Narrowing },
  paging: Paging,
): Promise<Page<AuditRow & { testNo: string }>> {
  const sets = sql.select({ seen: raw`true` }).from(cylinderTests)
  const seen = narrowed(person, of.where)
  const set = sets.where(and(eq(cylinderTests.id, auditLines.subjectId), seen)).limit(1)
  const age = sql
    .select({ seen: raw`true` })
    .from(cylinderAges)
    .innerJoin(cylinderTests, eq(cylinderTests.id, cylinderAges.testId))
    .where(and(eq(cylinderAges.id, auditLines.subjectId), seen))
    .limit(1)
  const { from, to } = of
  const where = raw`case when ${auditLines.subject} = ${SET_LINES[0]} then (${set}) else (${age}) end`
  const page = await auditTrail(sql, { subject: SET_LINES, from, to, where }, paging)
  const numbers = await testNumbers(
    sql,
    page.rows.flatMap(row => row.subjectId ?? []),
  )
  return { ...page, rows: page.rows.map(row => ({ ...row, testNo: numbers.get(row.subjectId ?? '') ?? '' })) }
}

/** The numbers of sets, named by themselves or by one of their ages. */
async function testNumbers(sql: Sql, ids: readonly string[]): Promise<Map<string, string>> {
  const { testNo } = cylinderTests
  const ages = sql
    .select({ id: cylinderAges.id, testNo })
    .from(cylinderAges)
    .innerJoin(cylinderTests, eq(cylinderTests.id, cylinderAges.testId))
    .where(inArray(cylinderAges.id, [...ids]))
  const rows = await sql
    .select({ id: cylinderTests.id, testNo })
    .from(cylinderTests)
    .where(inArray(cylinderTests.id, [...ids]))
    .unionAll(ages)
  return new Map(rows.map(row => [row.id, row.testNo]))
}
