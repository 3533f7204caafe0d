import * as z from 'zod'
import { monthsAfter } from '~/domain/cylinders/conformity/months-after'
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

/** Results that σ is established from: the last 35 or more that span over three months; null where there are not so many. */
export function establishedSigma(results: readonly { value: number; sampledAt: Date }[]): number | null {
  const { from, months } = table.en206.sigma
  for (let start = results.length - from; start >= 0; start--) {
    if (!longerThan(results[start]!.sampledAt, results.at(-1)!.sampledAt, months)) continue
    return sigmaFromRanges(results.slice(start).map(result => result.value))
  }
  return null
}

/** Below this an estimate of σ says that results were copied, not measured; it judges nothing. MPa. */
const SIGMA_LEAST = 0.5
export const believable = (sigma: number | null) => (sigma !== null && sigma >= SIGMA_LEAST ? sigma : null)

/** σ that can judge, and no larger than any production of concrete has. MPa. */
export function inForce(sigma: number | null): number | null {
  const found = believable(sigma)
  return found === null ? null : Math.min(15, found)
}

export type SigmaCheck = { s: number; ratio: number; low: number; high: number; kept: boolean; next: number }

/**
 * Whether σ still describes production (EN 206 §8.2.1.3): s of the period's n ≥ 15 results within the band of σ for that n.
 * When it does not, `next` is σ estimated anew from the last 35 results, `earlier` ones included. With fewer than 35 a σ
 * that is too large stays in force; one that is too small cannot judge: `sigma-outdated`.
 */
export function sigmaCheck(period: readonly number[], sigma: number, earlier: readonly number[] = []): SigmaCheck {
  const values = strengths(period, 15)
  const current = within(sigma, 'sigma', [0.5, 15], 'MPa')
  const band = table.en206.sigmaCheck.filter(row => row.least <= values.length).at(-1)!
  const s = standardDeviation(values)
  const ratio = s / current
  const kept = ratio >= band.low && ratio <= band.high
  const check = { s, ratio, low: band.low, high: band.high, kept }
  if (kept) return { ...check, next: current }
  const last = [...strengths(earlier, 0), ...values].slice(-table.en206.sigma.from)
  if (last.length === table.en206.sigma.from) return { ...check, next: sigmaFromRanges(last) }
  if (ratio < band.low) return { ...check, next: current }
  throw new EngineeringFault(
    'sigma-outdated',
    `s of these ${values.length} results is ${ratio.toFixed(2)} times the standard deviation in use; at most ${band.high} is allowed. A new one needs the last 35 results`,
    'sigma',
  )
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
  return to > monthsAfter(from, months)
}
