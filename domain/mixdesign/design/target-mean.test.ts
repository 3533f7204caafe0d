import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultOf } from '~/tests/kit/rules/fault-of'
import { normalQuantile } from '../normal-quantile'
import { strengthClass } from '../strength-class'
import { strengthControl } from './strength-control'
import { aciRequiredAverage, pooled, testsFactor } from './target-mean-aci'
import { breDeviation, breTargetMean, riskFactor } from './target-mean-en'

test('BRE: 30 + 1.64 × 6.1 is 40, and example 1 is 46', () => {
  expect(breTargetMean({ characteristic: 30, deviation: 6.1, results: 40 }).mean).toBe(40)
  const first = breTargetMean({ characteristic: 30, defective: 2.5 })
  expect(first).toMatchObject({ factor: 1.96, deviation: 8, mean: 46, design: 46 })
  expect(first.margin).toBeCloseTo(15.68, 10)
})

test('BRE: 4.5 % of air lifts a mean of 42 to 56', () => {
  const target = breTargetMean({ characteristic: 30, defective: 1, deviation: 5, results: 20, air: 4.5 })
  expect(target).toMatchObject({ mean: 42, design: 56 })
})

test('the printed risk factors are kept, others follow the normal curve', () => {
  expect([10, 5, 2.5, 1].map(riskFactor)).toEqual([1.28, 1.64, 1.96, 2.33])
  expect(riskFactor(2)).toBeCloseTo(2.0537, 3)
  expect(normalQuantile(0.95)).toBeCloseTo(1.6448536, 6)
  expect(normalQuantile(0.001)).toBeCloseTo(-3.0902323, 6)
})

test('BRE: few results take line A, many not less than line B', () => {
  expect(breDeviation(10, 2, 12)).toBe(4)
  expect(breDeviation(40, 2, 12)).toBe(8)
  expect(breDeviation(40, 2, 30)).toBe(4)
  expect(breDeviation(10, 1, 30)).toBe(2)
  expect(breDeviation(40, 5.5, 30)).toBe(5.5)
  expect(breTargetMean({ characteristic: 40, deviation: 9, results: 30 }).warnings).toEqual([
    'deviation-outside-reported-range',
  ])
})

test('ACI: a record of 300 psi at 5000 psi asks 5400, no record at 2500 psi asks 3500', () => {
  expect(aciRequiredAverage(5000, 'us', [{ deviation: 300, tests: 30 }]).required).toBe(5400)
  expect(aciRequiredAverage(2500, 'us')).toMatchObject({ required: 3500, basis: 'no-data' })
  expect(aciRequiredAverage(4000, 'us').required).toBe(5200)
  expect(aciRequiredAverage(6000, 'us').required).toBe(7300)
  expect([20, 30, 40].map(strength => aciRequiredAverage(strength, 'si').required)).toEqual([27, 38.3, 49])
})

test('ACI: above 35 MPa the second criterion uses 0.90 f′c', () => {
  const required = aciRequiredAverage(50, 'si', [{ deviation: 6, tests: 30 }]).required
  expect(required).toBeCloseTo(Math.max(50 + 1.34 * 6, 45 + 2.33 * 6), 1)
})

test('ACI: the factor for few tests is interpolated, under 15 tests there is no record', () => {
  expect([15, 20, 25, 30, 60].map(tests => testsFactor(tests))).toEqual([1.16, 1.08, 1.03, 1, 1])
  expect(testsFactor(18)).toBeCloseTo(1.112, 10)
  expect(aciRequiredAverage(30, 'si', [{ deviation: 3, tests: 14 }]).basis).toBe('no-data')
})

test('ACI: two records are pooled by their degrees of freedom', () => {
  const both = pooled(
    [
      { deviation: 300, tests: 12 },
      { deviation: 400, tests: 20 },
    ],
    'us',
  )
  expect(both?.tests).toBe(32)
  expect(both?.deviation).toBeCloseTo(Math.sqrt((11 * 300 ** 2 + 19 * 400 ** 2) / 30), 8)
})

test('a larger deviation never lowers the required strength', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 15, max: 80, noNaN: true }),
      fc.double({ min: 1, max: 8, noNaN: true }),
      (strength, s) => {
        const at = (deviation: number) => aciRequiredAverage(strength, 'si', [{ deviation, tests: 30 }]).required
        expect(at(s + 0.5)).toBeGreaterThanOrEqual(at(s))
        expect(at(s)).toBeGreaterThan(strength)
      },
    ),
  )
})

test('cylinder and cube strengths of a class', () => {
  expect(strengthClass('C30/37')).toEqual({ cylinder: 30, cube: 37 })
  expect(faultOf(() => strengthClass('C31/38'))).toBe('unknown-choice')
})

test('target mean strength control of C30/37: cubes without history, cylinders with it', () => {
  expect(strengthControl({ strengthClass: 'C30/37', specimen: 'cube' })).toMatchObject({
    characteristic: 37,
    factor: 1.64,
    deviation: 8,
    mean: 50,
    age: 28,
  })
  const own = { strengthClass: 'C30/37', specimen: 'cylinder', deviation: 3, results: 40 } as const
  expect(strengthControl(own)).toMatchObject({ characteristic: 30, deviation: 4, mean: 37 })
})

test('mixed-up units, missing values and NaN are named faults', () => {
  expect(faultOf(() => breTargetMean({ characteristic: 4000 }))).toBe('units-mixed-up')
  expect(faultOf(() => aciRequiredAverage(30, 'us'))).toBe('units-mixed-up')
  expect(faultOf(() => aciRequiredAverage(Number.NaN, 'us'))).toBe('not-a-number')
  expect(faultOf(() => aciRequiredAverage(5000, 'us', [{ deviation: -3, tests: 30 }]))).toBe('out-of-bounds')
  expect(faultOf(() => breTargetMean({ characteristic: undefined as unknown as number }))).toBe('not-a-number')
  expect(faultOf(() => breDeviation(30, undefined, 25))).toBe('missing-value')
})
