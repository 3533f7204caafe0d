import { type Score, scoreOf, type Told, told } from './compare'
import { earlyLink } from './forecast'
import { BAND, expected, fitHouse, type HouseBand, type HouseModel } from './model'
import type { Residual } from './result'

/** Fewer told results than this leave the band at the normal curve. */
export const LEAST_SCORES = 40
/** The band is never narrower than half the normal one: a few lucky months are no proof. */
const NARROWEST = BAND.normal / 2

export type MonthScore = Score & { month: string }
export type Calibrated = { model: HouseModel; months: MonthScore[] }

/**
 * The house's model with a band that was measured: month by month each result is told by the model of the results known
 * before its month (rolling origin), and the band's ends are the conformal quantiles of how many standard deviations they
 * lay off (split conformal with n + 1: Vovk et al. 2005; normalised: Lei et al. 2018, JASA 113, 1094–1111). `months` is what each
 * month's band caught, by the model and the band of before.
 */
export function calibrated(residuals: readonly Residual[], trainedTo: string, sourceEffect: number): Calibrated {
  const months = [...Map.groupBy(residuals, ({ knownOn }) => knownOn.slice(0, 7))].sort(([a], [b]) => (a < b ? -1 : 1))
  const scores: number[] = []
  const known: Residual[] = []
  const seen: MonthScore[] = []
  for (const [month, of] of months) {
    const before = { ...fitHouse(known, '', sourceEffect), band: bandOf(scores) }
    const rows: Told[] = told(before, of)
    seen.push({ month, ...scoreOf(rows) })
    // What was told from almost nothing says little of a model that knows the house.
    const counts = known.length >= LEAST_SCORES
    for (const one of counts ? of : []) {
      const { r, sd } = expected(before, one, one.mix.age)
      scores.push((one.r - r) / sd)
    }
    known.push(...of)
  }
  const model = fitHouse(residuals, trainedTo, sourceEffect)
  return { model: { ...model, band: bandOf(scores), early: earlyLink(model, residuals) }, months: seen }
}

/** Ends of the band from scores of results that were told before they were known. */
export function bandOf(scores: readonly number[]): HouseBand {
  if (scores.length < LEAST_SCORES) return { below: BAND.normal, above: BAND.normal, scores: scores.length }
  const rising = [...scores].sort((a, b) => a - b)
  const n = rising.length
  const outside = Math.floor(((n + 1) * (1 - BAND.share)) / 2)
  const [low, high] = [rising[Math.max(0, outside - 1)]!, rising[Math.min(n - 1, n - outside)]!]
  return { below: Math.max(NARROWEST, -low), above: Math.max(NARROWEST, high), scores: n }
}
