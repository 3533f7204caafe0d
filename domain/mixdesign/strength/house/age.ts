import { hardening } from '../age-curve'
import { REFERENCE_AGE, type Residual } from './result'

/**
 * How the house's concrete hardens beside the shipped model. `slower` is what is added to the s of EN 1992-1-1 §3.1.2(6);
 * `faster` is the share of the shipped model's gain to 28 days that is there already. One of the two is 0.
 */
export type Hardening = { slower: number; faster: number; pairs: number }

/** Standard deviations assumed before there are pairs, of each of the two; a pair scatters by `pair`, ln. */
const ASSUMED = { slower: 0.1, faster: 0.2, pair: 0.1 }
/** Some of the gain is always left, so that age still counts. */
const MOST_FASTER = 0.9

/**
 * ln of what the strength at an age is beside the shipped model, for this hardening alone: 0 at 28 days. Added to the shipped
 * curve it leaves it rising in age and falling with water: the one is a rising function of age alone, the other makes the
 * sum a weighted mean of two curves of the model.
 */
export function atAge(
  { slower, faster }: Hardening,
  of: Pick<Residual, 'shipped' | 'shippedAtReference'>,
  age: number,
): number {
  return slower * Math.log(hardening(age, 1)) + faster * Math.log(of.shippedAtReference / of.shipped)
}

/** From sets that were tested at 28 days and at another age: least squares through 0, drawn to the shipped model by what is assumed. */
export function hardeningOf(residuals: readonly Residual[]): Hardening {
  const pairs = pairsOf(residuals)
  const slope = (x: (of: Residual) => number, assumed: number): number => {
    const squares = pairs.reduce((sum, { other }) => sum + x(other) ** 2, 0)
    const products = pairs.reduce((sum, { other, reference }) => sum + x(other) * (other.r - reference.r), 0)
    return products / (squares + (ASSUMED.pair / assumed) ** 2)
  }
  const slower = slope(of => Math.log(hardening(of.mix.age, 1)), ASSUMED.slower)
  if (slower >= 0) return { slower, faster: 0, pairs: pairs.length }
  const faster = slope(of => Math.log(of.shippedAtReference / of.shipped), ASSUMED.faster)
  return { slower: 0, faster: Math.min(MOST_FASTER, Math.max(0, faster)), pairs: pairs.length }
}

/** Each set's results that are not of 28 days, beside the one that is. */
export function pairsOf<Of extends Residual>(residuals: readonly Of[]): { other: Of; reference: Of }[] {
  return [...Map.groupBy(residuals, ({ setId }) => setId).values()].flatMap(set => {
    const reference = set.find(({ mix }) => mix.age === REFERENCE_AGE)
    return reference ? set.flatMap(other => (other === reference ? [] : [{ other, reference }])) : []
  })
}

/** One result a set, since those of one batch share its luck: the one nearest to 28 days. */
export const oneASet = <Of extends Residual>(residuals: readonly Of[]): Of[] =>
  [...Map.groupBy(residuals, ({ setId }) => setId).values()].map(set =>
    set.reduce((best, one) => (distance(one) < distance(best) ? one : best)),
  )

const distance = ({ mix }: Residual) => Math.abs(Math.log(mix.age / REFERENCE_AGE))
