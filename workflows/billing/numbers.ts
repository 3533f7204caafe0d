import { newestAfter } from '~/db/billing/series-date'
import { gaplessNumber, nextNumber, nextNumbers } from '~/db/kit/counter'
import { settingOn } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { firstDayInOrder } from '~/domain/kit/date-order'
import type { NumberSeries } from '~/domain/kit/number-series'
import { Refused } from '~/domain/kit/problem'
import { businessDay, type PlainDate, spokenDay } from '~/domain/kit/time'

/** A draft counts in the year of the period that it bills, whatever day it is made on; an invoice in that of its date. */
export async function nextDraftNo(work: Work, year: string): Promise<string> {
  return `DR-${year}-${six(await nextNumber(work, `draft:${year}`))}`
}

/** Numbers for so many drafts of a year, taken at once, in a row. */
export async function nextDraftNos(work: Work, year: string, count: number): Promise<string[]> {
  const first = await nextNumbers(work, `draft:${year}`, count)
  return Array.from({ length: count }, (_, at) => `DR-${year}-${six(first + at)}`)
}

/** Statements to customers who issue the invoices themselves: ours are not tax invoices, so they have a series of their own. */
export const nextStatementNo = (work: Work, day: PlainDate): Promise<string> => nextInSeries(work, 'statement', day)

const SERIES: Record<string, keyof NumberSeries> = {
  invoice: 'invoice',
  credit_note: 'creditNote',
  debit_note: 'debitNote',
}

/** Invoices, credit notes and debit notes count each for itself and year; taken last, so that none has a gap. */
export async function nextInvoiceNo(work: Work, kind: string, day: PlainDate, inOrder: boolean): Promise<string> {
  const invoiceNo = await nextInSeries(work, SERIES[kind]!, day)
  // The series is locked by now: whoever numbers a bill beside this one has committed or comes after it.
  if (inOrder) await refuseOutOfOrder(work, invoiceNo, day)
  return invoiceNo
}

async function refuseOutOfOrder(work: Work, invoiceNo: string, day: PlainDate): Promise<void> {
  const newest = await newestAfter(work.sql, invoiceNo.slice(0, invoiceNo.lastIndexOf('-') + 1), day)
  if (!newest) return
  // The order that holds today: it is today's decision to number a paper of an earlier day.
  const order = await settingOn(work.sql, 'billing.date-order', businessDay(work.now))
  const first = firstDayInOrder(order, newest.invoiceDate)
  if (first && day < first)
    throw new Refused(
      `${newest.invoiceNo} is dated ${spokenDay(newest.invoiceDate)}. Choose ${spokenDay(first)} or later: numbers follow the dates`,
      undefined,
      { rule: 'date-order', first },
    )
}

/** The counters of release 1; letters that a company chose count under themselves, so that no number is there twice. */
const COUNTERS: Record<string, string> = { INV: 'invoice', CN: 'credit-note', DN: 'debit-note', SB: 'self-bill' }

async function nextInSeries(work: Work, of: keyof NumberSeries, day: PlainDate): Promise<string> {
  const letters = (await settingOn(work.sql, 'billing.number-series', day))[of]
  const year = day.slice(0, 4)
  return `${letters}-${year}-${six(await gaplessNumber(work, `${COUNTERS[letters] ?? letters}:${year}`))}`
}

const six = (number: number) => String(number).padStart(6, '0')
