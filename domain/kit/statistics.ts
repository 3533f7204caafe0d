import { atLeast, finite } from '~/domain/kit/within'

/** Arithmetic mean; at least one value, else `too-few-results`. */
export function mean(values: readonly number[]): number {
  atLeast(values, 1, 'results')
  return values.reduce((sum, value) => sum + finite(value, 'results'), 0) / values.length
}

/** Sample standard deviation with n − 1; at least two values, else `too-few-results`. */
export function standardDeviation(values: readonly number[]): number {
  atLeast(values, 2, 'results')
  const centre = mean(values)
  return Math.sqrt(values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1))
}

/** Largest minus smallest. */
export function spread(values: readonly number[]): number {
  atLeast(values, 1, 'results')
  return Math.max(...values) - Math.min(...values)
}

/** |xᵢ − xᵢ₋₁| from the second value on. */
export function movingRanges(values: readonly number[]): number[] {
  return values.slice(1).map((value, index) => Math.abs(finite(value, 'results') - values[index]!))
}
