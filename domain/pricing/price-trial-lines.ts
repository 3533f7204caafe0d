import type { Bill, BillLine } from '../billing/bill-line'
import type { BillTerms } from '../billing/bill-terms'
import type { LoadFacts } from '../billing/load-facts'
import { totalsOf } from '../billing/totals'
import { amount, cubicMetres, type DecimalText, decimal, sum } from '../kit/money'
import type { PlainDate } from '../kit/time'
import { changeOf, type PriceTrialSums, type PriceTrialTotal, type TrialGroup } from './price-trial'

/** A load, or an order with what it is charged once. */
export type TrialUnit = {
  id: string
  deliveryOrderId: string | null
  label: string
  day: PlainDate
  customerId: string
  projectId: string
  locationId: string
  productId: string
  quantity: DecimalText
}
/** One thing that is billed of a unit, before and after. */
export type TrialLine = {
  unit: TrialUnit
  kind: string
  itemId: string | null
  description: string
  before: DecimalText
  after: DecimalText
  /** Nothing prices it any more. */
  unpriced: boolean
}
type TrialBill = {
  before: Bill
  after: Bill
  terms: { before: BillTerms; after: BillTerms }
  billDay: PlainDate
}

type UnitOf = (of: { deliveryOrderId: string | null; orderId: string | null }) => TrialUnit

const slotOf = (of: BillLine) => [of.kind, of.deliveryOrderId ?? of.orderId, of.itemId].join('|')

/** The lines of a bill side by side; each load has one for its concrete at least, also where nothing prices it. */
export function trialLines({ before, after }: TrialBill, loads: readonly LoadFacts[], unitOf: UnitOf): TrialLine[] {
  const [was, is] = [before, after].map(bill => Map.groupBy(bill.lines, slotOf)) as [Slots, Slots]
  const found = [...new Set([...was.keys(), ...is.keys()])].map((slot): TrialLine => {
    const [old, fresh] = [was.get(slot) ?? [], is.get(slot) ?? []]
    const [line] = [...old, ...fresh] as [BillLine]
    const { kind, itemId, description } = line
    return { unit: unitOf(line), kind, itemId, description, before: total(old), after: total(fresh), unpriced: false }
  })
  const lost = new Set(after.gaps.filter(gap => gap.kind === 'no_price').map(gap => gap.deliveryOrderId))
  const concrete = new Set(found.filter(line => line.kind === 'product').map(line => line.unit.deliveryOrderId))
  const bare = loads.flatMap(({ id, order, product }): TrialLine[] => {
    if (concrete.has(id)) return []
    const unit = unitOf({ deliveryOrderId: id, orderId: order.id })
    const description = `${product.code} ${product.name}`
    return [{ unit, kind: 'product', itemId: product.id, description, before: '0.00', after: '0.00', unpriced: false }]
  })
  return [...found, ...bare].map(line => ({
    ...line,
    unpriced: line.kind === 'product' && lost.has(line.unit.deliveryOrderId),
  }))
}

type Slots = Map<string, BillLine[]>
const total = (lines: readonly BillLine[]) => amount(sum(lines.map(line => line.amount)))

/** GST of a bill before and after, a rounding a rate. */
export const gstOf = ({ before, after, terms, billDay }: TrialBill): { before: DecimalText; after: DecimalText } => ({
  before: totalsOf(before.lines, terms.before.gst(billDay)).gst,
  after: totalsOf(after.lines, terms.after.gst(billDay)).gst,
})

const KEY: Record<TrialGroup, (line: TrialLine) => string> = {
  customer: line => line.unit.customerId,
  site: line => line.unit.locationId,
  product: line => line.itemId ?? line.description,
}

type Named = { name: string; detail: string | null }

/** The lines put together, the largest change first. */
export function trialTotals(
  lines: readonly TrialLine[],
  by: TrialGroup,
  nameOf: (key: string, line: TrialLine) => Named,
): PriceTrialTotal[] {
  return [...Map.groupBy(lines, KEY[by])]
    .map(([id, own]): PriceTrialTotal => ({ id, ...nameOf(id, own[0]!), ...sumsOf(own) }))
    .sort((a, b) => decimal(b.difference).abs().cmp(decimal(a.difference).abs()) || (a.name < b.name ? -1 : 1))
}

export function sumsOf(lines: readonly TrialLine[]): Omit<PriceTrialTotal, 'id' | 'name' | 'detail'> {
  const [before, after] = [amount(sum(lines.map(of => of.before))), amount(sum(lines.map(of => of.after)))]
  const loads = new Map(lines.filter(of => of.unit.deliveryOrderId).map(of => [of.unit.id, of.unit]))
  const poured = new Map(lines.filter(of => of.kind === 'product').map(of => [of.unit.id, of.unit]))
  return {
    loads: loads.size,
    quantity: cubicMetres(sum([...poured.values()].map(unit => unit.quantity))),
    before,
    after,
    difference: amount(decimal(after).minus(before)),
    change: changeOf(before, after),
    unpriced: new Set(lines.filter(of => of.unpriced).map(of => of.unit.id)).size,
  }
}

export function trialSums(
  lines: readonly TrialLine[],
  gst: readonly { before: DecimalText; after: DecimalText }[],
): PriceTrialSums {
  const sums = sumsOf(lines)
  const [gstBefore, gstAfter] = [amount(sum(gst.map(of => of.before))), amount(sum(gst.map(of => of.after)))]
  return {
    ...sums,
    gstBefore,
    gstAfter,
    totalBefore: amount(sum([sums.before, gstBefore])),
    totalAfter: amount(sum([sums.after, gstAfter])),
  }
}

/** What would be another on a load, line by line. */
export const trialWords = (lines: readonly TrialLine[]): string =>
  lines
    .filter(of => of.unpriced || decimal(of.before).cmp(of.after) !== 0)
    .map(of => `${of.description}: ${of.before} → ${of.unpriced ? 'no price' : of.after}`)
    .join(', ')
