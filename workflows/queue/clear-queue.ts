import type { Db } from '~/db/kit/open'
import { inOneGo, SYSTEM, type Work } from '~/db/kit/work'
import { queueItem } from '~/db/queue/queue-item'
import { type StandingTruck, standingTrucks } from '~/db/queue/yard'
import { lastClose } from '~/domain/fleet/plant'
import { clockTime } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { leavesAtClose } from '~/domain/queue/queue-item'
import { advanceLocked } from '../kit/workflow'
import { queueFlow } from './queue-item'
import { letLoadGo } from './truck-of-load'

/**
 * Clears the yards of plants that have closed: nobody waits overnight. The place ends at the close, also where this runs
 * later, so that the night counts as nobody's duty. Says how many trucks went.
 */
export async function clearYards(db: Db, now: Date): Promise<number> {
  let gone = 0
  for (const truck of await standingTrucks(db.sql)) {
    const close = lastClose(truck, now, truck.zone)
    if (!close || !leavesAtClose(truck, close)) continue
    const reason = `Yard cleared at close, ${clockTime(close, truck.zone)}`
    gone += Number(
      await inOneGo(db, { by: SYSTEM, now, requestId: newId(), reason }, work => leave(work, truck, close, reason)),
    )
  }
  return gone
}

/** Somebody may have called, moved or taken it out since it was read. */
async function leave(work: Work, { id }: StandingTruck, close: Date, reason: string): Promise<boolean> {
  const item = await queueItem.lock(work, id)
  if (!leavesAtClose(item, close)) return false
  const values = { leftAt: close, reason, deliveryOrderId: null }
  await advanceLocked(work, queueFlow, item, { type: 'withdraw', reason, values })
  await letLoadGo(work, item)
  return true
}
