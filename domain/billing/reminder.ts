import * as z from 'zod'
import { pagingShape } from '../kit/page'
import type { ReminderStep } from '../kit/reminder-step'
import { id, plainDate } from '../kit/shape'
import { addDays, type PlainDate, spokenDay } from '../kit/time'
import { daysLate } from './receivable'

export type Reminded = { step: number; day: PlainDate }
export type StepDue = { step: number; of: ReminderStep } | { why: string; rule: 'not-due' | 'too-soon' | 'last-step' }

/**
 * The step that is due for an open invoice on a day. Steps come in their order, each once, and as far apart as they are
 * set, also where the first one came late.
 */
export function stepDue(
  steps: readonly ReminderStep[],
  dueDate: PlainDate,
  before: readonly Reminded[],
  day: PlainDate,
): StepDue {
  const late = daysLate(dueDate, day)
  if (late === 0) return { rule: 'not-due', why: 'is not overdue' }
  const last = before.reduce<Reminded | undefined>((a, b) => (a && a.step >= b.step ? a : b), undefined)
  const step = last?.step ?? 0
  const next = steps[step]
  if (!next) return { rule: 'last-step', why: 'has had its last reminder' }
  const gap = next.days - (steps[step - 1]?.days ?? 0)
  const from = addDays(dueDate, next.days)
  const after = last ? addDays(last.day, gap) : from
  const first = after > from ? after : from
  if (day < first) return { rule: 'too-soon', why: `gets its ${next.name.toLowerCase()} from ${spokenDay(first)}` }
  return { step: step + 1, of: next }
}

/** Whether the customer has the bill: it was sent, by e-mail or over Peppol, or is their own document. */
export const hasIt = (of: { sentAt: unknown; customerDocumentNo?: string | null }): boolean =>
  Boolean(of.sentAt || of.customerDocumentNo)

export const ReminderSearch = z.strictObject({ ...pagingShape, customerId: id().optional() })
export type ReminderSearch = z.output<typeof ReminderSearch>
export const RemindersDue = z.strictObject({ day: plainDate().optional() })

export type DueReminder = {
  invoiceId: string
  invoiceNo: string
  customerId: string
  customerName: string
  projectName: string
  dueDate: string
  daysLate: number
  open: string
  total: string
  step: number
  name: string
  lastDay: string | null
  recipients: number
}

export type ReminderRow = {
  id: string
  invoiceId: string
  invoiceNo: string
  customerId: string
  customerName: string
  step: number
  name: string
  day: string
  daysLate: number
  open: string
  letterStatus: string | null
  recipients: string[] | null
}
