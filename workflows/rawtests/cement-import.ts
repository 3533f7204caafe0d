import type { Sql } from '~/db/kit/open'
import type { Work } from '~/db/kit/work'
import { type CementNames, cementNames, cementTestsOn } from '~/db/rawtests/cement-match'
import type { RawTestRow } from '~/db/rawtests/test-info'
import type { Person } from '~/domain/access/roles'
import { byText } from '~/domain/kit/collation'
import { EngineeringFault } from '~/domain/kit/fault'
import { businessDay } from '~/domain/kit/time'
import { cementResultsOf } from '~/domain/rawtests/cement/properties'
import type { CementRow } from '~/domain/rawtests/cement-import'
import { testResult } from '~/domain/rawtests/test/result'
import type { RawTestCreate } from '~/domain/rawtests/test-info'
import { createTest, updateTest } from './test-info'

export type CementSave = { id: string | null; version: number; test: RawTestCreate }
type Ids = Pick<RawTestCreate, 'materialId' | 'sourceId' | 'plantId' | 'supplierId' | 'testerId'>
type Found =
  | { action: 'create' | 'update' | 'skip'; save: CementSave }
  | { action: 'reject'; column: string; message: string }
type At = { sql: Sql; person: Person; now: Date }

/** What each row of a file of cement results would do: a new test, other results of one that still waits, or nothing. */
export async function matchCement({ sql, person, now }: At, rows: CementRow[]): Promise<Found[]> {
  const names = await cementNames(sql, person)
  const ids = rows.flatMap(row => idOf(names.materials, row.materialCode) ?? [])
  const present = await cementTestsOn(
    sql,
    person,
    ids,
    rows.map(row => row.sampledOn),
  )
  return rows.map(row => matched(row, names, present, businessDay(now)))
}

export async function saveCement(work: Work, { id, version, test }: CementSave): Promise<RawTestRow> {
  return id ? updateTest(work, id, { ...test, version }) : createTest(work, test)
}

function matched(row: CementRow, names: CementNames, present: readonly RawTestRow[], today: string): Found {
  const of = names.materials.find(one => one.name === row.materialCode.toLowerCase())
  if (!of) return reject('materialCode', 'There is no active material with this code')
  if (of.kind !== 'cement') return reject('materialCode', 'This material is not a cement')
  if (row.sampledOn > today) return reject('sampledOn', 'This day cannot be in the future')
  if (row.testedOn && row.testedOn < row.sampledOn)
    return reject('testedOn', 'The test date cannot be before the sampling date')
  const sourceId = idOf(
    names.sources.filter(source => source.materialId === of.id),
    row.source,
  )
  if (row.source && !sourceId) return reject('source', 'This material has no source with this name')
  const supplierId = idOf(names.suppliers, row.supplierCode)
  if (row.supplierCode && !supplierId) return reject('supplierCode', 'There is no supplier of this code')
  const testerId = idOf(names.testers, row.testerCode)
  if (row.testerCode && !testerId) return reject('testerCode', 'There is no tester of this code')
  const plantId = idOf(names.plants, row.plantCode)
  if (row.plantCode && !plantId) return reject('plantCode', 'There is no plant with this code')
  return judged(row, { materialId: of.id, sourceId, plantId, supplierId, testerId }, present)
}

function judged(row: CementRow, ids: Ids, present: readonly RawTestRow[]): Found {
  const results = cementResultsOf(row as Record<string, number>)
  const test: RawTestCreate = {
    testType: 'cement',
    requestId: null,
    samplerId: null,
    gradingSpecificationId: null,
    ...ids,
    sampledOn: row.sampledOn,
    testedOn: row.testedOn || null,
    status: 'submitted',
    remarks: row.remarks || null,
    input: { standard: row.standard, class: row.class, results },
  }
  if (Object.keys(results).length === 1 && !Object.keys(results.strength ?? {}).length)
    return reject('strength.28', 'The row has no result')
  try {
    testResult(test, null)
  } catch (error) {
    if (!(error instanceof EngineeringFault)) throw error
    return reject('class', error.message)
  }
  const before = present.find(
    one => one.materialId === ids.materialId && one.sampledOn === row.sampledOn && one.sourceId === ids.sourceId,
  )
  if (!before) return { action: 'create', save: { id: null, version: 0, test } }
  if (sameResults(before, test)) return { action: 'skip', save: { id: before.id, version: before.version, test } }
  if (before.status === 'approved') return reject('sampledOn', `${before.testNo} of this sample is already approved`)
  const kept = { ...test, requestId: before.requestId, samplerId: before.samplerId }
  return { action: 'update', save: { id: before.id, version: before.version, test: kept } }
}

const sameResults = (before: RawTestRow, { input }: RawTestCreate): boolean => {
  const was = before.input as { class?: string; results?: object }
  const is = input as { class: string; results: object }
  return was.class === is.class && flat(was.results) === flat(is.results)
}

const flat = (results: object | undefined): string =>
  JSON.stringify(
    Object.entries(results ?? {})
      .map(([key, value]) => [key, value && typeof value === 'object' ? Object.entries(value).sort() : value])
      .filter(([, value]) => value !== null && value !== undefined)
      .sort(([a], [b]) => byText(String(a), String(b))),
  )

const idOf = (list: readonly { id: string; name: string }[], name: string): string | null =>
  (name && list.find(one => one.name === name.toLowerCase())?.id) || null

const reject = (column: string, message: string): Found => ({ action: 'reject', column, message })
