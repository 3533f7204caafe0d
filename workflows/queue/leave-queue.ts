import { lineAt } from '~/db/deliveries/line'
import type { Work } from '~/db/kit/work'
import { lockSeenItem, type QueueItemRow, queueItem } from '~/db/queue/queue-item'
import * as words from '~/domain/deliveries/words'
import { Refused } from '~/domain/kit/problem'
import type { DivertTruck } from '~/domain/queue/queue-item'
import { advanceLocked } from '../kit/workflow'
import { queueFlow } from './queue-item'
import { letLoadGo } from './truck-of-load'

type Leaving = { queueId: string; reason: string; version?: number | undefined }

export async function withdrawTruck(work: Work, { queueId, reason, version }: Leaving): Promise<QueueItemRow> {
  const item = await lockSeenItem(work, queueId)
  const values = { leftAt: work.now, reason, deliveryOrderId: null }
  const moved = await advanceLocked(work, queueFlow, item, { type: 'withdraw', reason, values }, version)
  await letLoadGo({ ...work, reason }, item)
  return moved
}

/** To another line of the same plant it keeps its place; at another plant it joins the end of the queue. */
export async function divertTruck(work: Work, of: DivertTruck): Promise<QueueItemRow> {
  const item = await lockSeenItem(work, of.queueId)
  await lineAt(work.sql, work.by, of.plantId, of.batchingPlantId)
  if (of.plantId === item.plantId) return toLine(work, item, of)
  const values = { leftAt: work.now, reason: of.reason, deliveryOrderId: null }
  const left = await advanceLocked(work, queueFlow, item, { type: 'divert', reason: of.reason, values }, of.version)
  await letLoadGo({ ...work, reason: of.reason }, item)
  await queueItem.insert(
    work,
    {
      plantId: of.plantId,
      batchingPlantId: of.batchingPlantId,
      truckId: left.truckId,
      driverId: left.driverId,
      joinedAt: work.now,
      rankAt: work.now,
      remarks: of.reason,
      demo: left.demo,
    },
    'join by divert',
  )
  return left
}

function toLine(work: Work, item: QueueItemRow, of: DivertTruck): Promise<QueueItemRow> {
  if (!['joined', 'called', 'acknowledged'].includes(item.status))
    throw new Refused(words.queueLoadingAlready(), undefined, { status: item.status })
  return queueItem.move(
    { ...work, reason: of.reason },
    { ...item, version: of.version ?? item.version },
    { batchingPlantId: of.batchingPlantId, reason: of.reason },
    'divert',
  )
}
