import { aciRequiredAverage } from '../design/target-mean-aci'
import { breTargetMean } from '../design/target-mean-en'
import type { Standard } from '../durability'
import { strengthAs } from '../strength-class'
import { type Deviation, deviationOf, type HouseRecord } from './deviation'

export type TargetMean = { mean: number; margin: number; deviation: Deviation }

/**
 * The mean on cubes that a mix of a grade of cubes aims at, MPa, by the standard in force and the record of the house: fck + k·s
 * (EN 206 Annex A.5, BRE 331 §4.4), or f′cr by ACI 301 §4.2.3.3. Faults: those of both.
 */
export function targetMeanBy(standard: Standard, grade: number, house: HouseRecord | null): TargetMean {
  const deviation = deviationOf({ method: standard === 'aci318' ? 'aci-si' : 'en-206' }, house)!
  const { mpa, results } = deviation
  const mean =
    standard === 'aci318'
      ? strengthAs(requiredCylinder(grade, mpa, results), 'cylinder', 'cube')
      : breTargetMean({ characteristic: grade, ...(mpa === null ? {} : { deviation: mpa, results: results! }) }).mean
  return { mean, margin: mean - grade, deviation }
}

const requiredCylinder = (grade: number, mpa: number | null, tests: number | null): number =>
  aciRequiredAverage(
    strengthAs(grade, 'cube', 'cylinder'),
    'si',
    mpa === null ? [] : [{ deviation: mpa, tests: tests! }],
  ).required
