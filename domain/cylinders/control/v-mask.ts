import * as z from 'zod'
import { within } from '~/domain/kit/within'
import { between } from '~/domain/mixdesign/bounds'

/** Half width at the lead point and slope of the arms, both in multiples of σ. */
export type Mask = { interval: number; gradient: number }

/** Values of one series with their target and σ, all in one unit, for a plain cumulative sum under a mask. */
export const CusumInput = z.strictObject({
  values: z.array(between(-1000, 100_000)).min(2).max(5000),
  target: between(-1000, 100_000),
  sigma: z.number(),
  mask: z.enum(['mean', 'range', 'correlation']).default('mean'),
})

/** Masks in use for concrete strength (after CEN/TR 16369), settings of the laboratory: mean and correlation, and range. */
export const MASKS = {
  mean: { interval: 8.1, gradient: 1 / 6 },
  range: { interval: 8.5, gradient: 1 / 10 },
  correlation: { interval: 8.1, gradient: 1 / 6 },
} as const satisfies Record<string, Mask>

/** Shifts read from the slope of a sum overstate the change; act on three quarters of it. */
export const DAMPING = 0.75

export type Signal = {
  /** Place of the result at which the mask first showed the change. */
  detectedAt: number
  /** The change began after this result; −1 is the start of the series. */
  changeAfter: number
  direction: 'up' | 'down'
  /** Mean difference from target since the change, and the damped part to act on, in the unit of the sum. */
  slope: number
  shift: number
}

/**
 * Slides a truncated V-mask along a cumulative sum: at each result every earlier point (and the origin) is compared with arms
 * that start `interval`·σ above and below and open by `gradient`·σ per result. The change point is the earlier point furthest
 * outside the arms. After a signal the mask starts anew from the result that gave it.
 */
export function vMask(sums: readonly number[], sigma: number, mask: Mask = MASKS.mean): Signal[] {
  const deviation = within(sigma, 'sigma', [0.01, 1000])
  const signals: Signal[] = []
  let start = -1
  sums.forEach((_, lead) => {
    const signal = signalAt(sums, lead, start, {
      interval: mask.interval * deviation,
      gradient: mask.gradient * deviation,
    })
    if (!signal) return
    signals.push(signal)
    start = lead
  })
  return signals
}

function signalAt(sums: readonly number[], lead: number, start: number, mask: Mask): Signal | null {
  let found: Signal | null = null
  let furthest = 0
  for (let point = lead - 1; point >= start; point--) {
    const rise = sums[lead]! - (point < 0 ? 0 : sums[point]!)
    const outside = Math.abs(rise) - mask.interval - (lead - point) * mask.gradient
    if (outside <= furthest) continue
    furthest = outside
    const slope = rise / (lead - point)
    found = { detectedAt: lead, changeAfter: point, direction: rise > 0 ? 'up' : 'down', slope, shift: slope * DAMPING }
  }
  return found
}
