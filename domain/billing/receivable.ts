import * as z from 'zod'
import { amount, compare, type DecimalText, decimal, sum } from '../kit/money'
import { id, plainDate } from '../kit/shape'
import { daysBetween, type PlainDate } from '../kit/time'

/** An invoice or a debit note with what is still to be paid of it; a credit note on no invoice has a negative one. */
export type OpenItem = {
  id: string
  invoiceNo: string
  /** The number that a customer who issues the invoices itself gave its own. */
  customerDocumentNo?: string | null
  kind: string
  projectName: string
  purchaseOrderNo: string | null
  invoiceDate: PlainDate
  dueDate: PlainDate
  total: DecimalText
  /** Credit notes on it, as a negative amount. */
  credited: DecimalText
  paid: DecimalText
  open: DecimalText
}

/** What is open of a bill: what it says, less its credit notes, less what was paid of it. One rule for all who ask. */
export const openOf = (of: { total: DecimalText; credited: DecimalText; paid: DecimalText }): DecimalText =>
  amount(decimal(of.total).plus(of.credited).minus(of.paid))

export const AGES = ['notDue', 'days30', 'days60', 'days90', 'older'] as const
export type Age = (typeof AGES)[number]
export const AGE_LABELS: Record<Age, string> = {
  notDue: 'Not due',
  days30: '1–30 days',
  days60: '31–60 days',
  days90: '61–90 days',
  older: 'Over 90 days',
}

/** Days past the due date on a day; on the due date itself nothing is late. */
export const daysLate = (dueDate: PlainDate, day: PlainDate): number => Math.max(0, daysBetween(dueDate, day))

export function ageOf(dueDate: PlainDate, day: PlainDate): Age {
  const late = daysLate(dueDate, day)
  if (late === 0) return 'notDue'
  if (late <= 30) return 'days30'
  if (late <= 60) return 'days60'
  return late <= 90 ? 'days90' : 'older'
}

export type Ageing = Record<Age, DecimalText> & {
  /** Payments that pay no invoice yet, as a positive amount. */
  credit: DecimalText
  overdue: DecimalText
  balance: DecimalText
}

/** Open items by how late they are on a day. The balance is all of them less what was paid and is not allocated. */
export function ageingOf(
  items: readonly Pick<OpenItem, 'dueDate' | 'open'>[],
  unallocated: DecimalText,
  day: PlainDate,
): Ageing {
  const by = Object.fromEntries(
    AGES.map(age => [age, amount(sum(items.filter(of => ageOf(of.dueDate, day) === age).map(of => of.open)))]),
  ) as Record<Age, DecimalText>
  const open = sum(AGES.map(age => by[age]))
  return {
    ...by,
    credit: amount(unallocated),
    overdue: amount(open.minus(by.notDue)),
    balance: amount(open.minus(unallocated)),
  }
}

/** Pays the oldest due first, never more than is open and never more than there is. */
export function payOldest(
  items: readonly Pick<OpenItem, 'id' | 'dueDate' | 'invoiceNo' | 'open'>[],
  available: DecimalText,
): { invoiceId: string; amount: DecimalText }[] {
  let left = decimal(available)
  const parts: { invoiceId: string; amount: DecimalText }[] = []
  const byAge = [...items].sort((a, b) => (a.dueDate + a.invoiceNo < b.dueDate + b.invoiceNo ? -1 : 1))
  for (const item of byAge) {
    if (left.lessThanOrEqualTo(0)) break
    if (compare(item.open, 0) <= 0) continue
    const part = left.lessThan(item.open) ? left : decimal(item.open)
    parts.push({ invoiceId: item.id, amount: amount(part) })
    left = left.minus(part)
  }
  return parts
}

export const AgeingSearch = z.strictObject({ day: plainDate().optional(), overdue: z.stringbool().optional() })
/** Without contacts a statement goes to those who receive reminders or invoices. */
export const SendStatement = z.strictObject({ contactIds: z.array(id()).max(20).default([]) })
export const ReceivableDay = z.strictObject({ day: plainDate().optional() })

export type AgeingRow = Ageing & {
  customerId: string
  customerName: string
  customerCode: string
  items: number
  creditLimit: string | null
  creditSuspended: boolean
}
