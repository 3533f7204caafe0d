import { strengthAs } from '../../strength-class'
import type { Predictor, StrengthBand } from '../predict'
import { pairsOf } from './age'
import { EARLY, type EarlyLink, expected, type HouseModel } from './model'
import { type HouseResult, REFERENCE_AGE, type Residual, residualsOf } from './result'

/** A set that is strong early is not expected to end further off than it began. */
const MOST = 1

/** From sets that were tested early and at 28 days, each beside what the model expected of it: least squares through 0. */
export function earlyLink(model: HouseModel, residuals: readonly Residual[]): EarlyLink {
  const luck = (one: Residual) => one.r - expected(model, one, one.mix.age).r
  const pairs = pairsOf(residuals)
    .filter(({ other }) => other.mix.age < REFERENCE_AGE)
    .map(({ other, reference }) => ({ early: luck(other), late: luck(reference) }))
  const usual = EARLY.weight * model.within ** 2
  const squares = pairs.reduce((sum, { early }) => sum + early ** 2, usual)
  const products = pairs.reduce((sum, { early, late }) => sum + early * late, usual * EARLY.slope)
  const slope = Math.min(MOST, Math.max(0, products / squares))
  const left = pairs.reduce(
    (sum, { early, late }) => sum + (late - slope * early) ** 2,
    EARLY.weight * EARLY.scatter ** 2,
  )
  return { slope, scatter: Math.sqrt(left / (pairs.length + EARLY.weight)), pairs: pairs.length }
}

/**
 * The strength at 28 days of sets from an early result of each, MPa of its shape: what the model expects, moved by the set's own
 * early luck as far as luck lasts.
 */
export function forecasts(predictor: Predictor, model: HouseModel, early: readonly HouseResult[]): StrengthBand[] {
  const { slope, scatter } = model.early
  return residualsOf(predictor, early).map(one => {
    const luck = one.r - expected(model, one, one.mix.age).r
    const late = expected(model, { ...one, shipped: one.shippedAtReference }, REFERENCE_AGE).r + slope * luck
    const at = (more: number) => strengthAs(one.shippedAtReference * Math.exp(late + more), 'cylinder', one.shape)
    return { p10: at(-model.band.below * scatter), p50: at(0), p90: at(model.band.above * scatter) }
  })
}
