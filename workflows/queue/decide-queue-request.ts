import type { Work } from '~/db/kit/work'
import { type PlantRejectionRow, plantRejection } from '~/db/queue/plant-rejection'
import { queueItem, standingAt, standingOfDriver } from '~/db/queue/queue-item'
import { seenRejection, seenSkip } from '~/db/queue/queue-requests'
import { type SkipRequestRow, skipRequest } from '~/db/queue/skip-request'
import * as words from '~/domain/deliveries/words'
import { Missing, Refused } from '~/domain/kit/problem'
import { advanceLocked } from '../kit/workflow'
import { queueFlow } from './queue-item'
import { letLoadGo } from './truck-of-load'

type Deciding<S extends string> = { id: string; version: number; status: S; reason: string | null }

/** A driver refused a plant: when it is accepted the place there is given up. */
export async function decideRejection(
  work: Work,
  { id, version, status, reason }: Deciding<'accepted' | 'refused'>,
): Promise<PlantRejectionRow> {
  if (!(await seenRejection(work.sql, work.by, id))) throw new Missing(words.queueNoRejection())
  const row = await plantRejection.lock(work, id)
  if (row.status !== 'pending') throw new Refused(words.queueDecidedAlready(), undefined, { status: row.status })
  const decided = await plantRejection.update(
    withReason(work, reason),
    { id, version },
    { status, decidedReason: reason },
    status === 'accepted' ? 'accept' : 'refuse',
  )
  if (status === 'accepted') await giveUpPlace(work, row)
  return decided
}

/** A driver asks to be passed over once: granted, the next truck goes first. */
export async function decideSkip(
  work: Work,
  { id, version, status, reason }: Deciding<'granted' | 'denied'>,
): Promise<SkipRequestRow> {
  if (!(await seenSkip(work.sql, work.by, id))) throw new Missing(words.queueNoRequest())
  const row = await skipRequest.lock(work, id)
  if (row.status !== 'pending') throw new Refused(words.queueDecidedAlready(), undefined, { status: row.status })
  const decided = await skipRequest.update(
    withReason(work, reason),
    { id, version },
    { status, decidedReason: reason },
    status === 'granted' ? 'grant' : 'deny',
  )
  if (status === 'granted') await passOnce(work, row)
  return decided
}

async function giveUpPlace(work: Work, { driverId, plantId, reason }: PlantRejectionRow): Promise<void> {
  const place = await standingOfDriver(work.sql, driverId)
  if (place?.plantId !== plantId || place.status === 'loading') return
  const item = await queueItem.lock(work, place.id)
  const values = { leftAt: work.now, reason, deliveryOrderId: null }
  await advanceLocked(work, queueFlow, item, { type: 'withdraw', reason, values })
  await letLoadGo({ ...work, reason }, item)
}

async function passOnce(work: Work, { queueItemId, reason }: SkipRequestRow): Promise<void> {
  const item = await queueItem.lock(work, queueItemId)
  const ranked = await standingAt(work.sql, item.plantId)
  const next = ranked[ranked.findIndex(({ id }) => id === item.id) + 1]
  if (next) await queueItem.move(work, item, { rankAt: new Date(next.rankAt.getTime() + 1), reason }, 'pass once')
}

const withReason = (work: Work, reason: string | null): Work => (reason ? { ...work, reason } : work)
