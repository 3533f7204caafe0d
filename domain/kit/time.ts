/**
 * Instants are UTC; a business day is a calendar day in the zone of the plant. Everything here takes its zone and its
 * "now" as parameters.
 */
export const SINGAPORE = 'Asia/Singapore'
export type PlainDate = string
export type ClockTime = string

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
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
  return format
}

function lookedUp(zone: string, instant: Date): number {
  const parts = formatOf(zone).formatToParts(instant)
  const of = (type: string) => Number(parts.find(part => part.type === type)?.value)
  const wall = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
  return wall - Math.floor(instant.getTime() / 1000) * 1000
}

const QUARTER_MS = 900_000
/** Until the seventies clocks were also set at odd minutes. */
const QUARTERS_SINCE_MS = Date.UTC(1973, 0, 1)
const MOST_KEPT = 20_000
const offsets = new Map<string, Map<number, number>>()

/** How far the wall clock of a zone is ahead of UTC, ms. It is set at full quarters alone, so that one look holds for each. */
function offsetOf(instant: Date, zone: string): number {
  const at = instant.getTime()
  if (!(at >= QUARTERS_SINCE_MS)) return lookedUp(zone, instant)
  const quarter = Math.floor(at / QUARTER_MS)
  const known = offsets.get(zone)?.get(quarter)
  return known ?? keep(zone, quarter, lookedUp(zone, instant))
}

function keep(zone: string, quarter: number, offset: number): number {
  let known = offsets.get(zone)
  if (!known || known.size > MOST_KEPT) {
    known = new Map()
    offsets.set(zone, known)
  }
  known.set(quarter, offset)
  return offset
}

/** The wall clock of a zone set on a UTC date: for programs that know no zones, such as spreadsheets. */
export const wallClock = (instant: Date, zone = SINGAPORE): Date =>
  new Date(Math.floor(instant.getTime() / 1000) * 1000 + offsetOf(instant, zone))

/** yyyy-MM-ddTHH:mm:ss on the wall of a zone. */
const wallText = (instant: Date, zone: string): string => wallClock(instant, zone).toISOString().slice(0, 19)

/** The plant's calendar day, yyyy-MM-dd. */
export function businessDay(instant: Date, zone = SINGAPORE): PlainDate {
  return wallText(instant, zone).slice(0, 10)
}

/** A day as people of the trade write it, dd/MM/yyyy; what is no day is refused with a RangeError. */
export function spokenDay(day: PlainDate): string {
  if (!isPlainDate(day)) throw new RangeError(`Not a date: ${day}`)
  return day.split('-').reverse().join('/')
}

/** The plant's wall clock, HH:mm. */
export function clockTime(instant: Date, zone = SINGAPORE): ClockTime {
  return wallText(instant, zone).slice(11, 16)
}

export const hourIn = (instant: Date, zone = SINGAPORE): number => wallClock(instant, zone).getUTCHours()

/** The instant of a wall-clock time on a day in a zone, seconds 00. */
export function instantOn(day: PlainDate, time: ClockTime, zone = SINGAPORE): Date {
  const guess = new Date(`${day}T${time}:00Z`)
  const first = new Date(guess.getTime() - offsetOf(guess, zone))
  // A second look settles the days on which the clocks change.
  return new Date(guess.getTime() - offsetOf(first, zone))
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
  const wall = wallClock(soon, zone)
  const past = (wall.getUTCMinutes() * 60 + wall.getUTCSeconds()) * 1000 + soon.getUTCMilliseconds()
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
  return wallText(now, zone).replace('T', '_').replaceAll(':', '-')
}
