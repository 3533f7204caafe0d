import * as z from 'zod'
import { rolesWith } from '../../access/grants'
import { amount, type DecimalText, decimal, lineAmount, percentOf, sum } from '../../kit/money'
import { id, money, plainDate, requiredText } from '../../kit/shape'
import { daysBetween } from '../../kit/time'

/** What a customer stands for, with GST. */
export type Exposure = {
  /** Open items less payments that pay none of them. */
  open: DecimalText
  /** Delivered and not invoiced. */
  unbilled: DecimalText
  /** Confirmed and not delivered. */
  ordered: DecimalText
  total: DecimalText
}

/** What is foreseen or charged for loads that are on no draft, with GST. */
type Foreseen = { delivered: boolean; total: DecimalText }
type Load = { delivered: boolean; quantity: DecimalText; unitPrice: DecimalText; gstPercent: DecimalText }

export function exposureOf(of: {
  balance: DecimalText
  drafted: DecimalText
  foreseen: readonly Foreseen[]
  loads: readonly Load[]
}): Exposure {
  const worth = (delivered: boolean) => {
    const own = of.loads.filter(load => load.delivered === delivered)
    // As bills have it: GST once a rate.
    const rates = [...Map.groupBy(own, load => load.gstPercent)].map(([percent, loads]) => {
      const net = sum(loads.map(load => lineAmount(load.quantity, load.unitPrice)))
      return net.plus(percentOf(net, percent))
    })
    const foreseen = of.foreseen.filter(part => part.delivered === delivered).map(part => part.total)
    return sum([...rates, ...foreseen])
  }
  const [open, unbilled, ordered] = [decimal(of.balance), worth(true).plus(of.drafted), worth(false)]
  return {
    open: amount(open),
    unbilled: amount(unbilled),
    ordered: amount(ordered),
    total: amount(open.plus(unbilled).plus(ordered)),
  }
}

/** How far an exposure is above a limit; null within it or without one. */
export function overLimit(limit: DecimalText | null, exposure: DecimalText): DecimalText | null {
  if (limit === null) return null
  const over = decimal(exposure).minus(limit)
  return over.greaterThan(0) ? amount(over) : null
}

export const CREDIT_OVERRIDERS = rolesWith('manage', 'credit_override')

export const holdSentence = (held: { customerName: string; creditReason: string | null }) =>
  `${held.customerName} is on credit hold: ${held.creditReason ?? 'no reason given'}`

export const CreditOverrideSave = z
  .strictObject({
    fromDate: plainDate(),
    toDate: plainDate(),
    most: money('At most above the limit')
      .refine(value => Number(value) > 0, 'At most above the limit must be above zero')
      .nullish(),
    reason: requiredText('Reason', 300),
  })
  .refine(of => of.fromDate <= of.toDate, { error: 'It ends before it begins', path: ['toDate'] })
  .refine(of => daysBetween(of.fromDate, of.toDate) <= 92, {
    error: 'An override has at most 92 days',
    path: ['toDate'],
  })
export type CreditOverrideSave = z.output<typeof CreditOverrideSave>

export const CreditOverrideEnd = z.strictObject({
  overrideId: id(),
  version: z.int().min(1, 'Version is required'),
  reason: requiredText('Reason', 300),
})
export type CreditOverrideEnd = z.output<typeof CreditOverrideEnd>

export type CreditOverrideRow = {
  id: string
  version: number
  fromDate: string
  toDate: string
  most: string | null
  reason: string
  givenByName: string
  endedAt: Date | null
  endedReason: string | null
}
