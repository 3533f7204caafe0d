import * as z from 'zod'
import { compare, decimal, unitPrice } from '../kit/money'
import { id, percent } from '../kit/shape'

/** The target of a region in per cent of the price. */
export const MarginSave = z.strictObject({
  regionId: id(),
  version: z.int().min(1).nullish(),
  targetPercent: percent('Target')
    .refine(value => Number(value) >= 0, 'Target must not be negative')
    .refine(value => Number(value) < 100, 'Target must be below 100 %'),
})
export type MarginSave = z.output<typeof MarginSave>

export type MarginRow = {
  id: string | null
  regionId: string
  regionName: string
  targetPercent: string | null
  version: number | null
}

/** Where a margin goes red and amber, in per cent of the target, beside the target itself. */
export type Threshold = { targetPercent: string; amberPercent: string; redPercent: string }
export type MarginBand = 'green' | 'amber' | 'red' | 'unknown'
export type Margin = { amount: string; percent: string; band: MarginBand }

/** S$ per m³ and per cent of the price; the band compares with the target of the region. */
export function marginOf(price: string, cost: string | null, threshold: Threshold | null): Margin | null {
  if (cost === null || !decimal(price).greaterThan(0)) return null
  const left = decimal(price).minus(cost)
  const share = left.div(price).times(100)
  return { amount: unitPrice(left), percent: share.toFixed(2), band: bandOf(share.toString(), threshold) }
}

function bandOf(percentOfPrice: string, threshold: Threshold | null): MarginBand {
  if (!threshold) return 'unknown'
  const at = (share: string) => decimal(threshold.targetPercent).times(share).div(100)
  if (compare(percentOfPrice, at(threshold.amberPercent)) >= 0) return 'green'
  return compare(percentOfPrice, at(threshold.redPercent)) >= 0 ? 'amber' : 'red'
}
