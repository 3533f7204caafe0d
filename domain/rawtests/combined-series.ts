import { blend } from './aggregate/blend'
import type { Grading } from './grading'
import { type Judge, judged, type SieveResult } from './sieve-result'

export type TestedGrading = { id: string; testNo: string; day: string; grading: Grading }
export type SeriesPart = { name: string; share: number; density: number | null; tests: readonly TestedGrading[] }

export type CombinedPoint = Omit<SieveResult, 'analysis'> & {
  day: string
  grading: Grading
  /** The test of each part that counted on that day. */
  tests: string[]
}

/**
 * The blend as it was on every day one of its parts was tested: each part by its latest test up to that day. Days before
 * every part has a test are left out. Tests oldest first, days as yyyy-MM-dd. Faults: those of the blend.
 */
export function combinedSeries(parts: readonly SeriesPart[], judge: Judge | null): CombinedPoint[] {
  const days = [...new Set(parts.flatMap(part => part.tests.map(test => test.day)))].sort()
  return days.flatMap(day => {
    const latest = parts.map(part => part.tests.filter(test => test.day <= day).at(-1))
    if (latest.some(test => !test)) return []
    const { grading } = blend({
      parts: parts.map(({ name, share, density }, at) => ({ name, share, density, grading: latest[at]!.grading })),
    })
    return [{ day, grading, tests: latest.map(test => test!.testNo), ...judged(grading, judge) }]
  })
}
