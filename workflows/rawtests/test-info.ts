import { getSeenPlant } from '~/db/fleet/seen-plant'
import { nextNumber } from '~/db/kit/counter'
import type { Work } from '~/db/kit/work'
import { material } from '~/db/materials/material'
import { judgeOf } from '~/db/rawtests/grading-specification-asked'
import { rawSampler, rawSupplier, rawTester } from '~/db/rawtests/party'
import { getSeenTest, type RawTestRow, rawTest } from '~/db/rawtests/test-info'
import { getSeenRequest } from '~/db/rawtests/test-request'
import { mayDo } from '~/domain/access/ability'
import { Denied, invalid, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { testResult } from '~/domain/rawtests/test/result'
import { mayStep, type RawTestCreate, type TestStatus } from '~/domain/rawtests/test-info'
import { testTypesFor } from '~/domain/rawtests/test-types'
import { followTests } from './test-request'

export async function createTest(work: Work, given: RawTestCreate): Promise<RawTestRow> {
  await checkTest(work, given)
  if (!mayStep('draft', given.status))
    throw new Refused('A new test must be a draft or submitted', undefined, { rule: 'status', from: 'draft' })
  const testNo = `RM${String(await nextNumber(work, 'raw_material_test')).padStart(6, '0')}`
  const made = await rawTest.insert(work, { ...given, testNo, ...(await judgedNow(work, given)) })
  if (made.requestId) await followTests(work, made.requestId)
  return made
}

export async function updateTest(
  work: Work,
  id: string,
  { version, rejectReason, ...given }: RawTestCreate & { version: number; rejectReason?: string | null },
): Promise<RawTestRow> {
  await getSeenTest(work.sql, work.by, id)
  const before = await rawTest.lock(work, id)
  rawTest.atVersion(before, version)
  const from = before.status as TestStatus
  if (!mayStep(from, given.status))
    throw new Refused(`A test that is ${from} cannot become ${given.status}`, undefined, { rule: 'status', from })
  if (before.testType !== given.testType) throw invalid('testType', 'The test type cannot be changed')
  const decided = given.status === 'approved' || given.status === 'rejected'
  if (decided && given.status !== from) refuseUnlessApprover(work)
  await checkTest(work, given)
  const approval = given.status === 'approved' ? { approvedBy: work.by.id, approvedAt: work.now } : {}
  const values = { ...given, ...(await judgedNow(work, given)), ...approval, ...reasonOf(before, given, rejectReason) }
  const saved = await rawTest.move(work, before, values, given.status === from ? 'change' : given.status)
  if (saved.requestId) await followTests(work, saved.requestId)
  return saved
}

/** A reason stays with the test while it is put right, and goes when it is submitted again. */
function reasonOf({ status }: RawTestRow, given: RawTestCreate, reason: string | null | undefined) {
  if (given.status === 'submitted') return { rejectReason: null }
  if (given.status !== 'rejected' || (given.status === status && !reason)) return {}
  if (!reason) throw invalid('rejectReason', 'Say why')
  return { rejectReason: reason }
}

function refuseUnlessApprover({ by }: Work): void {
  if (!mayDo(by, 'approve-1', 'raw_test'))
    throw new Denied('You are not authorized to do this', undefined, { right: 'approve-1 raw_test' })
}

const judgedNow = async (work: Work, given: RawTestCreate) => {
  const { gradingSpecificationId } = given
  const judge = await judgeOf(work.sql, gradingSpecificationId ? { gradingSpecificationId } : {})
  return testResult(given as RawTestCreate, judge)
}

async function checkTest(work: Work, given: RawTestCreate): Promise<void> {
  const { materialId, testType, plantId, sampledOn, testedOn } = given
  const of = await material.find(work.sql, materialId)
  if (!of) throw invalid('materialId', 'There is no such material')
  if (!testTypesFor(of.kind).some(type => type.testType === testType))
    throw invalid('testType', `${of.name} is ${of.kind}, which has no test of this kind`)
  if (plantId) await getSeenPlant(work.sql, work.by, plantId)
  if (sampledOn > businessDay(work.now)) throw invalid('sampledOn', 'This day cannot be in the future')
  if (given.requestId) await checkRequest(work, given.requestId, materialId)
  if (testedOn && testedOn < sampledOn) throw invalid('testedOn', 'The test date cannot be before the sampling date')
  for (const [field, room, label] of PARTIES) {
    const id = given[field]
    if (id && !(await room.find(work.sql, id))) throw invalid(field, `There is no such ${label}`)
  }
}

async function checkRequest(work: Work, requestId: string, materialId: string): Promise<void> {
  const request = await getSeenRequest(work.sql, work.by, requestId)
  if (request.materialId !== materialId) throw invalid('requestId', `${request.requestNo} is for another material`)
}

const PARTIES = [
  ['supplierId', rawSupplier, 'supplier'],
  ['samplerId', rawSampler, 'sampler'],
  ['testerId', rawTester, 'tester'],
] as const
