/**
 * Instants are UTC; a business day is a calendar day in the zone of the plant. Everything here takes its zone and its
 * "now" as parameters.
 */
export const SINGAPORE = 'Asia/Singapore'
export type PlainDate = string
export type ClockTime = string

const formats = new Map<string, Intl.DateTimeFormat>()

function partsIn(zone: string, instant: Date): Record<string, string> {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
    formats.set(zone, format)
  }
  return Object.fromEntries(format.formatToParts(instant).map(part => [part.type, part.value]))
}

/** The plant's calendar day, yyyy-MM-dd. */
export function businessDay(instant: Date, zone = SINGAPORE): PlainDate {
  const { year, month, day } = partsIn(zone, instant)
  return `${year}-${month}-${day}`
}

/** A day as people of the trade write it, dd/MM/yyyy; what is no day is refused with a RangeError. */
export function spokenDay(day: PlainDate): string {
  if (!isPlainDate(day)) throw new RangeError(`Not a date: ${day}`)
  return day.split('-').reverse().join('/')
}

/** The plant's wall clock, HH:mm. */
export function clockTime(instant: Date, zone = SINGAPORE): ClockTime {
  const { hour, minute } = partsIn(zone, instant)
  return `${hour}:${minute}`
}

export const hourIn = (instant: Date, zone = SINGAPORE): number => Number(partsIn(zone, instant).hour)

/** The instant of a wall-clock time on a day in a zone, seconds 00. */
export function instantOn(day: PlainDate, time: ClockTime, zone = SINGAPORE): Date {
  const guess = new Date(`${day}T${time}:00Z`)
  const first = new Date(guess.getTime() - offsetOf(guess, zone))
  // A second look settles the days on which the clocks change.
  return new Date(guess.getTime() - offsetOf(first, zone))
}

function offsetOf(instant: Date, zone: string): number {
  const { year, month, day, hour, minute, second } = partsIn(zone, instant)
  const wall = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
  return wall - Math.floor(instant.getTime() / 1000) * 1000
}

/** The start of the current day in UTC as an instant: what `milestone` is on the wire. */
export const milestone = (now: Date): string => `${now.toISOString().slice(0, 10)}T00:00:00.000Z`

/** Any milestone means the plant's day that is running at `now`, not the UTC day (before 08:00 in Singapore they differ). */
export const startOfBusinessDay = (now: Date, zone = SINGAPORE): Date =>
  instantOn(businessDay(now, zone), '00:00', zone)

export function addDays(day: PlainDate, days: number): PlainDate {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Whole days from one calendar day to another; negative where the second is earlier. */
export const daysBetween = (from: PlainDate, to: PlainDate): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** The age of something open as people count it: calendar days, so that what came last night is a day old. */
export const ageInDays = (since: Date, now: Date, zone = SINGAPORE): number =>
  Math.max(0, daysBetween(businessDay(since, zone), businessDay(now, zone)))

export const addMinutes = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * 60_000)

/** The next full hour of a zone, at least a minute from now: the earliest that somebody is asked to come. */
export function nextFullHour(now: Date, zone = SINGAPORE): Date {
  const soon = addMinutes(now, 1)
  const { minute, second } = partsIn(zone, soon)
  const past = (Number(minute) * 60 + Number(second)) * 1000 + soon.getUTCMilliseconds()
  return new Date(soon.getTime() + (past ? 3_600_000 - past : 0))
}

export const minutesBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 60_000

/** 0 is Sunday. */
export const weekday = (day: PlainDate): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Minute of its day of a clock time: 06:30 is 390. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** True only for a day that exists in the calendar. */
export function isPlainDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === text
}

/** Stamp of a report file name, yyyy-MM-dd_HH-mm-ss. */
export function fileStamp(now: Date, zone = SINGAPORE): string {
  const { year, month, day, hour, minute, second } = partsIn(zone, now)
  return `${year}-${month}-${day}_${hour}-${minute}-${second}`
}

/** The wall clock of a zone set on a UTC date: for programs that know no zones, such as spreadsheets. */
export const wallClock = (instant: Date, zone = SINGAPORE): Date =>
  new Date(Math.floor(instant.getTime() / 1000) * 1000 + offsetOf(instant, zone))
