import { strengthAs } from '../../strength-class'
import { BAND, expected, fitHouse, type HouseModel } from './model'
import type { Residual } from './result'

/** How a model did on results: mean absolute error and bias (told − measured) in MPa, share of results in the band, score. */
export type Score = {
  n: number
  error: number | null
  bias: number | null
  coverage: number | null
  score: number | null
}
/** What was told of one result, MPa of its shape. */
export type Told = { measured: number; p10: number; p50: number; p90: number }

/** The shipped model alone: no effects, and a band as wide as laboratories differ. */
export const shippedAlone = (sourceEffect: number): HouseModel => fitHouse([], '', sourceEffect)

/** What a model says of results, MPa of their shape. */
export function told(model: HouseModel, results: readonly Residual[]): Told[] {
  return results.map(one => {
    const { r, sd } = expected(model, one, one.mix.age)
    const at = (more: number) => strengthAs(one.shipped * Math.exp(r + more), 'cylinder', one.shape)
    return {
      measured: one.mpa,
      p10: at(-model.band.below * sd),
      p50: at(0),
      p90: at(model.band.above * sd),
    }
  })
}

/**
 * The score is the mean pinball loss at p10, p50 and p90, MPa: proper for quantiles, so a model gains nothing by a band that it
 * does not believe (Gneiting and Raftery 2007, JASA 102, 359–378). Null without results.
 */
export function scoreOf(rows: readonly Told[]): Score {
  const n = rows.length
  if (!n) return { n, error: null, bias: null, coverage: null, score: null }
  const mean = (of: (row: Told) => number) => rows.reduce((sum, row) => sum + of(row), 0) / n
  const pinball = (share: number, at: number, measured: number) =>
    measured >= at ? share * (measured - at) : (1 - share) * (at - measured)
  return {
    n,
    error: mean(row => Math.abs(row.p50 - row.measured)),
    bias: mean(row => row.p50 - row.measured),
    coverage: mean(row => (row.measured >= row.p10 && row.measured <= row.p90 ? 1 : 0)),
    score: mean(
      ({ measured, p10, p50, p90 }) =>
        (pinball((1 - BAND.share) / 2, p10, measured) +
          pinball(0.5, p50, measured) +
          pinball((1 + BAND.share) / 2, p90, measured)) /
        3,
    ),
  }
}

export type Comparison = {
  /** Results known after this day, which neither had seen. */
  after: string
  candidate: Score
  serving: Score
  won: 'candidate' | 'serving'
  why: string
}

/** Below so many results no version is replaced: luck would decide. */
export const LEAST_TO_COMPARE = 20

/** A new version serves when it does better on results that neither had seen: those known after both were trained. */
export function compare(
  candidate: HouseModel,
  serving: HouseModel | null,
  unseen: readonly Residual[],
  sourceEffect: number,
): Comparison {
  const present = serving ?? shippedAlone(sourceEffect)
  const after = [candidate.trainedTo, present.trainedTo].sort().at(-1)!
  const fresh = unseen.filter(({ knownOn }) => knownOn > after)
  const [mine, theirs] = [scoreOf(told(candidate, fresh)), scoreOf(told(present, fresh))]
  const name = serving ? 'The version in use' : 'The shipped model'
  const of = ({ error, score }: Score) => `error ${error!.toFixed(2)} MPa, score ${score!.toFixed(3)}`
  const base = { after, candidate: mine, serving: theirs }
  if (fresh.length < LEAST_TO_COMPARE)
    return {
      ...base,
      won: 'serving',
      why: `${name} stays: ${fresh.length} results since ${day(after)}, ${LEAST_TO_COMPARE} are needed to compare`,
    }
  const better = mine.score! < theirs.score!
  return {
    ...base,
    won: better ? 'candidate' : 'serving',
    why: better
      ? `Better on ${fresh.length} results since ${day(after)}: ${of(mine)}; ${lower(name)} had ${of(theirs)}`
      : `${name} stays: ${of(theirs)} on ${fresh.length} results since ${day(after)}; the new version had ${of(mine)}`,
  }
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const day = (of: string) => of.split('-').reverse().join('/')
