import * as z from 'zod'
import { EngineeringFault } from '~/domain/kit/fault'
import { roundTo } from '~/domain/kit/rounding'
import { mean } from '~/domain/kit/statistics'
import { atLeast, within } from '~/domain/kit/within'

/** EN 196-1 §10: a result may leave the mean by 10 %. */
export const PRISM_TOLERANCE = 10

/** Failure loads in kN on the halves of three 40 × 40 × 160 mm prisms, platens 40 mm wide. */
export const MortarPrismsInput = z.strictObject({ loads: z.array(z.number()).min(6).max(6) })
export type MortarPrismsInput = z.input<typeof MortarPrismsInput>

/** Failure loads in kN of whole prisms on a span of 100 mm. */
export const MortarFlexureInput = z.strictObject({
  loads: z.array(z.number()).min(3).max(3),
  span: z.number().default(100),
})

export type MortarPrisms = {
  /** MPa to 0.1, in the order given. */
  results: number[]
  mean: number
  /** Place of the result that was left out, with its distance from the mean in percent. */
  rejected: { index: number; deviation: number } | null
  reported: number
}

/**
 * Compressive strength of mortar by EN 196-1: Rc = F/1600 mm². One result further than 10 % from the mean of six is left
 * out; if one of the five is then further than 10 % from their mean the set is `prisms-void`. Reported to 0.1 MPa.
 */
export function mortarPrisms({ loads }: MortarPrismsInput): MortarPrisms {
  if (loads.length !== 6)
    throw new EngineeringFault('six-results-needed', `six loads needed, ${loads.length} given`, 'loads')
  const results = loads.map(load => roundTo((within(load, 'loads', [1.6, 200], 'kN') * 1000) / 1600, 0.1))
  const all = mean(results)
  const worst = furthest(results, all)
  if (Math.abs(worst.deviation) <= PRISM_TOLERANCE + 1e-9) {
    return { results, mean: all, rejected: null, reported: roundTo(all, 0.1) }
  }
  const five = results.filter((_, index) => index !== worst.index)
  const left = mean(five)
  if (Math.abs(furthest(five, left).deviation) > PRISM_TOLERANCE + 1e-9) {
    throw new EngineeringFault(
      'prisms-void',
      'a second result is more than 10 % from the mean: the set is void',
      'loads',
    )
  }
  return { results, mean: all, rejected: worst, reported: roundTo(left, 0.1) }
}

/** Flexural strength Rf = 1.5·F·l/b³ in MPa, load in kN, span 100 mm, 40 mm prisms; mean of three to 0.1 (EN 196-1 §9.2). */
export function mortarFlexure(loads: readonly number[], span = 100): { results: number[]; reported: number } {
  atLeast(loads, 3, 'loads')
  const lever = within(span, 'span', [90, 120], 'mm')
  const results = loads.map(load =>
    roundTo((1.5 * within(load, 'loads', [0.1, 10], 'kN') * 1000 * lever) / 40 ** 3, 0.1),
  )
  return { results, reported: roundTo(mean(results), 0.1) }
}

function furthest(results: readonly number[], centre: number): { index: number; deviation: number } {
  return results
    .map((result, index) => ({ index, deviation: ((result - centre) / centre) * 100 }))
    .reduce((worst, next) => (Math.abs(next.deviation) > Math.abs(worst.deviation) ? next : worst))
}
