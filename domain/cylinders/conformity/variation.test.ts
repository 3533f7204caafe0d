import { expect, test } from 'vitest'
import { overallClass, withinTestClass } from '~/domain/cylinders/conformity/aci214-class'
import { withinTest } from '~/domain/cylinders/conformity/within-test'
import { characteristicStrength } from '~/domain/cylinders/specimen/characteristic-strength'
import { faultOf } from '~/tests/kit/rules/fault-of'

const PAIRS = [
  [31.2, 32.0],
  [29.8, 30.5],
  [33.1, 32.4],
  [30.0, 31.1],
  [28.9, 29.3],
  [34.0, 33.2],
  [31.7, 31.9],
  [30.6, 29.7],
  [32.8, 33.9],
  [29.5, 30.1],
]

test('ten pairs: R̄ .730, x̄ 31.285, s1 .647, V1 2.07 % excellent, s 1.572, s2 1.432', () => {
  const result = withinTest({ tests: PAIRS })
  expect(result.meanRange).toBeCloseTo(0.73, 3)
  expect(result.mean).toBeCloseTo(31.285, 3)
  expect(result.s1).toBeCloseTo(0.647, 3)
  expect(result.variation).toBeCloseTo(2.07, 2)
  expect(result.s).toBeCloseTo(1.572, 3)
  expect(result.s2).toBeCloseTo(1.432, 3)
  expect(result).toMatchObject({ class: 'excellent', enough: true })
  expect(withinTest({ tests: PAIRS, place: 'lab' }).class).toBe('very good')
  expect(withinTest({ tests: PAIRS.slice(1) }).enough).toBe(false)
})

test('tests of different sizes cannot share one divisor', () => {
  expect(
    faultOf(() =>
      withinTest({
        tests: [
          [30, 31],
          [30, 31, 32],
        ],
      }),
    ),
  ).toBe('uneven-tests')
})

test('classes of control: by s up to 35 MPa, by V above', () => {
  expect([2.79, 2.8, 3.4, 4.1, 4.8].map(s => overallClass(s, 40, 30))).toEqual([
    'excellent',
    'very good',
    'good',
    'fair',
    'poor',
  ])
  expect(overallClass(4.8, 80, 60)).toBe('excellent')
  expect([2.9, 3, 4, 5, 6].map(v => withinTestClass(v))).toEqual(['excellent', 'very good', 'good', 'fair', 'poor'])
})

test('25 28 32 31: mean 29, s 3.16, characteristic 23.78 with 1.65', () => {
  const result = characteristicStrength([25, 28, 32, 31], 1.65)
  expect(result.mean).toBe(29)
  expect(result.standardDeviation).toBeCloseTo(3.16, 2)
  expect(result.characteristic).toBeCloseTo(23.78, 2)
  expect(faultOf(() => characteristicStrength([25]))).toBe('too-few-results')
})
