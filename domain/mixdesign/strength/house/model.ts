import type { StrengthMix } from '../sample'
import { atAge, type Hardening, hardeningOf, oneASet } from './age'
import { type Effect, effectAt, type Grouped, pathKey, pool } from './pooling'
import type { Place, Residual } from './result'

/** A concrete of the house as it was last seen, so that a mix like it is no stranger. */
export type KnownConcrete = { contents: Omit<StrengthMix, 'age'>; n: number }

/**
 * What the house's own results add to the shipped model, ln of strength as a cylinder. It does not hang on water or cement,
 * so what is monotone in the shipped model stays so.
 */
export type HouseModel = {
  format: 'house-strength-1'
  /** Results known up to and with this day. */
  trainedTo: string
  results: number
  sets: number
  batched: number
  all: Effect
  /** Groups by level: cement source, plant, concrete. */
  groups: { path: string[]; effect: Effect }[]
  /** Standard deviations, ln: between sources, plants of a source, concretes of a plant; and of one set. */
  between: number[]
  within: number
  hardening: Hardening
  /** What a cube is above the cylinder that EN 206 gives it, ln. */
  cube: Effect
  band: HouseBand
  concretes: KnownConcrete[]
  early: EarlyLink
}

/**
 * How many of its standard deviations a result lies below and above the expected strength at the ends of the band: quantiles of
 * results that were told before they were known, `scores` of them; without enough those of the normal curve.
 */
export type HouseBand = { below: number; above: number; scores: number }

/** How far a set's luck at an early age is its luck at 28 days: slope, and what scatters about it, ln; of so many pairs. */
export type EarlyLink = { slope: number; scatter: number; pairs: number }

/** Assumed of early results before there are pairs, with the weight of so many. */
export const EARLY = { slope: 0.7, scatter: 0.06, weight: 10 }

/** The band's share of results, and the quantile of the normal curve at its ends. */
export const BAND = { share: 0.8, normal: 1.2816 }

/**
 * Standard deviations assumed before there are results, ln. Of a house: from the shipped model (`sourceEffect`, what lies
 * between laboratories). Within a concrete 0.085: V of 8.5 % is between good and fair control in ACI 214R Table 4.3. A group
 * counts with a weight of four.
 */
const ASSUMED = { between: [0.05, 0.05, 0.05], within: 0.085, weight: 4, cube: 0.05 }

export const pathOf = ({ source, plant, concrete }: Place): string[] => [source, plant, concrete]

/**
 * The house's model of residuals that are known on a day; `sourceEffect` is that of the shipped model. The band is left at the
 * normal curve, and the link of early results at what is assumed: `calibrated` measures both.
 */
export function fitHouse(residuals: readonly Residual[], trainedTo: string, sourceEffect: number): HouseModel {
  const hardening = hardeningOf(residuals)
  const aged = oneASet(residuals).map(one => ({ ...one, r: one.r - atAge(hardening, one, one.mix.age) }))
  const cube = cubeOf(aged)
  const observations = aged.map(
    (one): Grouped => ({ path: pathOf(one), value: one.r - (one.shape === 'cube' ? cube.mean : 0) }),
  )
  const { all, groups, between, within } = pool(observations, { ...ASSUMED, all: sourceEffect / BAND.normal })
  return {
    format: 'house-strength-1',
    trainedTo,
    results: residuals.length,
    sets: aged.length,
    batched: aged.filter(({ batched }) => batched).length,
    all,
    groups: [...groups].map(([key, effect]) => ({ path: key.split('\u0000'), effect })),
    ...{ between, within, hardening, cube },
    band: { below: BAND.normal, above: BAND.normal, scores: 0 },
    concretes: knownOf(aged),
    early: { slope: EARLY.slope, scatter: EARLY.scatter, pairs: 0 },
  }
}

/** The contrast of cubes and cylinders of the same concrete, drawn to the table of EN 206 by what is assumed. */
function cubeOf(aged: readonly Residual[]): Effect {
  let weight = 1 / ASSUMED.cube ** 2
  let sum = 0
  let n = 0
  for (const of of Map.groupBy(aged, one => pathKey(pathOf(one))).values()) {
    const [cubes, cylinders] = [of.filter(({ shape }) => shape === 'cube'), of.filter(({ shape }) => shape !== 'cube')]
    if (!cubes.length || !cylinders.length) continue
    const precision = 1 / (ASSUMED.within ** 2 * (1 / cubes.length + 1 / cylinders.length))
    sum += precision * (middle(cubes) - middle(cylinders))
    weight += precision
    n += cubes.length
  }
  return { mean: sum / weight, sd: Math.sqrt(1 / weight), n }
}

const middle = (of: readonly Residual[]) => of.reduce((sum, { r }) => sum + r, 0) / of.length

function knownOf(aged: readonly Residual[]): KnownConcrete[] {
  return [...Map.groupBy(aged, one => pathKey(pathOf(one))).values()].map(of => {
    const { age: _age, ...contents } = of.at(-1)!.mix
    return { contents, n: of.length }
  })
}

/** The expected correction of a concrete at a place and its standard deviation with that of one set, ln as a cylinder at 28 days. */
export function correctionAt(model: HouseModel, place: Place): { mean: number; sd: number; n: number; level: number } {
  const groups = new Map(model.groups.map(({ path, effect }) => [pathKey(path), effect]))
  const { mean, sd, n, level } = effectAt({ all: model.all, groups, between: model.between }, pathOf(place))
  return { mean, n, level, sd: Math.sqrt(sd ** 2 + model.within ** 2) }
}

/** ln of the expected strength over the shipped model's, and its standard deviation, of a specimen of this shape and age. */
export function expected(
  model: HouseModel,
  of: Place & Pick<Residual, 'shape' | 'shipped' | 'shippedAtReference'>,
  age: number,
): { r: number; sd: number } {
  const { mean, sd } = correctionAt(model, of)
  const cube = of.shape === 'cube' ? model.cube : { mean: 0, sd: 0 }
  return { r: mean + cube.mean + atAge(model.hardening, of, age), sd: Math.sqrt(sd ** 2 + cube.sd ** 2) }
}
