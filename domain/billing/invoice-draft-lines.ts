import { amount, cubicMetres, type DecimalText, decimal, isPositive, isZero, lineAmount, unitPrice } from '../kit/money'
import { minutesBetween } from '../kit/time'
import { chargeFor } from '../pricing/charge'
import type { BillableLoad, BillableOrder, Charge, DraftException, DraftLine } from './billable'

/** Below this a load pays the part-load charge for what is missing, m³. */
type Terms = { minimumLoad: DecimalText }

/**
 * The lines of a draft from delivered loads: the concrete of each load at the price of its day, its add-ons, then the
 * charges that arose by their own trigger. What cannot be priced becomes an exception and no line at zero.
 */
export function draftLines(
  loads: readonly BillableLoad[],
  orders: readonly BillableOrder[],
  charges: readonly Charge[],
  terms: Terms,
): { lines: DraftLine[]; exceptions: DraftException[] } {
  const exceptions: DraftException[] = []
  const lines: Omit<DraftLine, 'place'>[] = []
  for (const load of loads) {
    lines.push(...concreteOf(load, exceptions), ...addOnsOf(load, exceptions))
    if (!load.onSiteAt || !load.pourEndAt)
      exceptions.push({
        kind: 'missing_time',
        text: `${load.doNumber} has no complete timestamps`,
        deliveryOrderId: load.id,
      })
  }
  for (const charge of charges) for (const load of loads) lines.push(...chargeOf(charge, load, terms))
  const sets = charges.find(charge => charge.trigger === 'cylinder_test')
  if (sets)
    for (const order of orders)
      if (order.cylinderSets)
        lines.push(...charged(sets, String(order.cylinderSets), null, `${sets.name}, order ${order.orderNo}`))
  return { lines: lines.map((line, at) => ({ ...line, place: at + 1 })), exceptions }
}

function concreteOf(load: BillableLoad, exceptions: DraftException[]): Omit<DraftLine, 'place'>[] {
  if ('missing' in load.price) {
    exceptions.push({ kind: 'no_price', text: `${load.doNumber}: ${load.price.missing}`, deliveryOrderId: load.id })
    return []
  }
  if (isZero(load.price.unitPrice))
    exceptions.push({ kind: 'zero_price', text: `${load.doNumber} is priced at zero`, deliveryOrderId: load.id })
  const price = unitPrice(load.price.unitPrice)
  const concrete = {
    ...from(load),
    kind: 'product' as const,
    itemId: load.productId,
    description: `${load.productCode} ${load.productName}`,
    quantity: decimal(load.quantity).toFixed(4),
    unit: 'm³',
    unitPrice: price,
    systemPrice: price,
    amount: lineAmount(load.quantity, price),
    trace: load.price.parts,
    reason: null,
  }
  const credited =
    load.returnConcrete &&
    isPositive(load.returnConcrete) &&
    (load.returnCause === 'quality' || load.returnCause === 'plant_error')
  if (!credited) return [concrete]
  const back = decimal(load.returnConcrete!).negated()
  return [
    concrete,
    {
      ...concrete,
      description: `Returned concrete ${cubicMetres(load.returnConcrete!)} m³ (${load.returnCause!.replace('_', ' ')})`,
      quantity: back.toFixed(4),
      amount: amount(back.times(price)),
      reason: 'Credit for returned concrete',
    },
  ]
}

function addOnsOf(load: BillableLoad, exceptions: DraftException[]): Omit<DraftLine, 'place'>[] {
  return load.addOns.flatMap(addOn => {
    if (addOn.unitPrice === null) {
      exceptions.push({
        kind: 'no_price',
        text: `${load.doNumber}: ${addOn.name} has no price in the region`,
        deliveryOrderId: load.id,
      })
      return []
    }
    const price = unitPrice(addOn.unitPrice)
    return [
      {
        ...from(load),
        kind: 'associate' as const,
        itemId: addOn.associateProductId,
        description: addOn.name,
        quantity: decimal(addOn.quantity).toFixed(4),
        unit: addOn.unit,
        unitPrice: price,
        systemPrice: price,
        amount: lineAmount(addOn.quantity, price),
        trace: [],
        reason: null,
      },
    ]
  })
}

const QUANTITY_OF: Record<string, (load: BillableLoad, terms: Terms) => DecimalText> = {
  pump: load => (load.needsPump ? load.quantity : '0'),
  waiting: load =>
    load.onSiteAt && load.pourEndAt
      ? String(Math.max(0, Math.floor(minutesBetween(load.onSiteAt, load.pourEndAt))))
      : '0',
  part_load: (load, { minimumLoad }) =>
    decimal(load.quantity).lessThan(minimumLoad) ? decimal(minimumLoad).minus(load.quantity).toFixed(2) : '0',
  after_hours: load => (load.afterHours ? load.quantity : '0'),
  technician: load => (load.technicianOnSiteMinutes ? decimal(load.technicianOnSiteMinutes).div(60).toFixed(2) : '0'),
}

function chargeOf(charge: Charge, load: BillableLoad, terms: Terms): Omit<DraftLine, 'place'>[] {
  if (charge.trigger === 'washout')
    return load.washoutFee && isPositive(load.washoutFee)
      ? charged(
          { ...charge, unitPrice: load.washoutFee, freeAllowance: '0', minimum: null, maximum: null },
          '1',
          load,
          charge.name,
        )
      : []
  const quantity = QUANTITY_OF[charge.trigger]?.(load, terms) ?? '0'
  return isPositive(quantity) ? charged(charge, quantity, load, charge.name) : []
}

function charged(
  charge: Charge,
  quantity: DecimalText,
  load: BillableLoad | null,
  description: string,
): Omit<DraftLine, 'place'>[] {
  const cost = chargeFor(charge, quantity)
  if (isZero(cost.amount)) return []
  return [
    {
      ...from(load),
      kind: 'sub_product',
      itemId: charge.id,
      description,
      quantity: cost.charged,
      unit: charge.unit,
      unitPrice: cost.unitPrice,
      systemPrice: cost.unitPrice,
      amount: cost.amount,
      trace: [{ label: `${quantity} ${charge.unit}, ${charge.freeAllowance} free` }],
      reason: null,
    },
  ]
}

const from = (load: BillableLoad | null) => ({
  deliveryOrderId: load?.id ?? null,
  deliveryRevision: load?.revision ?? null,
  plantId: load?.plantId ?? null,
})
