import * as z from 'zod'
import { clock, id, plainDate, requiredText } from '../kit/shape'
import { addMinutes, minutesBetween } from '../kit/time'
import { type FatigueRules, restMinutes } from './fatigue'
import type { RosterStatus } from './roster-status'

export const RosterAsk = z.strictObject({ day: plainDate().optional(), plantId: id().optional() })

const ofDay = {
  driverId: id(),
  day: plainDate(),
  /** Of the row of that day; none where there is none yet. */
  version: z.int().min(1).nullish(),
}
export const ShiftSave = z.strictObject({
  ...ofDay,
  startTime: clock(),
  /** An end before the start is on the next day. Without one the shift has the usual length within the hours left. */
  endTime: clock().nullish(),
  truckId: id().nullish(),
  plantId: id().nullish(),
  calledIn: z.boolean().default(false),
})
export type ShiftSave = z.output<typeof ShiftSave>
export const ShiftOff = z.strictObject({
  ...ofDay,
  reason: requiredText('Reason', 200).min(3, 'Reason needs a few words'),
})
export type ShiftOff = z.output<typeof ShiftOff>
export const ShiftClear = z.strictObject({ ...ofDay, version: z.int().min(1) })
export type ShiftClear = z.output<typeof ShiftClear>
export const RosterCopy = z.strictObject({ day: plainDate(), plantId: id().nullish() })
export type RosterCopy = z.output<typeof RosterCopy>
export const UsualHoursSave = z.strictObject({
  driverId: id(),
  /** 0 is Sunday; on the others the driver has none from then on. */
  weekdays: z.array(z.int().min(0).max(6)).max(7),
  startTime: clock(),
  endTime: clock(),
  fromDate: plainDate(),
})
export type UsualHoursSave = z.output<typeof UsualHoursSave>

export type Span = { from: Date; until: Date }

/** When a driver may work around an earlier and a later shift: rested before, and rested again for the next. */
export function freeSpan(rules: FatigueRules, day: Span, before: Date | null, next: Date | null): Span | null {
  const rest = restMinutes(rules)
  const from = before ? later(day.from, addMinutes(before, rest)) : day.from
  const until = next ? earlier(day.until, addMinutes(next, -rest)) : day.until
  return from < until ? { from, until } : null
}

/** What the hours of duty and the rest say against a shift; null is nothing. */
export function shiftFault(
  rules: FatigueRules,
  { from, until }: Span,
  free: Span | null,
): 'duty' | 'rest-before' | 'rest-after' | null {
  if (minutesBetween(from, until) > rules.dutyHours * 60) return 'duty'
  if (!free || from < free.from) return 'rest-before'
  return until > free.until ? 'rest-after' : null
}

/** The longest shift from a start on, at most the usual one. */
export const shiftFrom = (rules: FatigueRules, start: Date, usualMinutes: number, free: Span | null): Span => {
  const end = addMinutes(start, Math.min(usualMinutes, rules.dutyHours * 60))
  return { from: start, until: free && free.until > start ? earlier(end, free.until) : end }
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b)
const later = (a: Date, b: Date): Date => (a > b ? a : b)

/** A driver on the roster of a day. */
export type RosterRow = {
  driverId: string
  driverNo: string
  driverName: string
  phone: string | null
  truckId: string | null
  truckNo: string | null
  truckType: string | null
  plantId: string | null
  plantName: string | null
  zone: string
  version: number | null
  status: RosterStatus
  source: string | null
  startsAt: Date | null
  endsAt: Date | null
  reason: string | null
  /** Here already: in the yard, out with a load or clocked in. */
  here: 'on_duty' | 'queued' | null
  /** Since when they are here, and the last minute of their duty. */
  hereFrom: Date | null
  latest: Date | null
  late: boolean
  /** Why the truck cannot work. */
  why: string | null
  firstLoad: { orderNo: string; loadNo: number; beginAt: Date; plantName: string; siteName: string } | null
  /** Of who is off: from when till when they may be called in, and for how long. */
  free: (Span & { minutes: number }) | null
  usual: { weekday: number; startsAt: string; endsAt: string }[]
}

/** A day with its drivers. Counts are of the drivers whom the person sees. */
export type Roster = {
  day: string
  isToday: boolean
  rows: RosterRow[]
  counts: Record<'on' | 'off' | 'open' | 'late' | 'callIn', number>
  /** Hours offered where a driver has none. */
  offered: string[]
  shiftMinutes: number
}
