import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page } from '~/domain/kit/page'
import type { RequisitionTestAsk } from '~/domain/mixdesign/requisition'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { cappedCount, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { materials } from '../materials/tables'
import { rawMaterialTests } from '../rawtests/tables'
import { requisitions, requisitionTests as tests } from './requisition-tables'
import { seenRequisitions } from './scope'

export const requisitionTest = record(tests, 'requisition_test', { label: 'test' })
export type RequisitionTestRow = typeof tests.$inferSelect
export type RequisitionTestLine = RequisitionTestRow & {
  requisitionNo: string
  requisitionStatus: string
  materialName: string | null
  testNo: string | null
}

const sorts = { testType: tests.testType, testedOn: tests.testedOn, requisitionNo: requisitions.requisitionNo }

export async function requisitionTestPage(
  sql: Sql,
  person: Person,
  ask: RequisitionTestAsk,
): Promise<Page<RequisitionTestLine>> {
  const where = and(
    seenRequisitions(person),
    ask.requisitionId ? eq(tests.requisitionId, ask.requisitionId) : undefined,
    ask.testType ? eq(tests.testType, ask.testType) : undefined,
    ask.open === undefined ? undefined : ask.open ? isNull(tests.result) : isNotNull(tests.result),
  )
  const rows = sql
    .select({
      test: tests,
      requisitionNo: requisitions.requisitionNo,
      requisitionStatus: requisitions.status,
      materialName: materials.name,
      testNo: rawMaterialTests.testNo,
    })
    .from(tests)
    .innerJoin(requisitions, eq(requisitions.id, tests.requisitionId))
    .innerJoin(plants, eq(plants.id, requisitions.plantId))
    .leftJoin(materials, eq(materials.id, requisitions.materialId))
    .leftJoin(rawMaterialTests, eq(rawMaterialTests.id, tests.rawMaterialTestId))
    .where(where)
    .orderBy(...sorted(ask.sort, sorts, [desc(requisitions.requisitionNo), asc(tests.testType)]), asc(tests.id))
    .$dynamic()
  const total = sql
    .select({ id: tests.id })
    .from(tests)
    .innerJoin(requisitions, eq(requisitions.id, tests.requisitionId))
    .innerJoin(plants, eq(plants.id, requisitions.plantId))
    .where(where)
    .$dynamic()
  const page = await paged<Omit<RequisitionTestLine, keyof RequisitionTestRow> & { test: RequisitionTestRow }>(
    rows,
    cappedCount(sql, total),
    ask,
  )
  return { ...page, rows: page.rows.map(({ test, ...names }) => ({ ...test, ...names })) }
}

export const testsOfRequisition = (sql: Sql, requisitionId: string): Promise<RequisitionTestRow[]> =>
  sql.select().from(tests).where(eq(tests.requisitionId, requisitionId)).orderBy(asc(tests.testType))
