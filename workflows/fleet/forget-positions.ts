import { forgetPositions } from '~/db/fleet/truck-position'
import type { Db } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import type { Clock } from '~/domain/kit/clock'
import { addMinutes, businessDay } from '~/domain/kit/time'

const DAY = 24 * 60

/** Positions are kept for the days that a setting names, and then they are gone. */
export async function forgetOldPositions({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  const now = clock.now()
  const days = await settingOn(db.sql, 'fleet.position-days', businessDay(now))
  return forgetPositions(db.sql, addMinutes(now, -days * DAY))
}
