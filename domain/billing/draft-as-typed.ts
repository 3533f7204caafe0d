import { type DecimalText, decimal, lineAmount, unitPrice } from '../kit/money'
import { editedSide, type SystemSide, systemSideOf } from './decided-line'
import type { Gst, GstCode } from './gst'
import { billed } from './invoice-draft'
import { type Totals, totalsOf } from './totals'

type Line = SystemSide & {
  kind: string
  quantity: DecimalText
  unitPrice: DecimalText
  amount: DecimalText
  gstPercent: DecimalText | null
  gstCode: GstCode | null
  decidedQuantity: DecimalText | null
  decidedPrice: DecimalText | null
  disputed: boolean
}
/** What is in the cells of a line, as text. */
export type TypedLine = { quantity?: string; unitPrice?: string; disputed?: boolean; removed?: boolean }
/** What a person has changed of a line against the system. */
export type ByHand = 'price' | 'quantity' | 'dispute' | 'added'
export type LineAsTyped = { amount: DecimalText; byHand: ByHand[]; removed: boolean }

/** A figure of at most four places, or undefined while it is being typed. */
export const figureOf = (text: string | undefined): DecimalText | undefined =>
  text !== undefined && /^-?\d{1,9}(\.\d{1,4})?$/.test(text) ? text : undefined

/** The draft as it will be once what is typed is saved: the same sums as the server makes of it. */
export function draftAsTyped(
  lines: readonly Line[],
  typed: readonly (TypedLine | undefined)[],
  adjustments: readonly TypedLine[],
  usual: Gst,
): { lines: LineAsTyped[]; added: DecimalText[]; totals: Totals } {
  const edited = lines.map((line, at) => editedLine(line, typed[at] ?? {}))
  const added = adjustments.flatMap(of => addedLine(of) ?? [])
  return {
    lines: edited.map(({ amount, byHand, removed }) => ({ amount, byHand, removed })),
    added: adjustments.map(of => addedLine(of)?.amount ?? '0.00'),
    totals: totalsOf([...billed(edited.filter(of => !of.removed)), ...added], usual),
  }
}

function editedLine(line: Line, { removed = false, disputed = line.disputed, ...typed }: TypedLine) {
  const quantity = figureOf(typed.quantity)
  const price = figureOf(typed.unitPrice)
  const same = (text: string | undefined, of: DecimalText) => text === undefined || decimal(text).equals(of)
  // Untouched, a line is what it was saved as.
  const side =
    same(quantity, line.quantity) && same(price, line.unitPrice)
      ? line
      : { ...line, ...editedSide(line, { ...(quantity && { quantity }), ...(price && { unitPrice: price }) }) }
  return { ...side, disputed, removed, byHand: byHand({ ...side, disputed }) }
}

function byHand(line: Line): ByHand[] {
  const marks: ByHand[] = []
  if (line.kind === 'adjustment') marks.push('added')
  else {
    const system = systemSideOf(line)
    if (!decimal(line.unitPrice).equals(system.unitPrice)) marks.push('price')
    if (!decimal(line.quantity).equals(system.quantity)) marks.push('quantity')
  }
  if (line.disputed) marks.push('dispute')
  return marks
}

const addedLine = (of: TypedLine) => {
  const quantity = figureOf(of.quantity)
  const price = figureOf(of.unitPrice)
  return quantity && price ? { kind: 'adjustment', quantity, amount: lineAmount(quantity, price) } : undefined
}

export const PRICE_CHANGES = { to: 'Set to S$', by: 'Change by S$', percent: 'Change by %' } as const
export type PriceChange = keyof typeof PRICE_CHANGES

/** One price change for many lines; never below zero. */
export function changedPrice(price: DecimalText, how: PriceChange, figure: DecimalText): DecimalText {
  const from = decimal(price)
  const to =
    how === 'to' ? decimal(figure) : how === 'by' ? from.plus(figure) : from.times(decimal(figure).div(100).plus(1))
  return unitPrice(to.isNegative() ? 0 : to)
}
