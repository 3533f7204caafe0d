import { byName } from '~/domain/kit/collation'
import { spokenDay } from '~/domain/kit/time'
import { testsFactor } from '../design/target-mean-aci'
import { type SpecimenShape, strengthAs } from '../strength-class'
import type { BenchAsk } from './ask'
import { type DesignStep, figure, step } from './step'

/** A record of strength of the house: of a concrete of a plant, as its state of conformity has it. MPa of `shape`. */
export type HouseRecord = {
  standard: 'en206' | 'aci318'
  plantName: string
  concrete: string
  shape: SpecimenShape
  fck: number
  /** σ of the state: by ACI with its factor for fewer than 30 tests. */
  sigma: number
  results: number
  from: string
  to: string
}

/** The standard deviation that a target mean is reckoned with, and whose it is. MPa of `shape`. */
export type Deviation = {
  by: 'house' | 'designer' | 'standard'
  mpa: number | null
  results: number | null
  shape: SpecimenShape
  text: string
  source: string
}

/** A record counts for concrete of a strength not further off (ACI 301 §4.2.3.2: 1000 psi), MPa of cylinders. */
export const RECORD_WITHIN = 7

/** The record whose strength comes nearest to `mpa` on cylinders, of two alike the one of more results; none further off than 7 MPa. */
export function nearestRecord(records: readonly HouseRecord[], mpa: number): HouseRecord | null {
  const off = (one: HouseRecord) => Math.abs(strengthAs(one.fck, one.shape, 'cylinder') - mpa)
  const near = records.filter(one => off(one) <= RECORD_WITHIN + 1e-9)
  return near.toSorted((a, b) => off(a) - off(b) || b.results - a.results || byName(a.concrete, b.concrete))[0] ?? null
}

/** s of a record on another specimen: it grows with the strength, MPa. Without the factor for few tests. */
export function recordOn(of: HouseRecord, shape: SpecimenShape): number {
  const factor = of.standard === 'aci318' ? (testsFactor(of.results) ?? 1) : 1
  return ((of.sigma / factor) * strengthAs(of.fck, of.shape, shape)) / of.fck
}

/** Whose results: `35 results of P40-20-100 at Tuas from 12/08/2026 to 20/11/2026`. */
export const recordText = ({ results, concrete, plantName, from, to }: HouseRecord): string =>
  `${results} results of ${concrete} at ${plantName}, cast from ${spokenDay(from)} to ${spokenDay(to)}`

const SOURCES = {
  en206: 'EN 206 §8.2.1.3, standard deviation of continuous production',
  aci318: 'ACI 301 §4.2.3.2, record of tests',
}

/** A method works on cubes, those of ACI on cylinders. */
export const shapeOfMethod = (method: BenchAsk['method']): SpecimenShape =>
  method.startsWith('aci') ? 'cylinder' : 'cube'

/**
 * The standard deviation of a design: the designer's where one is typed, else the house's, else none, and then the method has
 * its default. One that overrules the house's needs a reason: without one null.
 */
export function deviationOf(
  {
    method,
    deviation,
    results,
    deviationReason,
  }: Pick<BenchAsk, 'method'> & Partial<Pick<BenchAsk, 'deviation' | 'results' | 'deviationReason'>>,
  house: HouseRecord | null,
): Deviation | null {
  const shape = shapeOfMethod(method)
  const own = house && recordOn(house, shape)
  if (deviation !== undefined) {
    if (house && !deviationReason) return null
    const instead = house
      ? `${deviationReason}; the house has ${figure(own ?? 0, 1)} MPa of ${recordText(house)}`
      : (deviationReason ?? 'As entered')
    return { by: 'designer', mpa: deviation, results: results ?? null, shape, text: instead, source: 'The designer' }
  }
  if (house)
    return {
      by: 'house',
      mpa: own,
      results: house.results,
      shape,
      text: recordText(house),
      source: SOURCES[house.standard],
    }
  const few = method.startsWith('aci')
    ? 'No record of tests: the additions of Table 4.2.3.3(b)'
    : 'Fewer than 20 results: 0.4 of the grade, at most 8 MPa'
  return {
    ...{ by: 'standard', mpa: null, results: results ?? null, shape, text: few },
    source: method.startsWith('aci') ? 'ACI 301 §4.2.3.3' : 'BRE 331 Figure 3',
  }
}

/** The first line of a design: which deviation its margin is of. */
export const deviationStep = ({ mpa, shape, text, source }: Deviation): DesignStep =>
  step('Standard deviation', mpa === null ? 'Default' : `${figure(mpa, 1)} MPa on ${shape}s`, text, source)
