import { type DecimalText, decimal, isZero } from '../kit/money'
import { noticePrice } from '../pricing/banded-price'
import { type ChargeAmount, type ChargeRule, chargeFor } from '../pricing/charge'
import type { PricePart } from '../pricing/resolve'
import { asSum, MINIMUM_CHARGE } from '../pricing/sum-term'
import type { CommercialTerm } from '../pricing/terms'
import type { BillGap } from './bill-line'
import { type BillTerms, type ChargeItem, itemOn } from './bill-terms'
import { applies, eachLoad, inCubicMetres, ON_LOAD } from './charge-rules'
import type { Cancellation, LoadFacts, OrderFacts } from './load-facts'
import { lackingOf } from './minimum-charge'

export type Charged = { item: ChargeItem; cost: ChargeAmount; trace: object[]; fact: string }

export function chargesOfLoad(item: ChargeItem, load: LoadFacts, terms: BillTerms, gaps: BillGap[]): Charged[] {
  if (item.kind !== 'sub_product') return []
  const term = terms.charge(item, load.order, load.day)
  if (!applies(item, term)) return []
  if (item.trigger === 'washout' && load.washoutFee !== null) return agreedWashout(item, load.washoutFee)
  if (item.trigger === MINIMUM_CHARGE) return term ? raisedToMinimum(item, load, terms, term) : []
  const rule = ON_LOAD[item.trigger]
  if (!rule || !term) return []
  const earned = rule(load, terms, item, term)
  if (!earned) return []
  if ('gap' in earned) {
    const what = `${earned.unknown} is not recorded, so ${item.name} is not charged`
    gaps.push({ kind: earned.gap, what, label: load.label, deliveryOrderId: load.id })
    return []
  }
  const { quantity, fact, unitPrice = term.unitPrice, credit = false } = earned
  const cost = costOf(item, { ...term, unitPrice }, quantity, fact)
  return credit ? cost.map(credited) : cost
}

function raisedToMinimum(item: ChargeItem, load: LoadFacts, terms: BillTerms, term: CommercialTerm): Charged[] {
  const partLoad = terms.items
    .map(of => itemOn(of, load.day))
    .filter(of => of.trigger === 'part_load')
    .flatMap(of => chargesOfLoad(of, load, terms, []).map(({ cost }) => cost.amount))
  const lacking = lackingOf(load, terms, { least: term.unitPrice, partLoad })
  return lacking ? costOf(item, { ...asSum(term), unitPrice: lacking.unitPrice }, '1', lacking.fact) : []
}

const credited = ({ cost, ...of }: Charged): Charged => ({
  ...of,
  cost: {
    ...cost,
    charged: decimal(cost.charged).negated().toFixed(4),
    amount: decimal(cost.amount).negated().toFixed(2),
  },
})

/** A load that was cancelled late, at the price of the day on which it was, once each m³, load or cancellation. */
export function chargesOfCancelled(item: ChargeItem, load: LoadFacts, of: Cancellation, terms: BillTerms): Charged[] {
  if (item.kind !== 'sub_product' || item.trigger !== 'cancel') return []
  const term = terms.charge(item, load.order, of.day)
  if (!term || !applies(item, term)) return []
  if (!perLoad(item) && !of.first) return []
  if (of.part && item.unit === 'load') return []
  const quantity = eachLoad(item, load)
  const unitPrice = noticePrice(term, of.noticeMinutes)
  return costOf(item, { ...term, unitPrice }, quantity, cancelledFact(of))
}

const cancelledFact = ({ noticeMinutes }: Cancellation): string =>
  noticeMinutes === null ? 'Cancelled after batching' : `Cancelled with ${inHours(noticeMinutes)} of notice`
const inHours = (all: number): string =>
  all < 60 ? `${all} min` : `${Math.floor(all / 60)} h${all % 60 ? ` ${all % 60} min` : ''}`

/** A fee that was agreed with the load itself, in place of the usual one. */
function agreedWashout(item: ChargeItem, washoutFee: DecimalText): Charged[] {
  const rule = { unitPrice: washoutFee, freeAllowance: '0', minimum: null, maximum: null }
  return costOf(item, { ...rule, source: 'Set on the load' }, '1', 'Washed out on site')
}

/** Charged once an order: sets of specimens, and what was put on the order. */
export function chargesOfOrder(item: ChargeItem, order: OrderFacts, terms: BillTerms, gaps: BillGap[]): Charged[] {
  const term = terms.charge(item, order, order.day)
  if (item.trigger === 'cylinder_test')
    return term && order.cylinderSets && applies(item, term)
      ? costOf(item, term, String(order.cylinderSets), `${order.cylinderSets} sets ordered`)
      : []
  if (perLoad(item)) return []
  return ordered(item, order).flatMap(quantity =>
    priced(item, term, quantity, `${plain(quantity)} ${item.unit} ordered`, gaps, {
      label: order.orderNo ? `Order ${order.orderNo}` : 'This order',
      id: null,
    }),
  )
}

/** What was put on the order and is counted by m³ or by load arises with every load. */
export function extrasOfLoad(item: ChargeItem, load: LoadFacts, terms: BillTerms, gaps: BillGap[]): Charged[] {
  if (!perLoad(item)) return []
  const term = terms.charge(item, load.order, load.day)
  return ordered(item, load.order).flatMap(each => {
    const quantity = decimal(each).times(eachLoad(item, load)).toFixed(4)
    return priced(item, term, quantity, `${plain(quantity)} ${item.unit} with the load`, gaps, load)
  })
}

const perLoad = ({ unit }: ChargeItem) => inCubicMetres(unit) || unit === 'load'
const plain = (quantity: DecimalText) => decimal(quantity).toString()

const ordered = (item: ChargeItem, { extras }: OrderFacts) =>
  extras.filter(extra => extra.kind === item.kind && extra.id === item.id).map(extra => extra.quantity)

function priced(
  item: ChargeItem,
  term: CommercialTerm | undefined,
  quantity: DecimalText,
  fact: string,
  gaps: BillGap[],
  of: { id: string | null; label: string },
): Charged[] {
  if (term) return costOf(item, term, quantity, fact)
  gaps.push({
    kind: 'no_price',
    what: `${item.name} has no price in the region`,
    label: of.label,
    deliveryOrderId: of.id,
  })
  return []
}

/** Where the price of a charge or add-on comes from. */
export const termPart = (source: string, amount: DecimalText): PricePart => ({
  kind: 'term',
  label: source,
  amount,
  source: null,
  reason: null,
})

function costOf(item: ChargeItem, term: ChargeRule & { source: string }, quantity: DecimalText, fact: string) {
  const cost = chargeFor(term, quantity)
  if (isZero(cost.amount)) return []
  const free = isZero(term.freeAllowance) ? '' : `, ${plain(term.freeAllowance)} free`
  const counted = `${plain(quantity)} ${item.unit}${free}`
  return [{ item, cost, trace: [{ label: counted }, termPart(term.source, cost.unitPrice)], fact }]
}
