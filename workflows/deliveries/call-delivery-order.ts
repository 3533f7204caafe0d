import { type DeliveryOrderRow, loadsOfMerge, lockSeen } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'
import { Missing, Refused } from '~/domain/kit/problem'
import { refuseHeldLoad } from '../billing/receivable/credit-hold'
import { advanceLocked } from '../kit/workflow'
import { deliveryFlow } from './delivery-order'
import { heldByNobodyElse } from './lock-delivery-order'

/** The load is to be made now: the site has asked for it. */
export async function markCalled(work: Work, id: string, version?: number): Promise<DeliveryOrderRow> {
  const row = await lockSeen(work, id)
  heldByNobodyElse(work, row)
  await refuseHeldLoad(work.sql, row)
  return advanceLocked(work, deliveryFlow, row, { type: 'mark_called', values: { calledAt: work.now } }, version)
}

export async function unmarkCalled(work: Work, id: string, version?: number): Promise<DeliveryOrderRow> {
  const row = await lockSeen(work, id)
  heldByNobodyElse(work, row)
  return advanceLocked(work, deliveryFlow, row, { type: 'unmark_called', values: { calledAt: null } }, version)
}

/** Every open load of a merged sequence, together or not at all. */
export const markMergeCalled = (work: Work, mergedOrderId: string) =>
  each(work, mergedOrderId, 'assigned', 'No load of this merged order is assigned', markCalled)

export const unmarkMergeCalled = (work: Work, mergedOrderId: string) =>
  each(work, mergedOrderId, 'called', 'No load of this merged order is called', unmarkCalled)

async function each(
  work: Work,
  mergedOrderId: string,
  status: string,
  none: string,
  run: (work: Work, id: string) => Promise<DeliveryOrderRow>,
): Promise<DeliveryOrderRow[]> {
  const loads = await loadsOfMerge(work.sql, mergedOrderId)
  if (!loads.length) throw new Missing('There is no such merged order')
  const due = loads.filter(load => load.status === status)
  if (!due.length) throw new Refused(none)
  const moved: DeliveryOrderRow[] = []
  for (const { id } of due) moved.push(await run(work, id))
  return moved
}
