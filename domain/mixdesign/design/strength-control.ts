import { within } from '~/domain/kit/within'
import { strengthClass } from '../strength-class'
import { breTargetMean } from './target-mean-en'

export type ControlInput = {
  /** `C30/37`. */
  strengthClass: string
  specimen: 'cylinder' | 'cube'
  /** Percent. */
  defective?: number
  /** Own standard deviation with its number of results, MPa. */
  deviation?: number
  results?: number
  /** Days at which the class is tested. */
  age?: number
}

export const STRENGTH_CONTROL = { age: 28, defective: 5 }

/**
 * A row of target mean strength control for a class of EN 206: characteristic strength of the specimen, risk factor, deviation
 * with its floor, margin and target mean, MPa. Formula of BRE 331 §4.4. Faults: `unknown-choice` and those of the target mean.
 */
export function strengthControl(input: ControlInput, params = STRENGTH_CONTROL) {
  const characteristic = strengthClass(input.strengthClass)[input.specimen]
  const defective = input.defective ?? params.defective
  const target = breTargetMean({ characteristic, defective, deviation: input.deviation, results: input.results })
  const { factor, deviation, margin, mean, warnings } = target
  return {
    characteristic,
    age: within(input.age ?? params.age, 'age', [1, 365], 'd'),
    factor,
    deviation,
    margin,
    mean,
    warnings,
  }
}
