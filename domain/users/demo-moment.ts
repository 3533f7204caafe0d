import { isRestDay } from '~/domain/kit/rest-day'
import { addDays, businessDay, clockTime, instantOn, type PlainDate } from '~/domain/kit/time'

/** Pours run then: a demo that starts between these times has something to show. */
const LIVE = { from: '06:00', to: '17:00' }
const FULL_DAY = '10:20'

/** The first day from this one on that is neither a Sunday nor a holiday. */
export function workingDayFrom(day: PlainDate, holidays: ReadonlySet<PlainDate>): PlainDate {
  let at = day
  while (isRestDay(at, holidays)) at = addDays(at, 1)
  return at
}

/** Where the demo opens: now where the company works, else the next working morning. */
export function demoOpening(now: Date, holidays: ReadonlySet<PlainDate>): Date {
  const [today, time] = [businessDay(now), clockTime(now)]
  if (!isRestDay(today, holidays) && time >= LIVE.from && time < LIVE.to) return now
  const day = workingDayFrom(time < LIVE.to ? today : addDays(today, 1), holidays)
  return instantOn(day, FULL_DAY)
}
