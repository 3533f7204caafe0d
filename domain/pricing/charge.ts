import { amount, type DecimalText, decimal, unitPrice } from '../kit/money'

/** A charge beside the concrete as the region prices it; allowance, minimum and maximum are in its own unit. */
export type ChargeRule = {
  unitPrice: DecimalText
  freeAllowance: DecimalText
  minimum: DecimalText | null
  maximum: DecimalText | null
}
export type ChargeAmount = { charged: DecimalText; unitPrice: DecimalText; amount: DecimalText }

/**
 * What a charge costs: the quantity beyond the free allowance, raised to the minimum and held at the maximum once
 * anything is charged at all. Quantity in the unit of the charge, S$ rounded half up once.
 */
export function chargeFor(rule: ChargeRule, quantity: DecimalText): ChargeAmount {
  const over = decimal(quantity).minus(rule.freeAllowance)
  let charged = over.isNegative() ? decimal(0) : over
  if (charged.greaterThan(0)) {
    if (rule.minimum !== null && charged.lessThan(rule.minimum)) charged = decimal(rule.minimum)
    if (rule.maximum !== null && charged.greaterThan(rule.maximum)) charged = decimal(rule.maximum)
  }
  return {
    charged: charged.toFixed(4),
    unitPrice: unitPrice(rule.unitPrice),
    amount: amount(charged.times(rule.unitPrice)),
  }
}
