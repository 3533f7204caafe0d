import { type DeliveryOrderRow, loadsOfMerge, lockSeen } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'
import { Missing, Refused } from '~/domain/kit/problem'
import { advanceLocked } from '../kit/workflow'
import { noteSiteCall } from '../orders/order'
import { letTruckGo, uncalled } from '../queue/truck-of-load'
import { deliveryFlow } from './delivery-order'
import { askRules, lockToMoveOn } from './load-rules'
import { heldByNobodyElse } from './lock-delivery-order'

type Called = { version?: number | undefined; reason?: string | null | undefined }

/** The load is to be made now: the site has asked for it. */
export async function markCalled(work: Work, id: string, { version, reason }: Called = {}): Promise<DeliveryOrderRow> {
  const row = await lockToMoveOn(work, id)
  const step = { type: 'mark_called', values: { calledAt: work.now } }
  if (row.status !== 'assigned') return advanceLocked(work, deliveryFlow, row, step, version)
  const { overrides } = await askRules(work, row, 'call', { reason })
  await noteSiteCall(work, row.orderId)
  return advanceLocked(work, deliveryFlow, row, { ...step, values: { ...step.values, overrides } }, version)
}

export async function unmarkCalled(work: Work, id: string, version?: number): Promise<DeliveryOrderRow> {
  const row = await lockSeen(work, id)
  heldByNobodyElse(work, row)
  const moved = await advanceLocked(work, deliveryFlow, row, { type: 'unmark_called', values: uncalled(row) }, version)
  await letTruckGo(work, row)
  return moved
}

/** Every open load of a merged sequence, together or not at all. */
export const markMergeCalled = (work: Work, mergedOrderId: string) =>
  each(work, mergedOrderId, 'assigned', 'No load of this merged order is assigned', (of, id) => markCalled(of, id))

export const unmarkMergeCalled = (work: Work, mergedOrderId: string) =>
  each(work, mergedOrderId, 'called', 'No load of this merged order is called', (of, id) => unmarkCalled(of, id))

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
