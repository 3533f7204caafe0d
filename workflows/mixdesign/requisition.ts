import { seenCustomer } from '~/db/customers/customer'
import { ofCustomerProject } from '~/db/customers/project'
import { salesperson } from '~/db/customers/salesperson'
import { getSeenPlant } from '~/db/fleet/seen-plant'
import { gaplessNumber } from '~/db/kit/counter'
import type { Work } from '~/db/kit/work'
import { material } from '~/db/materials/material'
import { materialSource } from '~/db/materials/material-source'
import { getSeenRequisition, type RequisitionRow, requisition } from '~/db/mixdesign/requisition'
import { salespeopleOfCustomer } from '~/db/mixdesign/requisition-party'
import { testsOfRequisition } from '~/db/mixdesign/requisition-test'
import { mayDo } from '~/domain/access/ability'
import { Denied, invalid, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import type { MaterialRequisitionFields, MixRequisitionFields, RequisitionKind } from '~/domain/mixdesign/requisition'
import { advanceLocked } from '../kit/workflow'
import { requisitionFlow } from './requisition-flow'
import { wantTests } from './requisition-test'

const LETTERS: Record<RequisitionKind, string> = { mix: 'MR', material: 'RR' }

export async function createMixRequisition(work: Work, fields: MixRequisitionFields): Promise<RequisitionRow> {
  await refuseWrongMix(work, fields)
  const [usual] = await salespeopleOfCustomer(work.sql, fields.customerId)
  return create(work, 'mix', { ...fields, salespersonId: fields.salespersonId ?? usual?.id ?? null })
}

export async function updateMixRequisition(
  work: Work,
  { id, version, ...fields }: MixRequisitionFields & { id: string; version: number },
): Promise<RequisitionRow> {
  const before = await lockSeen(work, id, version, 'mix')
  await refuseWrongMix(work, fields)
  return revise(work, before, fields)
}

export async function createMaterialRequisition(
  work: Work,
  { tests = [], ...fields }: MaterialRequisitionFields,
): Promise<RequisitionRow> {
  await refuseWrongMaterial(work, fields)
  const row = await create(work, 'material', fields)
  await wantTests(work, row, tests)
  return row
}

export async function updateMaterialRequisition(
  work: Work,
  { id, version, tests, ...fields }: MaterialRequisitionFields & { id: string; version: number },
): Promise<RequisitionRow> {
  const before = await lockSeen(work, id, version, 'material')
  await refuseWrongMaterial(work, fields)
  const row = await revise(work, before, fields)
  if (tests) await wantTests(work, row, tests)
  return row
}

/** Somebody else than who asked and submitted approves; a material without a wanted test has nothing to be tested. */
export async function approveRequisition(
  work: Work,
  id: string,
  { version, remarks }: { version: number; remarks: string | null },
): Promise<RequisitionRow> {
  const before = await lockSeen(work, id, version)
  refuseOwn(work, before)
  if (before.kind === 'material' && before.status === 'submitted' && !(await testsOfRequisition(work.sql, id)).length)
    throw new Refused(`${before.requisitionNo} has no tests`, undefined, { rule: 'tests' })
  return advanceLocked(work, requisitionFlow, before, { type: 'approve', values: decided(work, remarks) })
}

export async function rejectRequisition(
  work: Work,
  id: string,
  { version, reason }: { version: number; reason: string },
): Promise<RequisitionRow> {
  const before = await lockSeen(work, id, version)
  refuseOwn(work, before)
  return advanceLocked(work, requisitionFlow, before, { type: 'reject', reason, values: decided(work, reason) })
}

/** The row of a requisition that the person sees, kept until the end of the work. */
export async function lockSeen(
  work: Work,
  id: string,
  version?: number,
  kind?: RequisitionKind,
): Promise<RequisitionRow> {
  await getSeenRequisition(work.sql, work.by, id)
  const row = await requisition.lock(work, id)
  if (version !== undefined) requisition.atVersion(row, version)
  if (kind && row.kind !== kind)
    throw invalid('id', kind === 'mix' ? 'This is a raw material requisition' : 'This is a mix design requisition')
  if (!mayDo(work.by, 'view', row.kind === 'mix' ? 'md_requisition' : 'rm_requisition'))
    throw new Denied('You are not authorized to do this')
  return row
}

type Shared = { plantId: string; neededBy: string; status: 'draft' | 'submitted'; title: string }

async function create(
  work: Work,
  kind: RequisitionKind,
  fields: Shared & Partial<RequisitionRow>,
): Promise<RequisitionRow> {
  await getSeenPlant(work.sql, work.by, fields.plantId)
  if (fields.neededBy < businessDay(work.now)) throw invalid('neededBy', 'This day has passed')
  const year = businessDay(work.now).slice(2, 4)
  const number = await gaplessNumber(work, `requisition-${kind}:${year}`)
  return requisition.insert(work, {
    ...fields,
    ...handedIn(work, fields),
    kind,
    requisitionNo: `${LETTERS[kind]}-${year}-${String(number).padStart(5, '0')}`,
    requestedBy: work.by.id,
    requestedByName: work.by.name,
  })
}

async function revise(work: Work, before: RequisitionRow, fields: Shared): Promise<RequisitionRow> {
  await getSeenPlant(work.sql, work.by, fields.plantId)
  if (fields.neededBy !== before.neededBy && fields.neededBy < businessDay(work.now))
    throw invalid('neededBy', 'This day has passed')
  const { status, ...values } = fields
  const type = status === 'submitted' ? 'submit' : 'revise'
  return advanceLocked(work, requisitionFlow, before, { type, values: { ...values, ...handedIn(work, fields) } })
}

const handedIn = (work: Work, { status }: Shared) =>
  status === 'submitted'
    ? { submittedBy: work.by.id, submittedAt: work.now, decidedBy: null, decidedByName: null, decidedAt: null }
    : { submittedBy: null, submittedAt: null }

const decided = (work: Work, decisionRemarks: string | null) => ({
  decidedBy: work.by.id,
  decidedByName: work.by.name,
  decidedAt: work.now,
  decisionRemarks,
})

function refuseOwn(work: Work, row: RequisitionRow): void {
  if (row.status === 'submitted' && [row.submittedBy, row.requestedBy].includes(work.by.id))
    throw new Refused('The person who made a requisition cannot approve it', undefined, { rule: 'four-eyes' })
}

async function refuseWrongMix(work: Work, fields: MixRequisitionFields): Promise<void> {
  const customer = await seenCustomer(work.sql, work.by, fields.customerId)
  if (!customer.active) throw invalid('customerId', `${customer.customerName} is inactive`)
  if (fields.projectId && !(await ofCustomerProject(work.sql, fields.projectId, fields.customerId)))
    throw invalid('projectId', 'This customer has no such project')
  if (fields.salespersonId && !(await salesperson.find(work.sql, fields.salespersonId)))
    throw invalid('salespersonId', 'There is no such salesperson')
}

type OfMaterial = Pick<MaterialRequisitionFields, 'materialId' | 'sourceId' | 'sampledOn'>

async function refuseWrongMaterial(work: Work, { materialId, sourceId, sampledOn }: OfMaterial): Promise<void> {
  const found = await material.find(work.sql, materialId)
  if (!found) throw invalid('materialId', 'There is no such material')
  if (!found.active) throw invalid('materialId', `${found.name} is inactive`)
  if (sourceId && (await materialSource.find(work.sql, sourceId))?.materialId !== materialId)
    throw invalid('sourceId', 'This source does not supply the material')
  if (sampledOn && sampledOn > businessDay(work.now)) throw invalid('sampledOn', 'This day cannot be in the future')
}
