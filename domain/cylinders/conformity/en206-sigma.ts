import * as z from 'zod'
import { strengths } from '~/domain/cylinders/conformity/verdict'
import table from '~/domain/cylinders/data/conformity.json'
import { EngineeringFault } from '~/domain/kit/fault'
import { moment, type Taken } from '~/domain/kit/moment'
import { mean, movingRanges, standardDeviation } from '~/domain/kit/statistics'
import { atLeast, within } from '~/domain/kit/within'

/** EN 206 sets no floor on σ; a company may (3 MPa is common). */
export const SIGMA_FLOOR = 0

/** Results in MPa with the day each sample was taken, oldest first. */
export const En206SigmaInput = z.strictObject({
  results: z
    .array(z.strictObject({ value: z.number(), sampledAt: moment() }))
    .min(35)
    .max(5000),
  estimate: z.enum(['moving range', 'standard deviation']).default('moving range'),
  floor: z.number().min(0).max(10).default(SIGMA_FLOOR),
})
export type En206SigmaInput = Taken<z.input<typeof En206SigmaInput>>

export type Sigma = { sigma: number; estimate: 'moving range' | 'standard deviation'; results: number }

/**
 * σ of the population from at least 35 consecutive results over more than three months (EN 206 §8.2.1.3), MPa. The moving
 * range estimate 0.886·R̄ resists a drift of the mean. Faults: `too-few-results`, `period-too-short`, `results-out-of-order`.
 */
export function en206Sigma({ results, estimate = 'moving range', floor = SIGMA_FLOOR }: En206SigmaInput): Sigma {
  const { from, months } = table.en206.sigma
  atLeast(results, from, 'results')
  inOrder(results.map(result => result.sampledAt))
  if (!longerThan(results[0]!.sampledAt, results.at(-1)!.sampledAt, months)) {
    throw new EngineeringFault('period-too-short', `the results span no more than ${months} months`, 'results')
  }
  const values = strengths(
    results.map(result => result.value),
    from,
  )
  const found = estimate === 'moving range' ? sigmaFromRanges(values) : standardDeviation(values)
  return { sigma: Math.max(within(floor, 'floor', [0, 10], 'MPa'), found), estimate, results: values.length }
}

/** 0.886 · mean |xᵢ − xᵢ₋₁|, MPa. */
export function sigmaFromRanges(values: readonly number[]): number {
  return 0.886 * mean(movingRanges(values))
}

export type SigmaCheck = { s: number; ratio: number; low: number; high: number; kept: boolean; next: number }

/**
 * Whether σ still describes production (EN 206 Table 18): s of the last n ≥ 15 results within the band of σ for that n. When
 * it does not, `next` is σ estimated anew from the last 35 of `results`, or s itself where there are fewer than 35.
 */
export function sigmaCheck(results: readonly number[], sigma: number, last = 15): SigmaCheck {
  const values = strengths(results, 15)
  const current = within(sigma, 'sigma', [0.5, 15], 'MPa')
  const window = values.slice(-within(last, 'last', [15, values.length]))
  const band = table.en206.sigmaCheck.filter(row => row.least <= window.length).at(-1)!
  const s = standardDeviation(window)
  const ratio = s / current
  const kept = ratio >= band.low && ratio <= band.high
  const fresh = values.length >= table.en206.sigma.from ? sigmaFromRanges(values.slice(-table.en206.sigma.from)) : s
  return { s, ratio, low: band.low, high: band.high, kept, next: kept ? current : fresh }
}

function inOrder(days: readonly Date[]): void {
  days.forEach((day, index) => {
    if (Number.isNaN(day.getTime())) throw new EngineeringFault('age-missing', 'a sampling day is missing', 'sampledAt')
    if (index > 0 && day < days[index - 1]!) {
      throw new EngineeringFault('results-out-of-order', 'results must be given oldest first', 'results')
    }
  })
}

function longerThan(from: Date, to: Date, months: number): boolean {
  const end = new Date(from)
  end.setUTCMonth(end.getUTCMonth() + months)
  return to.getTime() > end.getTime()
}
