import { and, asc, desc, eq, gte, inArray, lte, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import type { RawTestAsk, RawTestLine } from '~/domain/rawtests/test-info'
import { plants } from '../fleet/tables'
import { type FlatList, flatPage } from '../kit/flat-page'
import type { Sql } from '../kit/open'
import { paged } from '../kit/page'
import { record } from '../kit/record'
import { wordIn } from '../kit/word'
import { materialSources, materials } from '../materials/tables'
import { seenTests } from './scope'
import { rawMaterialTests as tests } from './tables'

export const rawTest = record(tests, 'raw_material_test', { label: 'test' })
export type RawTestRow = typeof tests.$inferSelect

export async function getSeenTest(sql: Sql, person: Person, id: string): Promise<RawTestRow> {
  const [row] = await sql
    .select()
    .from(tests)
    .where(and(eq(tests.id, id), seenTests(person)))
  if (!row) throw new Missing('There is no such test')
  return row
}

const line = {
  id: tests.id,
  rawMaterialTestInfoId: tests.id,
  version: tests.version,
  testNo: tests.testNo,
  testType: tests.testType,
  materialId: tests.materialId,
  materialCode: materials.materialCode,
  materialName: materials.name,
  sourceName: materialSources.sourceName,
  plantId: tests.plantId,
  plantName: plants.plantName,
  sampledOn: tests.sampledOn,
  testedOn: tests.testedOn,
  status: tests.status,
  verdict: tests.verdict,
  finenessModulus: tests.finenessModulus,
}
const ofMaterial = { from: tests.materialId, id: materials.id, name: materials.name }
const list: FlatList = {
  id: tests.id,
  rows: (sql, columns) => sql.select(columns).from(tests).$dynamic(),
  sorts: {
    testNo: tests.testNo,
    sampledOn: tests.sampledOn,
    testedOn: tests.testedOn,
    materialName: { ...ofMaterial, of: materials },
    status: tests.status,
    verdict: tests.verdict,
    finenessModulus: tests.finenessModulus,
  },
  usual: [desc(tests.sampledOn), desc(tests.testNo)],
  newest: [tests.sampledOn],
}

export async function rawTestPage(sql: Sql, person: Person, ask: RawTestAsk): Promise<Page<RawTestLine>> {
  const where = and(
    seenTests(person),
    ask.keyword ? await wordIn(sql, ask.keyword, { own: [tests.testNo], names: [ofMaterial] }) : undefined,
    ask.materialId ? eq(tests.materialId, ask.materialId) : undefined,
    ask.plantId ? eq(tests.plantId, ask.plantId) : undefined,
    ask.supplierId ? eq(tests.supplierId, ask.supplierId) : undefined,
    ask.verdict ? eq(tests.verdict, ask.verdict) : undefined,
    ask.testType ? eq(tests.testType, ask.testType) : undefined,
    ask.status ? eq(tests.status, ask.status) : undefined,
    ask.from ? gte(tests.sampledOn, ask.from) : undefined,
    ask.to ? lte(tests.sampledOn, ask.to) : undefined,
  )
  const { ids, order, total } = await flatPage(sql, list, { ...ask, where })
  const rows = sql
    .select(line)
    .from(tests)
    .innerJoin(materials, eq(materials.id, tests.materialId))
    .leftJoin(materialSources, eq(materialSources.id, tests.sourceId))
    .leftJoin(plants, eq(plants.id, tests.plantId))
    .where(inArray(tests.id, ids))
    .orderBy(...order)
    .$dynamic()
  return paged<RawTestLine>(rows, total, { ...ask, offset: 0 })
}

type Period = { materialIds: readonly string[]; from?: string | undefined; to?: string | undefined }

/** Sieve tests that count, oldest first: submitted ones and approved ones, never drafts. */
export function countingSieveTests(sql: Sql, person: Person, { materialIds, from, to }: Period): Promise<RawTestRow[]> {
  return sql
    .select()
    .from(tests)
    .where(
      and(
        seenTests(person),
        eq(tests.testType, 'sieve'),
        inArray(tests.status, ['submitted', 'approved']),
        inArray(tests.materialId, [...materialIds]),
        from ? gte(tests.sampledOn, from) : undefined,
        to ? lte(tests.sampledOn, to) : undefined,
      ),
    )
    .orderBy(asc(tests.sampledOn), asc(tests.testNo))
    .limit(2000)
}

/** The latest approved test of each material, of one kind where it is named. */
export function latestApproved(
  sql: Sql,
  person: Person,
  materialIds: readonly string[],
  testType?: string,
): Promise<RawTestRow[]> {
  if (!materialIds.length) return Promise.resolve([])
  return sql
    .selectDistinctOn([tests.materialId])
    .from(tests)
    .where(
      and(
        seenTests(person),
        eq(tests.status, 'approved'),
        inArray(tests.materialId, [...materialIds]),
        testType ? eq(tests.testType, testType) : undefined,
      ),
    )
    .orderBy(tests.materialId, desc(tests.sampledOn), desc(tests.testNo))
}

export type TestedMaterial = { id: string; materialName: string; kind: string; tests: number; lastSampledOn: string }

/** Materials of which anything has been tested, with how often and when last. */
export function materialsWithResults(sql: Sql): Promise<TestedMaterial[]> {
  return sql
    .select({
      id: materials.id,
      materialName: materials.name,
      kind: materials.kind,
      tests: raw<number>`count(*)::int`,
      lastSampledOn: raw<string>`max(${tests.sampledOn})::text`,
    })
    .from(tests)
    .innerJoin(materials, eq(materials.id, tests.materialId))
    .groupBy(materials.id, materials.name, materials.kind)
    .orderBy(asc(materials.name))
}
