import { type CylinderRequestRow, cylinderRequest, getSeenRequest, openRequest } from '~/db/cylinders/cylinder-request'
import {
  agesOf,
  type CylinderTestRow,
  cylinderAge,
  cylinderTest,
  lockSeenSet,
  standingSets,
} from '~/db/cylinders/cylinder-test'

import type { Work } from '~/db/kit/work'
import { order } from '~/db/orders/order'
import { Missing, Refused } from '~/domain/kit/problem'
import { advanceLocked } from '../kit/workflow'
import { requestFlow } from './cylinder-request'
import { declineResult } from './decide-cylinder-test'
import { atVersion } from './update-cylinder-test'
import { withdrawSet } from './withdraw-cylinder-tests'

/** Asks to drop one test; an approved result is never dropped, it is corrected. */
export async function requestDeleteTest(
  work: Work,
  of: { id: string; version: number; reason: string },
): Promise<CylinderRequestRow> {
  const set = atVersion(await lockSeenSet(work, of.id), of.version)
  await refuseApproved(work, [set])
  if (set.status === 'withdrawn') throw new Refused('This cylinder test is already withdrawn')
  if (!set.orderId)
    throw new Refused(`${set.testNo} goes with trial batch ${set.doNumber}: withdraw that`, undefined, {
      rule: 'trial-batch',
    })
  const place = { orderId: set.orderId, testId: set.id }
  return ask(work, { ...place, kind: 'delete_test', plantId: set.plantId, subjectNo: set.testNo, reason: of.reason })
}

/** Asks to drop every test of an order, and that its later loads are not sampled. */
export async function requestDeleteOrder(
  work: Work,
  { orderId, reason }: { orderId: string; reason: string },
): Promise<CylinderRequestRow> {
  const sets = await standingSets(work.sql, { orderId })
  const [first] = sets
  if (!first) throw new Missing('There is no cylinder test of this order')
  for (const set of sets) await lockSeenSet(work, set.id)
  await refuseApproved(work, sets)
  const { orderNo } = await order.get(work.sql, orderId)
  return ask(work, { orderId, testId: null, kind: 'delete_order', plantId: first.plantId, subjectNo: orderNo, reason })
}

/** The same wish is written once, however often it is said. */
async function ask(
  work: Work,
  of: Pick<CylinderRequestRow, 'kind' | 'orderId' | 'testId' | 'plantId' | 'subjectNo' | 'reason'>,
): Promise<CylinderRequestRow> {
  if (await openRequest(work.sql, of))
    throw new Refused('This has already been requested', undefined, { rule: 'open-request' })
  return cylinderRequest.insert(work, { ...of, requestedBy: work.by.id, requestedByName: work.by.name }, 'ask')
}

export async function approveRequest(work: Work, id: string, version: number): Promise<CylinderRequestRow> {
  const row = await lockRequest(work, id, version)
  if (row.status === 'open' && row.requestedBy === work.by.id)
    throw new Refused('The person who asked cannot approve it', undefined, { rule: 'four-eyes' })
  const decided = await advanceLocked(work, requestFlow, row, {
    type: 'approve',
    values: { decidedByName: work.by.name, decidedAt: work.now },
  })
  const sets = row.testId
    ? [await cylinderTest.lock(work, row.testId)]
    : await standingSets(work.sql, { orderId: row.orderId })
  await refuseApproved(work, sets)
  for (const set of sets) await withdrawSet(work, set.id, row.reason)
  if (!row.testId) await dropFromOrder(work, row)
  return decided
}

/** A result on its way or a wish to delete, by its id. */
export async function declineRequest(work: Work, id: string, version: number, reason: string) {
  if (await cylinderAge.find(work.sql, id)) return declineResult(work, id, version, reason)
  const row = await lockRequest(work, id, version)
  return advanceLocked(work, requestFlow, row, {
    type: 'decline',
    reason,
    values: { decidedByName: work.by.name, decidedAt: work.now, decidedReason: reason },
  })
}

async function lockRequest(work: Work, id: string, version: number): Promise<CylinderRequestRow> {
  await getSeenRequest(work.sql, work.by, id)
  const row = await cylinderRequest.lock(work, id)
  cylinderRequest.atVersion(row, version)
  return row
}

async function refuseApproved(work: Work, sets: readonly CylinderTestRow[]): Promise<void> {
  const ages = await agesOf(
    work.sql,
    sets.map(set => set.id),
  )
  const approved = ages.find(age => age.status === 'approved')
  if (approved)
    throw new Refused('Approved results can be corrected but not deleted', undefined, {
      rule: 'approved',
      ageDays: approved.ageDays,
    })
}

async function dropFromOrder(work: Work, { orderId, reason }: CylinderRequestRow): Promise<void> {
  const row = await order.lock(work, orderId)
  if (row.cylinderTest && !['completed', 'cancelled'].includes(row.status))
    await order.move({ ...work, reason }, row, { cylinderTest: null }, 'drop cylinder test')
}
