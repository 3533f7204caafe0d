import { and, desc, eq, gte, lte, ne } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { ReportAsk, ReportedTest } from '~/domain/rawtests/test-report'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { materialSources, materials } from '../materials/tables'
import { seenTests } from './scope'
import { rawSuppliers, rawMaterialTests as tests } from './tables'

const MOST = 5000

/** Tests of one kind with what a report says of them, latest first; drafts only when they are asked for. */
export function reportedTests(sql: Sql, person: Person, ask: ReportAsk): Promise<ReportedTest[]> {
  return sql
    .select({
      id: tests.id,
      testNo: tests.testNo,
      materialId: tests.materialId,
      materialName: materials.name,
      sourceName: materialSources.sourceName,
      plantName: plants.plantName,
      supplierName: rawSuppliers.name,
      sampledOn: tests.sampledOn,
      status: tests.status,
      verdict: tests.verdict,
      input: tests.input,
      result: tests.result,
    })
    .from(tests)
    .innerJoin(materials, eq(materials.id, tests.materialId))
    .leftJoin(materialSources, eq(materialSources.id, tests.sourceId))
    .leftJoin(plants, eq(plants.id, tests.plantId))
    .leftJoin(rawSuppliers, eq(rawSuppliers.id, tests.supplierId))
    .where(
      and(
        seenTests(person),
        eq(tests.testType, ask.testType),
        ask.status ? eq(tests.status, ask.status) : ne(tests.status, 'draft'),
        ask.materialId ? eq(tests.materialId, ask.materialId) : undefined,
        ask.sourceId ? eq(tests.sourceId, ask.sourceId) : undefined,
        ask.plantId ? eq(tests.plantId, ask.plantId) : undefined,
        ask.supplierId ? eq(tests.supplierId, ask.supplierId) : undefined,
        ask.from ? gte(tests.sampledOn, ask.from) : undefined,
        ask.to ? lte(tests.sampledOn, ask.to) : undefined,
      ),
    )
    .orderBy(desc(tests.sampledOn), desc(tests.testNo))
    .limit(MOST)
}
