import * as z from 'zod'
import { type ControlClass, withinTestClass } from '~/domain/cylinders/conformity/aci214-class'
import { strengths } from '~/domain/cylinders/conformity/verdict'
import table from '~/domain/cylinders/data/conformity.json'
import { EngineeringFault } from '~/domain/kit/fault'
import { mean, spread, standardDeviation } from '~/domain/kit/statistics'
import { atLeast } from '~/domain/kit/within'

/** The specimens of each test in MPa, the same number (2 to 5) in every test. */
export const WithinTestInput = z.strictObject({
  tests: z.array(z.array(z.number()).min(2).max(5)).min(2).max(2000),
  place: z.enum(['field', 'lab']).default('field'),
})
export type WithinTestInput = z.input<typeof WithinTestInput>

export type WithinTest = {
  meanRange: number
  mean: number
  /** Within-test, overall and batch-to-batch standard deviation, MPa: s2² = s² − s1² (0 where s1 exceeds s). */
  s1: number
  s: number
  s2: number
  variation: number
  class: ControlClass
  /** ACI 214R asks for at least ten tests before the figure is trusted. */
  enough: boolean
}

/**
 * Variation inside and between tests (ACI 214R §4.3): s1 = R̄/d2, V1 = s1/x̄ in percent. Tests of different sizes are
 * `uneven-tests`, because d2 depends on the number of specimens.
 */
export function withinTest({ tests, place = 'field' }: WithinTestInput): WithinTest {
  atLeast(tests, 2, 'tests')
  const size = tests[0]!.length
  if (tests.some(test => test.length !== size)) {
    throw new EngineeringFault('uneven-tests', 'every test must have the same number of specimens', 'tests')
  }
  const d2 = (table.aci214.d2 as Record<string, number>)[size]
  if (!d2) throw new EngineeringFault('uneven-tests', 'a test needs two to five specimens', 'tests')
  const means = tests.map(test => mean(strengths(test, 2)))
  const meanRange = mean(tests.map(spread))
  const centre = mean(means)
  const s1 = meanRange / d2
  const s = standardDeviation(means)
  const variation = (s1 / centre) * 100
  return {
    meanRange,
    mean: centre,
    s1,
    s,
    s2: Math.sqrt(Math.max(0, s ** 2 - s1 ** 2)),
    variation,
    class: withinTestClass(variation, place),
    enough: tests.length >= table.aci214.leastTests,
  }
}
