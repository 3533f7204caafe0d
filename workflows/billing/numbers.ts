import { gaplessNumber, nextNumber, nextNumbers } from '~/db/kit/counter'
import type { Work } from '~/db/kit/work'

export async function nextDraftNo(work: Work, year: string): Promise<string> {
  return `DR-${year}-${six(await nextNumber(work, `draft:${year}`))}`
}

/** Numbers for so many drafts of a year, taken at once, in a row. */
export async function nextDraftNos(work: Work, year: string, count: number): Promise<string[]> {
  const first = await nextNumbers(work, `draft:${year}`, count)
  return Array.from({ length: count }, (_, at) => `DR-${year}-${six(first + at)}`)
}

/** Statements to customers who issue the invoices themselves: ours are not tax invoices, so they have a series of their own. */
export async function nextStatementNo(work: Work, year: string): Promise<string> {
  return `SB-${year}-${six(await gaplessNumber(work, `self-bill:${year}`))}`
}

const SERIES: Record<string, { name: string; letters: string }> = {
  invoice: { name: 'invoice', letters: 'INV' },
  credit_note: { name: 'credit-note', letters: 'CN' },
  debit_note: { name: 'debit-note', letters: 'DN' },
}

/** Invoices, credit notes and debit notes count each for itself and year; taken last, so that none has a gap. */
export async function nextInvoiceNo(work: Work, kind: string, year: string): Promise<string> {
  const { name, letters } = SERIES[kind]!
  return `${letters}-${year}-${six(await gaplessNumber(work, `${name}:${year}`))}`
}

const six = (number: number) => String(number).padStart(6, '0')
