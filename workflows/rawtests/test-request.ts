import { getSeenPlant } from '~/db/fleet/seen-plant'
import { nextNumber } from '~/db/kit/counter'
import type { Work } from '~/db/kit/work'
import { material } from '~/db/materials/material'
import { materialSource } from '~/db/materials/material-source'
import { mixDesign } from '~/db/mixdesign/mix-design'
import { getSeenRequisition } from '~/db/mixdesign/requisition'
import { rawSampler, rawSupplier } from '~/db/rawtests/party'
import { getSeenRequest, type RawTestRequestRow, rawTestRequest, testsOfRequest } from '~/db/rawtests/test-request'
import { mayDo } from '~/domain/access/ability'
import { Denied, invalid, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import {
  mayStepRequest,
  OPEN_REQUESTS,
  type RawTestRequestSave,
  type RawTestRequestsSave,
  type RawTestRequestUpdate,
  type RequestStatus,
  statusByTests,
  untested,
} from '~/domain/rawtests/test-request'
import { testTypesFor } from '~/domain/rawtests/test-types'

export async function requestTest(work: Work, given: RawTestRequestSave): Promise<RawTestRequestRow> {
  await checkRequest(work, given)
  await checkRequisition(work, given)
  if (given.dueOn < businessDay(work.now)) throw invalid('dueOn', 'This day has passed')
  const requestNo = `RQ${String(await nextNumber(work, 'raw_test_request')).padStart(6, '0')}`
  const asked = { requestNo, requestedBy: work.by.id, requestedByName: work.by.name }
  return rawTestRequest.insert(work, { ...given, ...asked })
}

/** Tests of several materials, asked for together: all of them or none. */
export async function requestTests(work: Work, { rows, ...shared }: RawTestRequestsSave): Promise<RawTestRequestRow[]> {
  const made = []
  for (const row of rows) made.push(await requestTest(work, { ...shared, ...row }))
  return made
}

/** A change of what is asked for, or the next step of it; rejecting is the manager's and says why. */
export async function updateRequest(work: Work, { id, version, ...given }: RawTestRequestUpdate) {
  await getSeenRequest(work.sql, work.by, id)
  const before = rawTestRequest.atVersion(await rawTestRequest.lock(work, id), version)
  const from = before.status as RequestStatus
  if (!mayStepRequest(from, given.status))
    throw new Refused(`A request that is ${from} cannot become ${given.status}`, undefined, { rule: 'status', from })
  await checkRequest(work, given)
  if (given.requisitionId !== before.requisitionId) await checkRequisition(work, given)
  if (given.dueOn !== before.dueOn && given.dueOn < businessDay(work.now)) throw invalid('dueOn', 'This day has passed')
  await checkStep(work, before, given)
  const closedAt = OPEN_REQUESTS.includes(given.status) ? null : work.now
  return rawTestRequest.move(work, before, { ...given, closedAt }, given.status === from ? 'change' : given.status)
}

/** The status of a request follows from its tests. */
export async function followTests(work: Work, requestId: string): Promise<void> {
  const before = await rawTestRequest.lock(work, requestId)
  const from = before.status as RequestStatus
  const status = statusByTests(from, before.testTypes, await testsOfRequest(work.sql, requestId))
  if (status === from) return
  const closedAt = status === 'done' ? work.now : null
  await rawTestRequest.move(work, before, { status, closedAt }, status)
}

async function checkStep(work: Work, before: RawTestRequestRow, given: Omit<RawTestRequestUpdate, 'id' | 'version'>) {
  if (given.sampledOn && given.sampledOn > businessDay(work.now))
    throw invalid('sampledOn', 'This day cannot be in the future')
  if (given.status === 'sampled' && !given.sampledOn) throw invalid('sampledOn', 'When was the sample taken?')
  if (given.samplerId && !(await rawSampler.find(work.sql, given.samplerId)))
    throw invalid('samplerId', 'There is no such sampler')
  if (given.status === 'rejected') {
    if (!mayDo(work.by, 'approve-1', 'raw_test'))
      throw new Denied('You are not authorized to do this', undefined, { right: 'approve-1 raw_test' })
    if (!given.rejectReason) throw invalid('rejectReason', 'Say why')
  }
  if (given.status !== 'done') return
  const open = untested(given.testTypes, await testsOfRequest(work.sql, before.id))
  if (open.length)
    throw new Refused(`Not approved yet: ${open.join(', ')}`, undefined, { rule: 'approved-test', testTypes: open })
}

async function checkRequest(work: Work, given: RawTestRequestSave): Promise<void> {
  const of = await material.find(work.sql, given.materialId)
  if (!of) throw invalid('materialId', 'There is no such material')
  const known = testTypesFor(of.kind).map(type => type.testType)
  const strange = given.testTypes.find(type => !known.includes(type))
  if (strange) throw invalid('testTypes', `${of.name} is ${of.kind}, which has no test of this kind`)
  if (given.plantId) await getSeenPlant(work.sql, work.by, given.plantId)
  if (given.sourceId) {
    const source = await materialSource.find(work.sql, given.sourceId)
    if (source?.materialId !== given.materialId) throw invalid('sourceId', 'This source does not supply the material')
  }
  if (given.supplierId && !(await rawSupplier.find(work.sql, given.supplierId)))
    throw invalid('supplierId', 'There is no such supplier')
  if (given.mixDesignId && !(await mixDesign.find(work.sql, given.mixDesignId)))
    throw invalid('mixDesignId', 'There is no such mix design')
}

/** A requisition that the person sees; one of a material asks for tests of that one alone. */
async function checkRequisition(work: Work, { requisitionId, materialId }: RawTestRequestSave): Promise<void> {
  if (!requisitionId) return
  const of = await getSeenRequisition(work.sql, work.by, requisitionId)
  if (of.kind === 'material' && of.materialId !== materialId)
    throw invalid('requisitionId', `${of.requisitionNo} is for another material`)
}
