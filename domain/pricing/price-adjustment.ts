import * as z from 'zod'
import { type DecimalText, decimal, unitPrice } from '../kit/money'
import { bodyPagingShape } from '../kit/page'
import { figure, id, optionalText, plainDate, priceChange, requiredText } from '../kit/shape'

export const ADJUSTMENT_KINDS = ['amount', 'percent'] as const
export type AdjustmentKind = (typeof ADJUSTMENT_KINDS)[number]

const rule = {
  regionId: id(),
  /** The first day of the new prices. */
  fromDate: plainDate(),
  customerIds: z.array(id()).max(200).default([]),
  productIds: z.array(id()).max(200).default([]),
  kind: z.enum(ADJUSTMENT_KINDS),
  /** S$ per m³ or per cent, up or down. */
  value: priceChange('Change').refine(value => Number(value) !== 0, 'A change of nothing changes nothing'),
  roundTo: figure('Rounding')
    .refine(value => Number(value) > 0, 'Rounding must be above zero')
    .default('0.01'),
}

export const AdjustmentRule = z.strictObject(rule)
export type AdjustmentRule = z.output<typeof AdjustmentRule>

export const AdjustmentPaged = z.strictObject({ ...bodyPagingShape, ...rule })
export const AdjustmentApply = z.strictObject({ ...rule, name: requiredText('Name', 120), reason: optionalText(1000) })
export type AdjustmentApply = z.output<typeof AdjustmentApply>

export const AdjustmentSearch = z.strictObject({
  ...bodyPagingShape,
  status: z.enum(['submitted', 'approved', 'rejected']).optional(),
  regionId: id().optional(),
  /** Requested by the person who asks, or by others. */
  own: z.boolean().optional(),
})
export type AdjustmentSearch = z.output<typeof AdjustmentSearch>

export const AdjustmentDecision = z
  .strictObject({
    priceAdjustmentId: id(),
    version: z.int().min(1, 'Version is required'),
    approve: z.boolean(),
    reason: optionalText(400),
  })
  .refine(of => of.approve || of.reason, { path: ['reason'], message: 'Say why it is rejected' })
export type AdjustmentDecision = z.output<typeof AdjustmentDecision>

/** The new price: up or down by the amount or the per cent, to the nearest step; S$ per m³, four places. */
export function adjusted(
  price: DecimalText,
  { kind, value, roundTo }: Pick<AdjustmentRule, 'kind' | 'value' | 'roundTo'>,
): DecimalText {
  const raw = kind === 'percent' ? decimal(price).times(decimal(value).div(100).plus(1)) : decimal(price).plus(value)
  return unitPrice(raw.div(roundTo).toDecimalPlaces(0).times(roundTo))
}

export type AdjustmentLine = {
  productPriceId: string
  projectPricingId: string
  customerName: string
  projectName: string
  productCode: string
  name: string
  oldPrice: string
  newPrice: string
  /** Another change on its way that touches the same price. */
  collision: string | null
}

export type AdjustmentRow = {
  id: string
  priceAdjustmentId: string
  version: number
  adjustmentNo: string
  name: string
  regionName: string
  fromDate: string
  kind: string
  value: string
  status: string
  reason: string | null
  lines: number
  submittedByName: string | null
  submittedBy: string | null
  decidedAt: Date | null
}
