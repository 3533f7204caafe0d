import { amount, compare, type DecimalText, decimal, isZero, lineAmount, sum } from '../kit/money'
import type { BillLine } from './bill-line'
import { gstAt, gstKey } from './gst'

/** What an invoice got wrong by the present state of a load goes on a note: less is a credit, more a debit. */
export type NoteKind = 'credit_note' | 'debit_note'
export const noteKind = (total: DecimalText): NoteKind => (compare(total, 0) < 0 ? 'credit_note' : 'debit_note')
/** Why a note was made that corrects no load; `cancel` takes the whole invoice back and is no choice of the form. */
export const NOTE_REASONS = ['price', 'quality', 'goodwill', 'rebate', 'addressee', 'particulars', 'other'] as const
export type NoteReason = (typeof NOTE_REASONS)[number] | 'cancel'
export const NOTE_REASON_LABELS: Record<NoteReason, string> = {
  price: 'Wrong price',
  quality: 'Quality',
  goodwill: 'Goodwill',
  rebate: 'Rebate',
  addressee: 'Wrong addressee',
  particulars: 'Wrong particulars',
  other: 'Other',
  cancel: 'Invoice cancelled',
}
export const isNote = (kind: string): boolean => kind !== 'invoice'

const BILL_WORDS: Record<string, string> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  debit_note: 'Debit note',
}
/** An invoice by its number; where the customer issued it itself, by its own one beside ours. */
export const invoiceName = (of: { invoiceNo: string; customerDocumentNo?: string | null }): string =>
  of.customerDocumentNo ? `${of.customerDocumentNo} (${of.invoiceNo})` : of.invoiceNo

export const billWord = (kind: string): string => BILL_WORDS[kind] ?? 'Invoice'

export type BilledLine = Omit<BillLine, 'place'> & {
  /** Set by hand on the invoice: the line was agreed and follows no rule. */
  byHand: boolean
}
type NoteLine = Omit<BillLine, 'place'>

/**
 * The lines of a note: item by item and price by price what is delivered less what is billed so far, in S$ rounded as the
 * bill was. One line says the difference of quantity where that gives the exact difference of amounts; else what was
 * billed is taken back line by line and billed anew. `asInvoiced` is what the rules gave when the invoice was made: what
 * of it was not billed then is not billed now, and a charge set by hand stays as it was agreed.
 */
export function noteLines(
  billed: readonly BilledLine[],
  delivered: readonly NoteLine[],
  asInvoiced: readonly NoteLine[],
  reason: string,
): BillLine[] {
  const known = new Set(billed.map(itemOf))
  const left = new Set(asInvoiced.filter(of => of.kind !== 'product').map(itemOf))
  const agreed = new Set(billed.filter(of => of.byHand && of.kind === 'sub_product' && delivered.length).map(itemOf))
  const counts = (of: NoteLine) => !agreed.has(itemOf(of)) && (known.has(itemOf(of)) || !left.has(itemOf(of)))
  const was = Map.groupBy(billed.filter(counts), priceKey)
  const is = Map.groupBy(delivered.filter(counts), priceKey)
  const lines = [...new Set([...was.keys(), ...is.keys()])].flatMap(key =>
    differenceOf(was.get(key) ?? [], is.get(key) ?? []),
  )
  return lines.map((line, at) => ({ ...line, reason, place: at + 1 }))
}

const itemOf = (of: NoteLine) => `${of.kind} ${of.itemId}`
const priceKey = (of: NoteLine) =>
  `${itemOf(of)} ${decimal(of.unitPrice).toFixed(4)} ${gstKey(gstAt(of.gstPercent ?? '0', of.gstCode))}`

function differenceOf(was: readonly NoteLine[], is: readonly NoteLine[]): NoteLine[] {
  const [before, after] = [was, is].map(lines => ({
    quantity: sum(lines.map(of => of.quantity)),
    amount: sum(lines.map(of => of.amount)),
  })) as [Sums, Sums]
  const quantity = after.quantity.minus(before.quantity)
  const difference = amount(after.amount.minus(before.amount))
  if (quantity.isZero() && isZero(difference)) return []
  const one = is[0] ?? was[0]!
  if (lineAmount(quantity, one.unitPrice) !== difference) return [...was.map(takenBack), ...is.map(billedAnew)]
  const { unit, description } = was[0] ?? one
  return [
    {
      ...one,
      description:
        was.length && is.length
          ? `${description}: ${before.quantity.toString()} ${unit} invoiced, ${after.quantity.toString()} ${unit} delivered`
          : description,
      quantity: quantity.toFixed(4),
      systemPrice: null,
      amount: difference,
    },
  ]
}

type Sums = { quantity: ReturnType<typeof sum>; amount: ReturnType<typeof sum> }

const takenBack = (of: NoteLine): NoteLine => ({
  ...of,
  description: `${of.description} (as invoiced)`,
  quantity: decimal(of.quantity).negated().toFixed(4),
  systemPrice: null,
  amount: amount(decimal(of.amount).negated()),
})
const billedAnew = (of: NoteLine): NoteLine => ({
  ...of,
  description: `${of.description} (as delivered)`,
  systemPrice: null,
})
