import * as z from 'zod'
import type { Action } from '../access/actions'
import type { Subject } from '../access/grants'
import { clock } from '../kit/shape'
import { addDays, businessDay, type ClockTime, instantOn, type PlainDate, weekday } from '../kit/time'

/** Most reports that a person has sent to themselves. */
export const MOST_REPORTS = 12

export const FREQUENCIES = ['day', 'week', 'month'] as const
export type Frequency = (typeof FREQUENCIES)[number]
export const FREQUENCY_LABELS: Record<Frequency, string> = {
  day: 'Every day, of the day before',
  week: 'Every Monday, of the week before',
  month: 'On the 1st, of the month before',
}

type Kind = { label: string; hint: string; right: readonly [Action, Subject] | null; frequencies: readonly Frequency[] }
/** What may be sent, and the right that it needs on the day it is sent; a day's activity shows each person their part. */
export const SCHEDULED_REPORTS = {
  activity: {
    label: 'Activity of the day',
    hint: 'Delivered and late loads, by hour and plant.',
    right: null,
    frequencies: ['day'],
  },
  cockpit: {
    label: 'Company figures',
    hint: 'Concrete, revenue, margin, cash and carbon beside the span before.',
    right: ['view', 'cockpit'],
    frequencies: FREQUENCIES,
  },
  ageing: {
    label: 'Receivables ageing',
    hint: 'Who owes how much and how late.',
    right: ['view', 'receivable'],
    frequencies: FREQUENCIES,
  },
} as const satisfies Record<string, Kind>
export type ScheduledReport = keyof typeof SCHEDULED_REPORTS
export const SCHEDULED_KEYS = Object.keys(SCHEDULED_REPORTS) as ScheduledReport[]

export const FORMATS = ['pdf', 'xlsx'] as const
export type ReportFormat = (typeof FORMATS)[number]
export const FORMAT_LABELS: Record<ReportFormat, string> = { pdf: 'PDF', xlsx: 'Spreadsheet' }

export const ReportScheduleSave = z
  .strictObject({
    report: z.enum(SCHEDULED_KEYS),
    frequency: z.enum(FREQUENCIES),
    /** Time of the day at the company. */
    at: clock(),
    format: z.enum(FORMATS),
  })
  .refine(of => frequenciesOf(of.report).includes(of.frequency), {
    path: ['frequency'],
    message: 'This report is about one day: it is sent every day',
  })
export type ReportScheduleSave = z.output<typeof ReportScheduleSave>

export const frequenciesOf = (report: ScheduledReport): readonly Frequency[] => SCHEDULED_REPORTS[report].frequencies

export type ReportSchedule = ReportScheduleSave & { id: string; version: number; nextAt: Date; sentAt: Date | null }

/** The days that a report sent on `day` is about, first and last inclusive. */
export function spanSentOn(frequency: Frequency, day: PlainDate): { from: PlainDate; to: PlainDate } {
  const to = addDays(day, -1)
  if (frequency === 'day') return { from: to, to }
  if (frequency === 'week') return { from: addDays(day, -7), to }
  return { from: `${to.slice(0, 8)}01`, to }
}

type Rhythm = { frequency: Frequency; at: ClockTime }

/** The last moment, at or before `now`, at which a report of this rhythm goes out. */
export function lastOccasion(of: Rhythm, now: Date): Date {
  const day = occasionDay(of.frequency, businessDay(now))
  const at = instantOn(day, of.at)
  return at <= now ? at : instantOn(occasionDay(of.frequency, addDays(day, -1)), of.at)
}

/** The first moment after `now` at which it goes out. */
export function nextOccasion(of: Rhythm, now: Date): Date {
  const day = businessDay(lastOccasion(of, now))
  if (of.frequency === 'month') return instantOn(`${addDays(day, 31).slice(0, 8)}01`, of.at)
  return instantOn(addDays(day, of.frequency === 'day' ? 1 : 7), of.at)
}

/** The last day, up to `day`, on which a report of this frequency goes out: Mondays, firsts of a month. */
function occasionDay(frequency: Frequency, day: PlainDate): PlainDate {
  if (frequency === 'day') return day
  if (frequency === 'month') return `${day.slice(0, 8)}01`
  return addDays(day, -((weekday(day) + 6) % 7))
}
