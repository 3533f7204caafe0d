import type { Db } from '~/db/kit/open'
import type { Clock } from '~/domain/kit/clock'
import { alarmsOf, NO_ALARMS } from '~/domain/kit/health'
import type { Log } from '~/domain/kit/ports'
import { readHealth } from '../kit/read-health'
import { checkInvariants } from './check-invariants'

type Needs = { db: Db; clock: Clock; log: Log }

/** A round a minute: the books when they are due, then every figure; an alarm is an error in the log, once until it ends. */
export function healthWatch(parts: Needs) {
  let state = NO_ALARMS
  return async (): Promise<number> => {
    await checkInvariants(parts)
    const { raised, ended, next } = alarmsOf(state, (await readHealth(parts)).readings)
    state = next
    for (const { id, label, value, limit } of raised) parts.log.error('alarm', { check: id, label, value, limit })
    for (const { id, label, value } of ended) parts.log.info('alarm is over', { check: id, label, value })
    return next.raised.size
  }
}
