import table from '~/domain/cylinders/data/conformity.json'
import type { Production, ProductionResult } from './production-result'

/** Sums of a control chart, MPa, never below nothing: shortfall of the mean, and what the range is too large and too small. */
export type ChartSums = {
  mean: number
  up: number
  down: number
  /** Out of control since the sum of the mean reached its interval, until all of it is made good. */
  out: boolean
}
export const CHART_START: ChartSums = { mean: 0, up: 0, down: 0, out: false }

/** Where a production stands while its results are played, oldest first. */
export type Standing = Pick<Production, 'state' | 'sigma' | 'criteria' | 'checks' | 'changes' | 'raised'> & {
  /** Where this production began: after a suspension everything begins anew. */
  start: number
  /** Places of the results that wait for the next mean. */
  waiting: number[]
  /** The sampling rate of initial production holds for so many more results. */
  raisedFor: number
  /** The sums of the control chart; where the one of the mean began, and the result that put production out of control. */
  chart: { sums: ChartSums; start: number; since: string | null }
}
export const NO_CHART: Standing['chart'] = { sums: CHART_START, start: 0, since: null }

/** Another σ from this result on, told with its reason. */
export function renew(of: Standing, { id, name, on }: ProductionResult, next: number, why: string): void {
  const sigma = of.sigma!
  if (next === sigma) return
  of.changes.push({
    ...{ kind: 'sigma', from: sigma.toFixed(2), to: next.toFixed(2), state: 'continuous', sigma: next },
    ...{ at: id, name, on, why: `${why}: SD of the last ${table.en206.sigma.from}` },
  })
  of.sigma = next
}
