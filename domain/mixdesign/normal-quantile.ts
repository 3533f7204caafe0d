import { within } from '~/domain/kit/within'

const A = [
  -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239,
]
const B = [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1]
const C = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
  2.938163982698783,
]
const D = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1]
const TAIL = 0.02425

/** Standard normal quantile Φ⁻¹(p), 0 < p < 1, relative error below 1.2e-9 (Acklam's rational approximation). */
export function normalQuantile(p: number): number {
  within(p, 'p', [Number.MIN_VALUE, 1 - Number.EPSILON])
  if (p < TAIL) return tail(Math.sqrt(-2 * Math.log(p)))
  if (p > 1 - TAIL) return -tail(Math.sqrt(-2 * Math.log(1 - p)))
  const q = p - 0.5
  return (horner(A, q * q) * q) / horner(B, q * q)
}

function tail(q: number): number {
  return horner(C, q) / horner(D, q)
}

function horner(coefficients: readonly number[], x: number): number {
  return coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0)
}

/** Φ(z), the share of a standard normal below z; error below 7.5e-8 (Abramowitz and Stegun 26.2.17). */
export function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const tailShare =
    (Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return z > 0 ? 1 - tailShare : tailShare
}
