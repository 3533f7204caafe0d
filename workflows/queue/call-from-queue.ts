import { type DeliveryOrderRow, deliveryOrder } from '~/db/deliveries/delivery-order'
import { note } from '~/db/kit/audit'
import type { Work } from '~/db/kit/work'
import { lockSeenItem, type QueueItemRow } from '~/db/queue/queue-item'
import { rankedFor } from '~/db/queue/queue-rank'
import { refusalsOf } from '~/domain/deliveries/delivery-order-checks'
import * as words from '~/domain/deliveries/words'
import { invalid, Refused } from '~/domain/kit/problem'
import { inEnglish } from '~/domain/kit/translated'
import { nextTruck } from '~/domain/queue/next-truck'
import type { CallTruck } from '~/domain/queue/queue-item'
import { deliveryFlow } from '../deliveries/delivery-order'
import { askRules, lockToMoveOn } from '../deliveries/load-rules'
import { advanceLocked } from '../kit/workflow'
import { noteSiteCall } from '../orders/order'
import { queueFlow } from './queue-item'
import { endOtherCalls } from './truck-of-load'

/**
 * Calls a truck to the line, for a load if one is named. The first in rank that fits is called without a word; another
 * one needs a reason, and why the trucks before it were passed over is kept.
 */
export async function callTruck(work: Work, of: CallTruck): Promise<QueueItemRow> {
  const item = await lockSeenItem(work, of.queueId)
  const skipped = of.deliveryOrderId ? await forLoad(work, item, of, of.deliveryOrderId) : []
  const moved = await advanceLocked(
    work,
    queueFlow,
    item,
    {
      type: 'call',
      reason: of.reason ?? of.moveCall?.reason,
      values: {
        calledAt: work.now,
        calledBy: work.by.id,
        acknowledgedAt: null,
        remarks: of.remarks ?? item.remarks,
        reason: of.reason,
        ...(of.deliveryOrderId ? { deliveryOrderId: of.deliveryOrderId } : {}),
      },
    },
    of.version,
  )
  if (skipped.length)
    await note(work, {
      subject: 'queue_item',
      subjectId: item.id,
      action: 'pass over',
      after: { skipped },
      reason: of.reason ?? undefined,
    })
  return moved
}

async function forLoad(work: Work, item: QueueItemRow, of: CallTruck, loadId: string) {
  const load = await lockToMoveOn(work, loadId)
  if (load.plantId !== item.plantId) throw invalid('deliveryOrderId', words.queueOtherPlant())
  if (load.status !== 'assigned' && load.status !== 'called')
    throw new Refused(words.queueAssignedOnly(), undefined, { status: load.status })
  const { overrides } = await askRules(work, load, 'call', { crew: item, reason: of.reason, moveCall: !!of.moveCall })
  // What was passed over is kept with the call.
  const { ranked, wishes } = await rankedFor(work.sql, load, work.now, item.id, facts =>
    inEnglish(() => refusalsOf(facts)),
  )
  const { next, skipped } = inEnglish(() => nextTruck(ranked, wishes))
  const reason = of.reason ?? of.moveCall?.reason
  if (next?.queueId !== item.id && !reason)
    throw new Refused(next ? words.queueFirstInLine({ truck: next.truckNo }) : words.queueNoneFits(), undefined, {
      rule: 'rank',
      mayOverride: work.by.roles,
      next: next?.queueId ?? null,
      skipped,
    })
  await endOtherCalls(reason ? { ...work, reason } : work, load, item)
  await bind(work, load, item, overrides)
  return next?.queueId === item.id ? skipped : before(ranked, item.id)
}

/** From now on this is the truck of the load, on every board and in the plan, whoever was planned for it. */
async function bind(
  work: Work,
  load: DeliveryOrderRow,
  item: QueueItemRow,
  overrides: DeliveryOrderRow['overrides'],
): Promise<void> {
  const { id: queueItemId, truckId, driverId } = item
  const values = { queueItemId, truckId, driverId, calledAt: load.calledAt ?? work.now, overrides }
  await noteSiteCall(work, load.orderId)
  if (load.status === 'assigned') await advanceLocked(work, deliveryFlow, load, { type: 'mark_called', values })
  else await deliveryOrder.move(work, load, values, 'truck called')
}

const before = (ranked: { queueId: string; truckNo: string; refusals: readonly { text: string }[] }[], id: string) =>
  ranked
    .slice(
      0,
      ranked.findIndex(({ queueId }) => queueId === id),
    )
    .map(({ queueId, truckNo, refusals }) => ({
      queueId,
      truckNo,
      why: refusals[0]?.text ?? 'another truck was wanted',
    }))
