import { mass } from '~/domain/kit/within'
import { given, QUANTITIES } from '../../bounds'

export type OvenDryInput = { water: number; aggregates: { mass: number; absorption: number }[] }

/**
 * Batch masses when the aggregates are weighed oven-dry: each × 100/(100 + A) and the difference goes to the water, so
 * the total does not change. Masses in any one unit, absorption A in percent of dry mass. BRE 331 §6.
 */
export function ovenDryBatch(input: OvenDryInput): { water: number; aggregates: number[] } {
  const aggregates = input.aggregates.map(
    (one, at) =>
      (mass(one.mass, `aggregates.${at}.mass`) * 100) /
      (100 + given(one.absorption, `aggregates.${at}.absorption`, QUANTITIES.absorption)),
  )
  const taken = input.aggregates.reduce((sum, one, at) => sum + one.mass - aggregates[at]!, 0)
  return { water: mass(input.water, 'water') + taken, aggregates }
}
