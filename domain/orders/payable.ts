import {
  amount,
  cubicMetres,
  type DecimalText,
  decimal,
  isPositive,
  isZero,
  lineAmount,
  percentOf,
  sum,
  unitPrice,
} from '../kit/money'
import { type ChargeRule, chargeFor } from '../pricing/charge'
import { isPriced, type PriceAnswer, type PricePart } from '../pricing/resolve'

export type PayableAsk = {
  productName: string
  quantity: DecimalText
  /** m³ of each planned load. */
  loads: readonly DecimalText[]
  minimumLoad: DecimalText
  needsPump: boolean
  cylinderSets: number
  price: PriceAnswer
  /** `quantity` is per m³ of concrete. */
  addOns: readonly { name: string; unit: string; quantity: DecimalText; unitPrice: DecimalText | null }[]
  charges: readonly (ChargeRule & { name: string; unit: string; trigger: string })[]
  gstPercent: DecimalText
}
export type PayableLine = {
  description: string
  quantity: DecimalText
  unit: string
  unitPrice: DecimalText
  amount: DecimalText
  parts: PricePart[]
}
/** Amounts in S$. `missing` says what has no price yet and is therefore not in the total. */
export type Payable = {
  lines: PayableLine[]
  subtotal: DecimalText
  gstPercent: DecimalText
  gst: DecimalText
  total: DecimalText
  missing: string[]
}

/** What an order will cost if all goes as planned: concrete, add-ons and the charges that can be foreseen. */
export function payable(ask: PayableAsk): Payable {
  const lines: PayableLine[] = []
  const missing: string[] = []
  if (isPriced(ask.price)) lines.push(line(ask.productName, ask.quantity, 'm³', ask.price.unitPrice, ask.price.parts))
  else missing.push(ask.price.missing)
  for (const addOn of ask.addOns) {
    if (addOn.unitPrice === null) missing.push(`${addOn.name} has no price in the region`)
    else
      lines.push(
        line(addOn.name, cubicMetres(decimal(addOn.quantity).times(ask.quantity)), addOn.unit, addOn.unitPrice),
      )
  }
  for (const charge of ask.charges) lines.push(...foreseen(charge, ask))
  const subtotal = amount(sum(lines.map(each => each.amount)))
  const gst = percentOf(subtotal, ask.gstPercent)
  return { lines, subtotal, gstPercent: ask.gstPercent, gst, total: amount(sum([subtotal, gst])), missing }
}

/** Waiting, wash-out and the technician's hours are known only afterwards. */
function foreseen(charge: PayableAsk['charges'][number], ask: PayableAsk): PayableLine[] {
  const quantities: DecimalText[] =
    charge.trigger === 'pump' && ask.needsPump
      ? [...ask.loads]
      : charge.trigger === 'part_load'
        ? ask.loads.map(load => shortOf(load, ask.minimumLoad))
        : charge.trigger === 'cylinder_test'
          ? [String(ask.cylinderSets)]
          : []
  const costs = quantities.filter(isPositive).map(quantity => chargeFor(charge, quantity))
  const total = sum(costs.map(cost => cost.amount))
  if (isZero(total)) return []
  return [
    {
      description: charge.name,
      quantity: cubicMetres(sum(costs.map(cost => cost.charged))),
      unit: charge.unit,
      unitPrice: unitPrice(charge.unitPrice),
      amount: amount(total),
      parts: [],
    },
  ]
}

const shortOf = (load: DecimalText, minimum: DecimalText) => {
  const short = decimal(minimum).minus(load)
  return short.isNegative() ? '0' : cubicMetres(short)
}

const line = (
  description: string,
  quantity: DecimalText,
  unit: string,
  price: DecimalText,
  parts: PricePart[] = [],
): PayableLine => ({
  description,
  quantity: cubicMetres(quantity),
  unit,
  unitPrice: unitPrice(price),
  amount: lineAmount(quantity, price),
  parts,
})
