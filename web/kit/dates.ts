import { instantOf, showDateTime } from '~/domain/kit/dates'
import { addDays, ageInDays, isPlainDate, SINGAPORE } from '~/domain/kit/time'
import * as words from '~/domain/kit/words'

export { showDate, showDateTime, showTime } from '~/domain/kit/dates'

export const showDateTimeSeconds = (value: string | null | undefined, zone = SINGAPORE): string =>
  value ? `${showDateTime(value, zone)}:${instantOf(value).toISOString().slice(17, 19)}` : ''

/** What people type: dd/mm/yyyy, d/m, ddmmyy, ddmmyyyy, yyyy-MM-dd, `t` for today, `+1` and `-1` from today. */
export function readDate(typed: string, today: string): string | null {
  const text = typed.trim().toLowerCase()
  if (text === 't') return today
  const shift = /^([+-])(\d{1,3})$/.exec(text)
  if (shift) return addDays(today, Number(`${shift[1]}${shift[2]}`))
  if (isPlainDate(text)) return text
  const parts =
    /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text)
  if (!parts) return null
  const year = parts[3] ? parts[3].padStart(4, '20') : today.slice(0, 4)
  const day = `${year}-${parts[2]!.padStart(2, '0')}-${parts[1]!.padStart(2, '0')}`
  return isPlainDate(day) ? day : null
}

/** 07:30, 7:30, 730, 0730, 7 and 7pm are all a time. */
export function readTime(typed: string): string | null {
  const parts = /^(\d{1,2}?)(?:[:.]?(\d{2}))?\s*(am|pm)?$/i.exec(typed.trim())
  if (!parts) return null
  const half = parts[3]?.toLowerCase()
  const hour =
    Number(parts[1]) + (half === 'pm' && Number(parts[1]) < 12 ? 12 : 0) - (half === 'am' && parts[1] === '12' ? 12 : 0)
  const minute = Number(parts[2] ?? 0)
  if (hour > 23 || minute > 59) return null
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** 75 s → '1 min', 4 000 s → '1 h 06': how long something has lasted. */
export function showSpan(seconds: number): string {
  const minutes = Math.max(0, Math.floor(seconds / 60))
  if (minutes < 60) return words.timeMin({ minutes })
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return words.timeHours({ hours, minutes: String(minutes % 60).padStart(2, '0') })
  return words.timeDays({ days: Math.floor(hours / 24) })
}

/** '3 d': how long something has been open. */
export const showAge = (since: string, now: Date): string => words.timeAge({ days: ageInDays(instantOf(since), now) })

/** '3 min ago', 'in 2 h 10'; the exact time is beside or behind it. */
export function showAgo(value: string, now: Date): string {
  const seconds = (now.getTime() - instantOf(value).getTime()) / 1000
  if (Math.abs(seconds) < 60) return words.timeNow()
  return seconds > 0 ? words.timeAgo({ span: showSpan(seconds) }) : words.timeIn({ span: showSpan(-seconds) })
}
