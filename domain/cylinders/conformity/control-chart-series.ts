import * as z from 'zod'
import table from '~/domain/cylinders/data/conformity.json'
import { within } from '~/domain/kit/within'
import { chartLimits, meanStep, rangeStep } from './en206-chart'
import { inForce, sigmaFromRanges } from './en206-sigma'
import { CHART_START } from './en206-standing'
import { type Conformity, type Criterion, conformity, singles, specified, strengths } from './verdict'

/** Results of continuous production in MPa, oldest first, and σ in MPa as established from at least 35 results before them. */
export const En206ChartInput = z.strictObject({
  results: z.array(z.number()).min(2).max(5000),
  fck: z.number(),
  sigma: z.number(),
})

/** The sums after one result, MPa, and σ that it was judged by. */
export type ChartPoint = {
  result: number
  sum: number
  rangeUp: number
  rangeDown: number
  sigma: number
  inControl: boolean
}
export type En206Chart = Conformity & {
  reference: number
  interval: number
  points: ChartPoint[]
  /** Place of the first result whose range says that σ is another; null while it holds. */
  sigmaEnds: number | null
  /** σ from the last result on, MPa; null where the range signalled and there are no 35 results for a new one. */
  sigmaNext: number | null
}

/**
 * EN 206 §8.2.1.3.2 method C over a series: each result alone ≥ fck − 4 MPa, the cumulative sum of the mean within its
 * decision interval, and the range watched, by the same steps that judge production from day to day. After a signal of the
 * range σ is that of the last 35 results; where there are fewer, σ stays and `sigmaNext` is null: production is judged by
 * its initial rules until a new one is established. Faults: `not-a-number`, `out-of-bounds`, `too-few-results`.
 */
export function en206Chart(input: { results: readonly number[]; fck: number; sigma: number }): En206Chart {
  const values = strengths(input.results, 2)
  const fck = specified(input.fck)
  let sigma = within(input.sigma, 'sigma', [0.5, 15], 'MPa')
  const limits = chartLimits(sigma)
  let sums = CHART_START
  let sigmaEnds: number | null = null
  let unknown = false
  const points: ChartPoint[] = []
  const found: Criterion[] = []
  values.forEach((result, place) => {
    if (place > 0) {
      const range = rangeStep(sums, Math.abs(result - values[place - 1]!), sigma)
      sums = range.sums
      if (range.direction) {
        const { from } = table.en206.sigma
        const { value, least } = range
        sigmaEnds ??= place
        if (range.direction === 'up')
          found.push({ rule: 'cumulative sum of the range', value, least, pass: false, results: [place - 1, place] })
        const last = values.slice(Math.max(0, place + 1 - from), place + 1)
        unknown = last.length < from
        if (!unknown) sigma = inForce(sigmaFromRanges(last)) ?? sigma
      }
    }
    const step = meanStep(sums, result - fck, sigma)
    sums = step.sums
    const { value, least, pass } = step
    found.push({ rule: 'cumulative sum of strength', value, least, pass, results: [place] })
    points.push({ result, sum: sums.mean, rangeUp: sums.up, rangeDown: sums.down, sigma, inControl: pass })
  })
  const alone = singles('single result', values, fck - table.en206.continuous.singleBelow)
  return { ...conformity([...alone, ...found]), ...limits, points, sigmaEnds, sigmaNext: unknown ? null : sigma }
}
