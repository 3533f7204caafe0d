import { type Grouped, pool } from '../strength/house/pooling'
import type { Known } from './risk'

/** A result at the specified age: MPa above the specified strength of its specimen. */
export type Margin = { plant: string; concrete: string; margin: number }

/**
 * Assumed before there are results, MPa: σ of 4 is that of EN 206 A.5 for a plant that nothing is known of; concretes of a plant
 * are designed with margins some 2 MPa apart. A group of four results outweighs it.
 */
const ASSUMED = { all: 10, between: [2], within: 4, weight: 4 }

/**
 * Means above the specified strength, plant by plant: each concrete's own, drawn to that of its plant as far as its results are
 * few, so that the luckiest of many small samples is not taken for the best. σ is of single results within concretes.
 */
export function marginsOf(rows: readonly Margin[]): Map<string, Known & { n: number }> {
  const found = new Map<string, Known & { n: number }>()
  for (const [plant, of] of Map.groupBy(rows, row => row.plant)) {
    const { groups, within } = pool(
      of.map(({ concrete, margin }): Grouped => ({ path: [concrete], value: margin })),
      ASSUMED,
    )
    for (const [concrete, { mean, sd, n }] of groups) found.set(`${plant} ${concrete}`, { mean, sd, n, sigma: within })
  }
  return found
}
