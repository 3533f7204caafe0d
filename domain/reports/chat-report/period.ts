import { addDays, isPlainDate, weekday } from '../../kit/time'
import type { Period } from './catalogue'

export type Span = { from: string; to: string }

/** A named period seen from a business day; a week starts on Monday. */
export function periodOf(period: Period, today: string): Span {
  const monday = addDays(today, -((weekday(today) + 6) % 7))
  const first = `${today.slice(0, 7)}-01`
  const lastOfBefore = addDays(first, -1)
  switch (period) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'this-week':
      return { from: monday, to: today }
    case 'last-week':
      return { from: addDays(monday, -7), to: addDays(monday, -1) }
    case 'this-month':
      return { from: first, to: today }
    case 'last-month':
      return { from: `${lastOfBefore.slice(0, 7)}-01`, to: lastOfBefore }
    case '30-days':
      return { from: addDays(today, -29), to: today }
    case '90-days':
      return { from: addDays(today, -89), to: today }
    case 'this-year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today }
  }
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const DAYS_IN = { day: 1, week: 7, month: 30 } as const
const MOST = 731

/** A period within a question, with the words that named it; null where none is named. */
export function readPeriod(text: string, today: string): (Span & { words: string }) | null {
  const named = /\b(today|yesterday|(?:this|last) (?:week|month)|this year)\b/.exec(text)
  if (named) {
    const period = named[0].replace(' ', '-') as Period
    return { ...periodOf(period, today), words: named[0] }
  }
  const past = /\b(?:last|past) (\d{1,3}) (day|week|month)s?\b/.exec(text)
  if (past) {
    const days = Math.min(MOST, Number(past[1]) * DAYS_IN[past[2] as keyof typeof DAYS_IN])
    return { from: addDays(today, 1 - Math.max(1, days)), to: today, words: past[0] }
  }
  const between = /\bfrom (\S+) (?:to|until) (\S+)/.exec(text)
  const [from, to] = [dayOf(between?.[1], today), dayOf(between?.[2], today)]
  if (between && from && to && from <= to) return { from, to, words: between[0] }
  return monthOf(text, today)
}

function monthOf(text: string, today: string): (Span & { words: string }) | null {
  const found = new RegExp(`\\b(?:in )?(${MONTHS.join('|')})(?: (20\\d\\d))?\\b`).exec(text)
  if (!found) return null
  const number = MONTHS.indexOf(found[1] ?? '') + 1
  const year = Number(found[2] ?? today.slice(0, 4))
  const month = String(number).padStart(2, '0')
  // A month that has not begun is the one of the year before.
  const of = !found[2] && `${year}-${month}` > today.slice(0, 7) ? year - 1 : year
  const last = new Date(Date.UTC(of, number, 0)).getUTCDate()
  return { from: `${of}-${month}-01`, to: `${of}-${month}-${last}`, words: found[0] }
}

/** 1/10, 01/10/2026 or 2026-10-01. */
function dayOf(text: string | undefined, today: string): string | null {
  if (!text) return null
  const parts = /^(\d{1,2})\/(\d{1,2})(?:\/(20\d\d))?$/.exec(text)
  const day = parts
    ? `${parts[3] ?? today.slice(0, 4)}-${parts[2]?.padStart(2, '0')}-${parts[1]?.padStart(2, '0')}`
    : text
  return isPlainDate(day) ? day : null
}
