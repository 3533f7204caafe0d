import { measured } from './grading'
import type { SieveResult } from './sieve-result'

export type Property = 'fineness-modulus' | 'fines' | { sieve: number }

/** One figure of a sieve test: fineness modulus, or percent; null where the test does not have it. */
export function propertyOf({ analysis, finenessModulus }: SieveResult, property: Property): number | null {
  if (property === 'fineness-modulus') return finenessModulus
  return property === 'fines' ? analysis.fines : (measured(analysis.grading, property.sieve) ?? null)
}
