import { isRestDay, workingDayFrom } from '~/domain/kit/rest-day'
import { addDays, businessDay, clockTime, instantOn, minutesBetween, type PlainDate } from '~/domain/kit/time'
import type { DemoClock, DemoMoment } from './demo-clock'

/** A demo that starts between these times has pours to show, and more to come. */
const LIVE = { from: '06:00', to: '15:00' }
const FULL_DAY = '10:20'
const BEFORE_FIRST_TRUCK = '06:30'
const MONTH_END = '16:30'
/** Nothing moves in these hours. */
const NIGHT = { from: '23:00', to: '05:00' }
const STEP = 15

/** Where the demo opens: now where the company works, else the next working morning. */
export function demoOpening(now: Date, holidays: ReadonlySet<PlainDate>): Date {
  const [today, time] = [businessDay(now), clockTime(now)]
  if (!isRestDay(today, holidays) && time >= LIVE.from && time < LIVE.to) return now
  const day = workingDayFrom(time < LIVE.to ? today : addDays(today, 1), holidays)
  return instantOn(day, FULL_DAY)
}

/** The next of these moments, after now. */
export function demoMoment(moment: DemoMoment, now: Date, holidays: ReadonlySet<PlainDate>): Date {
  const today = businessDay(now)
  if (moment === 'month_end') {
    const ofThis = instantOn(lastWorkingDay(today, holidays), MONTH_END)
    if (ofThis > now) return ofThis
    return instantOn(lastWorkingDay(addDays(lastOfMonth(today), 1), holidays), MONTH_END)
  }
  const time = moment === 'full_day' ? FULL_DAY : BEFORE_FIRST_TRUCK
  const at = instantOn(workingDayFrom(today, holidays), time)
  return at > now ? at : instantOn(workingDayFrom(addDays(today, 1), holidays), time)
}

function lastOfMonth(day: PlainDate): PlainDate {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

function lastWorkingDay(inMonth: PlainDate, holidays: ReadonlySet<PlainDate>): PlainDate {
  let day = lastOfMonth(inMonth)
  while (isRestDay(day, holidays)) day = addDays(day, -1)
  return day
}

/**
 * The offset in minutes that the demo plays on to: the moment that it was told, whatever day it is; else from a day of rest
 * on to where a demo opens.
 */
export function demoGoal({ offsetMinutes, playsTo }: DemoClock, now: Date, holidays: ReadonlySet<PlainDate>): number {
  if (playsTo !== null) return playsTo
  return isRestDay(businessDay(now), holidays)
    ? offsetMinutes + Math.ceil(minutesBetween(now, demoOpening(now, holidays)))
    : offsetMinutes
}

/** How far the clock may be set on in one go while the demo plays: a quarter of an hour, or over a night and days of rest. */
export function demoStep(now: Date, holidays: ReadonlySet<PlainDate>): number {
  const [today, time] = [businessDay(now), clockTime(now)]
  const resting = isRestDay(today, holidays)
  if (!resting && time >= NIGHT.to && time < NIGHT.from) return STEP
  const day = workingDayFrom(time < NIGHT.to ? today : addDays(today, 1), holidays)
  return Math.max(STEP, Math.floor(minutesBetween(now, instantOn(day, NIGHT.to))))
}
