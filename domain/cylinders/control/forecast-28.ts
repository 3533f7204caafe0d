import * as z from 'zod'
import { STRENGTH } from '~/domain/cylinders/specimen/cylinder-strength'
import { EngineeringFault } from '~/domain/kit/fault'
import { mean, standardDeviation } from '~/domain/kit/statistics'
import { atLeast, within } from '~/domain/kit/within'
import { between } from '~/domain/mixdesign/bounds'

/** How many of the latest pairs the gain is taken from. */
export const GAIN_OF = 10

/** Early strength in MPa and the pairs (early, 28-day) already known, oldest first. `usualGain` stands in while there are none. */
export const Forecast28Input = z.strictObject({
  early: z.number(),
  pairs: z.array(z.strictObject({ early: z.number(), actual: z.number() })).max(5000),
  by: z.enum(['gain', 'ratio']).default('gain'),
  of: z.number().int().min(1).max(100).default(GAIN_OF),
  usualGain: between(-50, 100, 'MPa').nullish(),
})
export type Forecast28Input = z.input<typeof Forecast28Input>

export type Forecast28 = {
  forecast: number
  /** MPa for gain, a factor for ratio. */
  gain: number
  pairs: number
  /** Standard deviation of the gains (as MPa at this early strength); null with fewer than three pairs. */
  scatter: number | null
}

/**
 * 28-day strength foreseen from an early one (K. W. Day): early + mean gain of the last ten pairs, or early × mean ratio.
 * Without pairs and without a usual gain it is `no-correlation`; a 28-day strength below its early one is allowed.
 */
export function forecast28(input: Forecast28Input): Forecast28 {
  const { early, by = 'gain', of = GAIN_OF } = input
  within(early, 'early', STRENGTH, 'MPa')
  const pairs = input.pairs.slice(-of).map(pair => ({
    early: within(pair.early, 'pairs.early', STRENGTH, 'MPa'),
    actual: within(pair.actual, 'pairs.actual', STRENGTH, 'MPa'),
  }))
  if (pairs.length === 0) return usual(early, by, input.usualGain)
  const gains = pairs.map(pair => (by === 'gain' ? pair.actual - pair.early : pair.actual / pair.early))
  const gain = mean(gains)
  const unit = by === 'gain' ? 1 : early
  const scatter = gains.length < 3 ? null : standardDeviation(gains) * unit
  return { forecast: foreseen(early, by, gain), gain, pairs: pairs.length, scatter }
}

/** Mean gain of pairs in MPa; at least one pair. */
export function meanGain(pairs: readonly { early: number; actual: number }[], of = GAIN_OF): number {
  return mean(
    atLeast(pairs, 1, 'pairs')
      .slice(-of)
      .map(pair => pair.actual - pair.early),
  )
}

function usual(early: number, by: 'gain' | 'ratio', gain: number | null | undefined): Forecast28 {
  if (gain === null || gain === undefined) {
    throw new EngineeringFault('no-correlation', 'no pair of early and 28-day strength and no usual gain', 'pairs')
  }
  within(gain, 'usualGain', by === 'gain' ? [-20, 80] : [0.5, 5])
  return { forecast: foreseen(early, by, gain), gain, pairs: 0, scatter: null }
}

/** A forecast that no concrete reaches is a fault, not a number. */
const foreseen = (early: number, by: 'gain' | 'ratio', gain: number): number =>
  within(by === 'gain' ? early + gain : early * gain, 'forecast', STRENGTH, 'MPa')
