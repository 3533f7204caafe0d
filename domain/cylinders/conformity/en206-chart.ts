import table from '~/domain/cylinders/data/conformity.json'
import { inForce, sigmaFromRanges } from './en206-sigma'
import { type ChartSums, renew, type Standing } from './en206-standing'
import type { ProductionResult } from './production-result'

/** How far a result lies above its fck, MPa: results of a family by their own grades. */
export const marginOf = ({ value, fck }: Pick<ProductionResult, 'value' | 'fck'>): number => value - fck

/** The reference value of the mean less fck, and the decision interval, MPa. */
export const chartLimits = (sigma: number): { reference: number; interval: number } => ({
  reference: table.en206.continuous.sigmaTimes * sigma,
  interval: table.en206.chart.interval * sigma,
})

const TINY = 1e-9
export type MeanStep = { sums: ChartSums; value: number; least: number; pass: boolean }

/**
 * EN 206 §8.2.1.3.2 method C, a one-sided cumulative sum with a decision interval (ISO 7870-4), all in MPa:
 * Sᵢ = max(0, Sᵢ₋₁ + 1.48 σ − (xᵢ − fck)), out of control at Sᵢ ≥ 5 σ. From there S is no more than 5 σ, and production is
 * out of control until S is 0 again. It says what a V-mask of half width 5 σ says whose arm falls by target − (fck + 1.48 σ)
 * per result. Annex H asks for an average outgoing quality of at most 5 % below fck whatever the production: the interval
 * is derived so, and control-chart-risk.test.ts shows it. `value` is −S and `least` the lowest that it may be.
 */
export function meanStep(before: ChartSums, margin: number, sigma: number): MeanStep {
  const { reference, interval } = chartLimits(sigma)
  const raw = Math.max(0, before.mean + reference - margin)
  const mean = raw < TINY ? 0 : Math.min(interval, raw)
  const out = before.out ? mean > 0 : mean >= interval - TINY
  return { sums: { ...before, mean, out }, value: 0 - raw, least: before.out ? 0 : 0 - interval, pass: !out }
}

export type RangeStep = { sums: ChartSums; direction: 'up' | 'down' | null; value: number; least: number }

/**
 * Whether σ is still that of production: sums of the moving range |xᵢ − xᵢ₋₁| against 1.128 σ ± 0.2 σ with the interval
 * 8.5 σ, MPa. A spread 1.37 times σ, the band of method B, signals within about 31 results, and σ itself once in 370.
 * After a signal both begin anew.
 */
export function rangeStep(before: ChartSums, range: number, sigma: number): RangeStep {
  const { reference, interval } = table.en206.chart.range
  const usual = table.aci214.d2['2'] * sigma
  const up = Math.max(0, before.up + range - usual - reference * sigma)
  const down = Math.max(0, before.down + usual - reference * sigma - range)
  const limit = interval * sigma - TINY
  const direction = up >= limit ? 'up' : down >= limit ? 'down' : null
  const sums = direction ? { ...before, up: 0, down: 0 } : { ...before, up, down }
  return { sums, direction, value: 0 - (direction === 'down' ? down : up), least: 0 - interval * sigma }
}

/** The sum of strength at each result, MPa, and whether production was in control; by the interval of today. */
export type DecisionSums = { interval: number; points: { label: string; value: number; pass: boolean }[] }

/** A result on the control chart: whether the spread is still that of σ comes before the mean (EN 206 method C). */
export function plot(of: Standing, results: readonly ProductionResult[], place: number): void {
  const result = results[place]!
  const { id, on } = result
  const base = { state: of.state, on, at: id, member: null }
  const range = rangeStep(of.chart.sums, Math.abs(marginOf(result) - marginOf(results[place - 1]!)), of.sigma!)
  if (range.direction) {
    const { from } = table.en206.sigma
    const last = results.slice(Math.max(of.start, place + 1 - from), place + 1).map(marginOf)
    const { value, least } = range
    const out = { kind: 'range' as const, rule: 'cumulative sum of the range', value, least, pass: false }
    if (range.direction === 'up') {
      of.criteria.push({ ...base, ...out, sigma: of.sigma, results: [results[place - 1]!.id, id], since: id })
      of.raisedFor = from
    }
    renew(of, result, inForce(sigmaFromRanges(last)) ?? of.sigma!, `The range moved ${range.direction} (method C)`)
  }
  const start = of.chart.sums.mean > 0 ? of.chart.start : place
  const { sums, value, least, pass } = meanStep(range.sums, marginOf(result), of.sigma!)
  const { since } = of.chart
  const own = since === null ? results.slice(start, place + 1).map(row => row.id) : [id]
  of.criteria.push({
    ...base,
    ...{ kind: 'mean', rule: 'cumulative sum of strength', value, least, pass, sigma: of.sigma },
    ...{ results: own, since: pass ? id : (since ?? id) },
  })
  of.chart = { sums, start, since: pass ? null : (since ?? id) }
}
