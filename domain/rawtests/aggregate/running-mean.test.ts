import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runningMean } from '~/domain/rawtests/aggregate/running-mean'
import { faultOf } from '~/tests/kit/rules/fault-of'

const samples = (values: number[]) =>
  values.map((value, index) => ({ key: `${index}`, label: `sample ${index + 1}`, value }))

test('the mean of the last n is null until there are n', () => {
  const { points } = runningMean({ samples: samples([2.5, 2.7, 2.9, 3.1]), of: 3 })
  expect(points.map(point => point.mean && Math.round(point.mean * 100) / 100)).toEqual([null, null, 2.7, 2.9])
})

test('the base is the mean of the first ten, and a shipment further than 0.20 from it is marked', () => {
  const first = [2.7, 2.8, 2.6, 2.7, 2.7, 2.75, 2.65, 2.7, 2.7, 2.7]
  const result = runningMean({
    samples: samples([...first, 2.91, 2.9]),
    limits: { min: 2.3, max: 2.9 },
    base: { tolerance: 0.2 },
  })
  expect(result.base?.value).toBeCloseTo(2.7, 10)
  expect(result.points.map(point => point.outsideBase).slice(-2)).toEqual([true, false])
  expect(result.points.map(point => point.outsideLimits).slice(-2)).toEqual([true, false])
  expect(runningMean({ samples: samples(first.slice(0, 9)), base: { tolerance: 0.2 } }).base).toBeNull()
})

test('every n-th running mean is the mean of a group that is apart', () => {
  const values = fc.array(fc.double({ min: -100, max: 100, noNaN: true }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(values, fc.integer({ min: 2, max: 10 }), (given, of) => {
      const rolling = runningMean({ samples: samples(given), of }).points
      for (let end = of; end <= given.length; end += of) {
        const group = given.slice(end - of, end)
        expect(rolling[end - 1]!.mean).toBeCloseTo(group.reduce((sum, one) => sum + one, 0) / of, 9)
      }
    }),
  )
})

test('a sample that is not a number is a fault', () => {
  expect(faultOf(() => runningMean({ samples: samples([2.5, Number.NaN]) }))).toBe('not-a-number')
  expect(faultOf(() => runningMean({ samples: samples([2.5]), of: 1 }))).toBe('out-of-bounds')
})
