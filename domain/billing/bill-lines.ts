import { amount, compare, cubicMetres, decimal, isPositive, isZero, lineAmount, unitPrice } from '../kit/money'
import type { PlainDate } from '../kit/time'
import type { Bill, BillGap, BillLine, LetOff } from './bill-line'
import { type BillTerms, itemOn } from './bill-terms'
import { type Charged, chargesOfCancelled, chargesOfOrder, extrasOfLoad, termPart } from './charges'
import type { ChargeWaiver, LoadFacts, OrderFacts } from './load-facts'
import { sharedCharge } from './shared-charge'

type Line = Omit<BillLine, 'place'>

/**
 * The lines of a bill, whether it is foreseen or due: the concrete of each load at the price of its day, its add-ons, then
 * the charges that arose, then what is charged once an order for the orders that are due for it. Of a load that was cancelled
 * late there is the charge for that alone. What has no price or
 * hangs on an unknown time is a gap and no line at zero.
 */
export function billLines(all: readonly LoadFacts[], due: readonly OrderFacts[], terms: BillTerms): Bill {
  const gaps: BillGap[] = []
  const letOff: LetOff[] = []
  const loads = all.filter(load => !load.cancelled)
  const lines: Line[] = loads.flatMap(load => [...concreteOf(load, terms, gaps), ...addOnsOf(load, terms, gaps)])
  const keep = (line: Line, load: LoadFacts) => {
    const waiver = load.waived.find(of => of.itemId === line.itemId)
    if (!waiver) lines.push(line)
    else if (covers(waiver, line)) letOff.push({ ...line, cause: 'waived', reason: waivedWords(waiver) })
    else lines.push({ ...line, reason: `Waived up to S$${waiver.amount}: ${waivedWords(waiver)}` })
  }
  for (const item of terms.items) {
    for (const load of loads) {
      const { theirs, ours, why } = sharedCharge(itemOn(item, load.day), load, terms, gaps)
      for (const of of theirs) keep(charged(of, load, terms), load)
      for (const of of ours) letOff.push({ ...charged(of, load, terms), cause: 'ours', reason: why })
    }
    for (const order of due)
      lines.push(...chargesOfOrder(itemOn(item, order.day), order, terms, gaps).map(of => onOrder(of, order, terms)))
    for (const load of all)
      if (load.cancelled)
        lines.push(
          ...chargesOfCancelled(itemOn(item, load.cancelled.day), load, load.cancelled, terms).map(of =>
            charged(of, load, terms),
          ),
        )
    for (const load of loads)
      for (const of of extrasOfLoad(itemOn(item, load.day), load, terms, gaps)) keep(charged(of, load, terms), load)
  }
  return { lines: lines.map((line, at) => ({ ...line, place: at + 1 })), gaps, letOff }
}

/** Who waived a charge knew its amount: one that grew since is billed again. */
const covers = (waiver: ChargeWaiver, line: Line): boolean => compare(line.amount, waiver.amount) <= 0
const waivedWords = ({ reason, by }: ChargeWaiver): string => `${reason} (${by})`

function concreteOf(load: LoadFacts, terms: BillTerms, gaps: BillGap[]): Line[] {
  const answer = terms.concrete(load)
  if ('missing' in answer) {
    gaps.push(gapOf(load, 'no_price', answer.missing))
    return []
  }
  if (isZero(answer.unitPrice)) gaps.push(gapOf(load, 'zero_price', 'the concrete is priced at zero'))
  const price = unitPrice(answer.unitPrice)
  const { product, quantity, returned } = load
  const concrete: Line = {
    ...from(load, terms),
    kind: 'product',
    itemId: product.id,
    description: `${product.code} ${product.name}`,
    quantity: decimal(quantity).toFixed(4),
    unit: 'm³',
    unitPrice: price,
    systemPrice: price,
    amount: lineAmount(quantity, price),
    trace: answer.parts,
    fact: `${cubicMetres(quantity)} m³`,
    reason: null,
  }
  if (!returned || returned.payer === 'customer' || !isPositive(returned.quantity)) return [concrete]
  const back = decimal(returned.quantity).negated()
  const cause = returned.cause ? ` (${returned.cause.replace('_', ' ')})` : ''
  return [
    concrete,
    {
      ...concrete,
      description: `Returned concrete ${cubicMetres(returned.quantity)} m³${cause}`,
      quantity: back.toFixed(4),
      amount: amount(back.times(price)),
      fact: `${cubicMetres(returned.quantity)} m³ returned${cause}`,
      reason: 'Credit for returned concrete',
    },
  ]
}

function addOnsOf(load: LoadFacts, terms: BillTerms, gaps: BillGap[]): Line[] {
  return load.addOns.flatMap(addOn => {
    const term = terms.charge({ kind: 'associate_product', id: addOn.id }, load.order, load.day)
    if (!term) {
      gaps.push(gapOf(load, 'no_price', `${addOn.name} has no price in the region`))
      return []
    }
    const price = unitPrice(term.unitPrice)
    return [
      {
        ...from(load, terms),
        kind: 'associate' as const,
        itemId: addOn.id,
        description: addOn.name,
        quantity: decimal(addOn.quantity).toFixed(4),
        unit: addOn.unit,
        unitPrice: price,
        systemPrice: price,
        amount: lineAmount(addOn.quantity, price),
        trace: [termPart(term.source, price)],
        fact: `${decimal(addOn.quantity).toString()} ${addOn.unit} dosed`,
        reason: null,
      },
    ]
  })
}

const charged = (of: Charged, load: LoadFacts, terms: BillTerms): Line => ({ ...from(load, terms), ...lineOf(of) })

const onOrder = (of: Charged, order: OrderFacts, terms: BillTerms): Line => ({
  orderId: order.id,
  deliveryOrderId: null,
  deliveryRevision: null,
  plantId: null,
  ...taxed(terms, order.day),
  ...lineOf(of),
  description: order.orderNo ? `${of.item.name}, order ${order.orderNo}` : of.item.name,
})

const taxed = (terms: BillTerms, day: PlainDate) => {
  const { percent: gstPercent, code: gstCode } = terms.gst(day)
  return { gstPercent, gstCode }
}

const lineOf = ({ item, cost, trace, fact }: Charged) => ({
  kind: item.kind,
  itemId: item.id,
  description: item.name,
  quantity: cost.charged,
  unit: item.unit,
  unitPrice: cost.unitPrice,
  systemPrice: cost.unitPrice,
  amount: cost.amount,
  trace,
  fact,
  reason: null,
})

const from = (load: LoadFacts, terms: BillTerms) => ({
  orderId: load.order.id,
  deliveryOrderId: load.id,
  deliveryRevision: load.revision,
  plantId: load.plantId,
  ...taxed(terms, load.day),
})

export const gapOf = (load: Pick<LoadFacts, 'id' | 'label'>, kind: BillGap['kind'], what: string): BillGap => ({
  kind,
  what,
  label: load.label,
  deliveryOrderId: load.id,
})
