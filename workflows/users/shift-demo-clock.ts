import { demoClock, keepDemoClock } from '~/db/kit/demo-clock'
import type { Work } from '~/db/kit/work'
import { holidaysFrom } from '~/db/orders/holiday'
import { invalid } from '~/domain/kit/problem'
import { businessDay, minutesBetween } from '~/domain/kit/time'
import type { DemoClock, ShiftClock } from '~/domain/users/demo-clock'
import { demoMoment } from '~/domain/users/demo-moment'

/** Sets the demo's clock ahead as given or by so many minutes more; or lets it play on to a moment, from where it is. */
export async function shiftDemoClock(
  work: Work,
  { offsetMinutes, moveMinutes, playTo }: ShiftClock,
): Promise<DemoClock> {
  const before = await demoClock(work.sql)
  const kept = playTo
    ? await playing(work, before.offsetMinutes, playTo)
    : { offsetMinutes: offsetMinutes ?? before.offsetMinutes + (moveMinutes ?? 0), playsFrom: null, playsTo: null }
  if (kept.offsetMinutes < 0) throw invalid('moveMinutes', 'The demo clock cannot go behind real time')
  await keepDemoClock(work, kept)
  return kept
}

async function playing(
  work: Work,
  offsetMinutes: number,
  moment: NonNullable<ShiftClock['playTo']>,
): Promise<DemoClock> {
  const holidays = await holidaysFrom(work.sql, businessDay(work.now))
  const ahead = Math.ceil(minutesBetween(work.now, demoMoment(moment, work.now, holidays)))
  return { offsetMinutes, playsFrom: offsetMinutes, playsTo: offsetMinutes + ahead }
}
