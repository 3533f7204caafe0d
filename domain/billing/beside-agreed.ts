import { type DecimalText, decimal, sum } from '../kit/money'
import type { PayableLine } from './preview'

/** A line that bills something of an order, with the fact of the load that it comes from and why a person changed it. */
export type BilledOfOrder = {
  description: string
  quantity: DecimalText
  unit: string
  unitPrice: DecimalText
  amount: DecimalText
  fact: string | null
  reason: string | null
}
type Line = Pick<PayableLine, 'description' | 'quantity' | 'unit' | 'unitPrice' | 'amount'>
/** One thing of an order: what it was agreed at, what it comes to now, what is billed, and what makes the difference. */
export type BesideAgreed = {
  description: string
  agreed: DecimalText | null
  now: DecimalText | null
  billed: DecimalText | null
  why: string[]
}

/** What was agreed beside what is calculated now and what is billed, line by line; null where one of them has it not. */
export function besideAgreed(
  agreed: readonly Line[],
  now: readonly Line[],
  billed: readonly BilledOfOrder[],
): BesideAgreed[] {
  const [was, is, on] = [agreed, now, billed].map(lines => Map.groupBy(lines as readonly Line[], of => of.description))
  return [...new Set([...agreed, ...now, ...billed].map(of => of.description))].map(description => {
    const [first, second] = [was!.get(description), is!.get(description)]
    const third = on!.get(description) as BilledOfOrder[] | undefined
    const amounts = { agreed: totalOf(first), now: totalOf(second), billed: totalOf(third) }
    return { description, ...amounts, why: whyOf(first, billed.length ? third : second, billed.length > 0, third) }
  })
}

const totalOf = (lines: readonly Line[] | undefined): DecimalText | null =>
  lines ? sum(lines.map(line => line.amount)).toFixed(2) : null

/** Why it is another amount than agreed, by what it is billed at, or before that by what it comes to now. */
function whyOf(
  agreed: readonly Line[] | undefined,
  other: readonly Line[] | undefined,
  isBilled: boolean,
  lines: readonly BilledOfOrder[] | undefined,
): string[] {
  if (totalOf(agreed) === totalOf(other)) return []
  const said = new Set((lines ?? []).flatMap(({ fact, reason }) => [fact, reason].flatMap(text => text ?? [])))
  const measured = [...said]
  if (!agreed) return measured.length ? measured : ['Not agreed']
  if (!other) return [isBilled ? 'Not billed' : 'No longer due']
  const [was, is] = [quantityOf(agreed), quantityOf(other)]
  const unit = agreed[0]!.unit
  if (!decimal(was).equals(is)) measured.unshift(`${plain(was)} ${unit} agreed, ${plain(is)} ${unit} now`)
  const [before, after] = [pricesOf(agreed), pricesOf(other)]
  if (before !== after) measured.unshift(`At S$${before} agreed, S$${after} now`)
  return measured
}

const quantityOf = (lines: readonly Line[]) => sum(lines.map(line => line.quantity)).toString()
const plain = (value: DecimalText) => decimal(value).toFixed(2)
const pricesOf = (lines: readonly Line[]) => [...new Set(lines.map(line => plain(line.unitPrice)))].join(', S$')
