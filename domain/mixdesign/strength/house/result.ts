import type { SpecimenShape } from '../../strength-class'
import { strengthAs } from '../../strength-class'
import type { Predictor } from '../predict'
import type { StrengthMix } from '../sample'

/** Where a concrete is made and of whose cement: the groups that share what the shipped model cannot know. */
export type Place = { source: string; plant: string; concrete: string }

/** One approved result of the house at one age, with the concrete that it is of. */
export type HouseResult = Place & {
  /** The set of specimens. */
  setId: string
  /** The day on which it was approved: from then on it is known. */
  knownOn: string
  shape: SpecimenShape
  /** Mean of the specimens, MPa of their shape. */
  mpa: number
  /** kg/m³ as batched, else by design; at the age that was tested, days. */
  mix: StrengthMix
  /** Whether the contents are of the batch or of the mix design. */
  batched: boolean
}

/** A result beside what the shipped model says of it. */
export type Residual = HouseResult & {
  /** ln of the measured strength as a cylinder over p50 of the shipped model. */
  r: number
  /** p50 of the shipped model at this age and at {@link REFERENCE_AGE}, MPa of cylinders. */
  shipped: number
  shippedAtReference: number
}

/** The age that ages are laid beside, days. */
export const REFERENCE_AGE = 28

/** Results beside the shipped model, in the order given. Faults: those of the mixes. */
export function residualsOf(predictor: Predictor, results: readonly HouseResult[]): Residual[] {
  const at = predictor.bands(results.map(({ mix }) => mix))
  const reference = predictor.bands(results.map(({ mix }) => ({ ...mix, age: REFERENCE_AGE })))
  return results.map((one, place) => {
    const shipped = at[place]!.p50
    const measured = strengthAs(one.mpa, one.shape, 'cylinder')
    return { ...one, r: Math.log(measured / shipped), shipped, shippedAtReference: reference[place]!.p50 }
  })
}
