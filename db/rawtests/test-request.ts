import { and, asc, eq, gte, ilike, inArray, lte, or, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import { OPEN_REQUESTS, type RawTestRequestAsk, type RawTestRequestLine } from '~/domain/rawtests/test-request'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sortedById } from '../kit/page'
import { record } from '../kit/record'
import { materialSources, materials } from '../materials/tables'
import { mixDesigns } from '../mixdesign/tables'
import { seenTestRequests, seenTests } from './scope'
import { rawMaterialTests, rawSamplers, rawTestRequests as requests } from './tables'
import type { RawTestRow } from './test-info'

export const rawTestRequest = record(requests, 'raw_test_request', { label: 'request' })
export type RawTestRequestRow = typeof requests.$inferSelect

export async function getSeenRequest(sql: Sql, person: Person, id: string): Promise<RawTestRequestRow> {
  const [row] = await sql
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), seenTestRequests(person)))
  if (!row) throw new Missing('There is no such request')
  return row
}

const line = {
  id: requests.id,
  version: requests.version,
  requestNo: requests.requestNo,
  status: requests.status,
  origin: requests.origin,
  materialId: requests.materialId,
  materialCode: materials.materialCode,
  materialName: materials.name,
  materialKind: materials.kind,
  sourceId: requests.sourceId,
  sourceName: materialSources.sourceName,
  plantId: requests.plantId,
  plantName: plants.plantName,
  supplierId: requests.supplierId,
  mixDesignId: requests.mixDesignId,
  mixCode: mixDesigns.mixCode,
  requisitionId: requests.requisitionId,
  testTypes: requests.testTypes,
  dueOn: requests.dueOn,
  samplerId: requests.samplerId,
  samplerName: rawSamplers.name,
  sampledOn: requests.sampledOn,
  requestedByName: requests.requestedByName,
  rejectReason: requests.rejectReason,
  remarks: requests.remarks,
  createdAt: raw<string>`to_char(${requests.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
}
const sorts = {
  requestNo: requests.requestNo,
  dueOn: requests.dueOn,
  materialName: materials.name,
  status: requests.status,
}

const rowsOf = (sql: Sql, where: SQL | undefined) =>
  sql
    .select(line)
    .from(requests)
    .innerJoin(materials, eq(materials.id, requests.materialId))
    .leftJoin(materialSources, eq(materialSources.id, requests.sourceId))
    .leftJoin(plants, eq(plants.id, requests.plantId))
    .leftJoin(mixDesigns, eq(mixDesigns.id, requests.mixDesignId))
    .leftJoin(rawSamplers, eq(rawSamplers.id, requests.samplerId))
    .where(where)

export function requestPage(sql: Sql, person: Person, ask: RawTestRequestAsk): Promise<Page<RawTestRequestLine>> {
  const where = and(
    seenTestRequests(person),
    ask.keyword
      ? or(ilike(requests.requestNo, like(ask.keyword)), ilike(materials.name, like(ask.keyword)))
      : undefined,
    ask.materialId ? eq(requests.materialId, ask.materialId) : undefined,
    ask.plantId ? eq(requests.plantId, ask.plantId) : undefined,
    ask.status ? eq(requests.status, ask.status) : undefined,
    ask.outstanding ? inArray(requests.status, [...OPEN_REQUESTS]) : undefined,
    ask.dueFrom ? gte(requests.dueOn, ask.dueFrom) : undefined,
    ask.dueTo ? lte(requests.dueOn, ask.dueTo) : undefined,
  )
  const rows = rowsOf(sql, where)
    .orderBy(...sortedById(ask.sort, sorts, [asc(requests.dueOn), asc(requests.requestNo)], requests.id))
    .$dynamic()
  const total = sql
    .select({ id: requests.id })
    .from(requests)
    .innerJoin(materials, eq(materials.id, requests.materialId))
    .where(where)
    .$dynamic()
  return paged<RawTestRequestLine>(rows, cappedCount(sql, total), ask)
}

/** The request of this id, or every request of the requisition of this id, with all tests that answer them. */
export async function requestsWithTests(
  sql: Sql,
  person: Person,
  id: string,
): Promise<{ requests: RawTestRequestLine[]; tests: RawTestRow[] }> {
  const found = await rowsOf(
    sql,
    and(seenTestRequests(person), or(eq(requests.id, id), eq(requests.requisitionId, id))),
  )
    .orderBy(asc(requests.requestNo))
    .limit(200)
  if (!found.length) throw new Missing('There is no such request or requisition')
  const ids = found.map(row => row.id)
  const tests = await sql
    .select()
    .from(rawMaterialTests)
    .where(and(inArray(rawMaterialTests.requestId, ids), seenTests(person)))
    .orderBy(asc(rawMaterialTests.testNo))
    .limit(500)
  return { requests: found, tests }
}

export const testsOfRequest = (sql: Sql, requestId: string): Promise<{ testType: string; status: string }[]> =>
  sql
    .select({ testType: rawMaterialTests.testType, status: rawMaterialTests.status })
    .from(rawMaterialTests)
    .where(eq(rawMaterialTests.requestId, requestId))
