import type * as z from 'zod'
import type { Work } from '~/db/kit/work'
import { material } from '~/db/materials/material'
import { getSeenRequisition, type RequisitionRow, requisition } from '~/db/mixdesign/requisition'
import { type RequisitionTestRow, requisitionTest, testsOfRequisition } from '~/db/mixdesign/requisition-test'
import { getSeenTest } from '~/db/rawtests/test-info'
import { mayDo } from '~/domain/access/ability'
import { Denied, invalid, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import {
  EDITABLE,
  type RequisitionTestCreate,
  type RequisitionTestFields,
  type RequisitionTestUpdate,
} from '~/domain/mixdesign/requisition'
import { judged, REQUISITION_TESTS, type RequisitionTestType } from '~/domain/mixdesign/requisition-tests'
import { advanceLocked } from '../kit/workflow'
import { requisitionFlow } from './requisition-flow'

type Wanted = Pick<RequisitionTestFields, 'testType' | 'least' | 'most' | 'remarks'>

/** The wanted tests of a requisition that nobody decided on yet, as a whole. */
export async function wantTests(work: Work, of: RequisitionRow, wanted: readonly Wanted[]): Promise<void> {
  const before = await testsOfRequisition(work.sql, of.id)
  for (const [at, { testType }] of wanted.entries()) await refuseUnfit(work, of, testType, `tests.${at}.testType`)
  for (const { id, version, testType } of before)
    if (!wanted.some(row => row.testType === testType)) await requisitionTest.remove(work, { id, version })
  for (const values of wanted) {
    const there = before.find(row => row.testType === values.testType)
    if (!there) await requisitionTest.insert(work, { requisitionId: of.id, ...values })
    else if (differs(there, values)) await requisitionTest.update(work, there, values)
  }
}

export async function addTest(
  work: Work,
  { requisitionId, ...values }: z.output<typeof RequisitionTestCreate>,
): Promise<RequisitionTestRow> {
  const of = await lockMaterial(work, requisitionId)
  if (of.status === 'completed' || of.status === 'rejected')
    throw new Refused(`${of.requisitionNo} is ${of.status}`, undefined, { rule: 'status', status: of.status })
  if (!EDITABLE.includes(of.status)) refuseOthers(work)
  await refuseUnfit(work, of, values.testType)
  const there = await testsOfRequisition(work.sql, of.id)
  if (there.some(row => row.testType === values.testType)) throw invalid('testType', 'This test is already requested')
  return requisitionTest.insert(work, { requisitionId, ...values })
}

/** A result begins the testing; the last one that is missing completes the requisition. */
export async function changeTest(
  work: Work,
  id: string,
  { version, ...fields }: z.output<typeof RequisitionTestUpdate>,
): Promise<RequisitionTestRow> {
  const { requisitionId } = await requisitionTest.get(work.sql, id)
  const of = await lockMaterial(work, requisitionId)
  const before = await requisitionTest.lock(work, id)
  requisitionTest.atVersion(before, version)
  if (fields.testType !== before.testType)
    throw invalid('testType', 'The test type cannot be changed after the request')
  const result = fields.result ?? null
  if (!EDITABLE.includes(of.status) || result !== null) refuseOthers(work)
  await refuseResult(work, of, before, fields)
  const verdict = judged({ least: fields.least ?? null, most: fields.most ?? null, result })
  const saved = await requisitionTest.move(
    work,
    before,
    {
      ...fields,
      result,
      testedOn: fields.testedOn ?? null,
      verdict,
      testedByName: result === null ? null : work.by.name,
      rawMaterialTestId: fields.rawMaterialTestId ?? null,
    },
    result !== null && before.result === null ? 'result' : 'change',
  )
  if (result !== null && of.status !== 'completed') await goOn(work, of)
  return saved
}

async function goOn(work: Work, of: RequisitionRow): Promise<void> {
  const testing = of.status === 'approved' ? await advanceLocked(work, requisitionFlow, of, { type: 'test' }) : of
  const rows = await testsOfRequisition(work.sql, of.id)
  if (rows.every(row => row.result !== null))
    await advanceLocked(work, requisitionFlow, testing, { type: 'complete_tests', values: { completedAt: work.now } })
}

async function lockMaterial(work: Work, id: string): Promise<RequisitionRow> {
  await getSeenRequisition(work.sql, work.by, id)
  const row = await requisition.lock(work, id)
  if (row.kind !== 'material') throw invalid('requisitionId', 'Tests belong to the requisition of a material')
  return row
}

/** Until it is decided on, who asks says what is wanted; from then on the laboratory does. */
function refuseOthers(work: Work): void {
  if (!mayDo(work.by, 'approve-1', 'requisition'))
    throw new Denied('The laboratory enters results and changes what was approved', undefined, {
      right: 'approve-1 requisition',
    })
}

async function refuseUnfit(
  work: Work,
  { materialId }: RequisitionRow,
  testType: RequisitionTestType,
  field = 'testType',
): Promise<void> {
  const of = await material.get(work.sql, materialId ?? '')
  const test = REQUISITION_TESTS[testType]
  if (!(test.kinds as readonly string[]).includes(of.kind))
    throw invalid(field, `${test.name} is not a test of ${of.kind}`)
}

async function refuseResult(
  work: Work,
  of: RequisitionRow,
  before: RequisitionTestRow,
  { result, testedOn, rawMaterialTestId }: RequisitionTestFields,
): Promise<void> {
  if (result != null && EDITABLE.includes(of.status))
    throw new Refused(`${of.requisitionNo} is not approved yet`, undefined, { rule: 'status', status: of.status })
  if (result == null && before.result !== null && of.status === 'completed')
    throw new Refused(`${of.requisitionNo} is completed. You can correct a result but not remove it`, undefined, {
      rule: 'completed',
    })
  if (testedOn && testedOn > businessDay(work.now)) throw invalid('testedOn', 'This day cannot be in the future')
  if (rawMaterialTestId) {
    const test = await getSeenTest(work.sql, work.by, rawMaterialTestId)
    if (test.materialId !== of.materialId) throw invalid('rawMaterialTestId', 'This test is of another material')
  }
}

const differs = (row: RequisitionTestRow, wanted: Wanted): boolean =>
  !same(row.least, wanted.least) || !same(row.most, wanted.most) || row.remarks !== (wanted.remarks ?? null)
const same = (one: string | null, other: string | null | undefined): boolean =>
  one === null || other == null ? one === (other ?? null) : Number(one) === Number(other)
