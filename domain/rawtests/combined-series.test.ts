import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultOf } from '~/tests/kit/rules/fault-of'
import { finenessModulus } from './aggregate/fineness-modulus'
import { combinedSeries } from './combined-series'

const SIZES = [9.5, 4.75, 2.36, 1.18, 0.6, 0.3, 0.15]
const graded = (passing: number[]) => SIZES.map((size, at) => ({ size, passing: passing[at]! }))
const sound = fc
  .array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 6, maxLength: 6 })
  .map(values => graded([100, ...values.sort((a, b) => b - a)]))
const tests = (name: string, ...days: [string, ReturnType<typeof graded>][]) =>
  days.map(([day, grading], at) => ({ id: `${name}${at}`, testNo: `${name}${at}`, day, grading }))
const part = (name: string, share: number, of: ReturnType<typeof tests>) => ({ name, share, density: null, tests: of })

test('each day counts the latest test of each part, and days before all have one are left out', () => {
  fc.assert(
    fc.property(sound, sound, sound, (a, later, b) => {
      const series = combinedSeries(
        [
          part('a', 0.25, tests('a', ['2026-11-01', a], ['2026-11-05', later])),
          part('b', 0.75, tests('b', ['2026-11-03', b])),
        ],
        null,
      )
      expect(series.map(point => [point.day, point.tests])).toEqual([
        ['2026-11-03', ['a0', 'b0']],
        ['2026-11-05', ['a1', 'b0']],
      ])
      const blended = 0.25 * finenessModulus(later).value + 0.75 * finenessModulus(b).value
      expect(Math.abs(series[1]!.finenessModulus! - blended)).toBeLessThanOrEqual(0.005 + 1e-9)
    }),
  )
})

test('shares that do not make one are a fault, not a blend', () => {
  const one = tests('a', ['2026-11-01', graded([100, 99, 88, 75, 57, 25, 7])])
  expect(faultOf(() => combinedSeries([part('a', 0.5, one)], null))).toBe('shares-not-one')
  expect(combinedSeries([part('a', 1, [])], null)).toEqual([])
})
