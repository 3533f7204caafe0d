import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cumulativeSums } from '~/domain/cylinders/control/cusum'
import { forecast28 } from '~/domain/cylinders/control/forecast-28'
import { multigradeCusum } from '~/domain/cylinders/control/multigrade-cusum'
import { strengthCusum } from '~/domain/cylinders/control/strength-cusum'
import { MASKS, vMask } from '~/domain/cylinders/control/v-mask'
import { faultOf } from '~/tests/kit/rules/fault-of'

const wave = (count: number, from: number) => Array.from({ length: count }, (_, index) => from + (index % 2 ? 1 : -1))

test('a cumulative sum ends at the sum of the differences', () => {
  expect(cumulativeSums([41, 39, 42], 40)).toEqual([1, 0, 2])
  const values = fc.array(fc.double({ min: 10, max: 90, noNaN: true }), { minLength: 1, maxLength: 50 })
  fc.assert(
    fc.property(values, given => {
      expect(cumulativeSums(given, 40).at(-1)).toBeCloseTo(
        given.reduce((sum, value) => sum + value - 40, 0),
        8,
      )
    }),
  )
})

test('V-mask by hand: σ 3, a drop of 6 MPa after ten results signals at the fifth and points at the tenth', () => {
  // Arms at 8.1 · 3 + n · 3/6; n results of −6 are outside once 6n > 24.3 + n/2, that is from n = 5.
  const sums = cumulativeSums([...new Array(10).fill(45), ...new Array(6).fill(39)], 45)
  const [signal, ...more] = vMask(sums, 3, MASKS.mean)
  expect(more).toEqual([])
  expect(signal).toEqual({ detectedAt: 14, changeAfter: 9, direction: 'down', slope: -6, shift: -4.5 })
})

test('V-mask: on target never signals, and a mirrored series signals the other way', () => {
  expect(vMask(cumulativeSums(wave(200, 45), 45), 3)).toEqual([])
  const values = fc.array(fc.double({ min: -12, max: 12, noNaN: true }), { minLength: 2, maxLength: 60 })
  fc.assert(
    fc.property(values, given => {
      const up = vMask(cumulativeSums(given, 0), 3)
      const down = vMask(
        cumulativeSums(
          given.map(value => -value),
          0,
        ),
        3,
      )
      expect(down.map(signal => [signal.detectedAt, signal.changeAfter, -signal.slope])).toEqual(
        up.map(signal => [signal.detectedAt, signal.changeAfter, signal.slope]),
      )
    }),
  )
})

test('forecast: mean gain of the last ten, a usual gain while there is none, else no-correlation', () => {
  const pairs = Array.from({ length: 12 }, (_, index) => ({ early: 30, actual: index < 2 ? 60 : 42 }))
  expect(forecast28({ early: 33, pairs })).toEqual({ forecast: 45, gain: 12, pairs: 10, scatter: 0 })
  expect(forecast28({ early: 33, pairs, by: 'ratio' }).forecast).toBeCloseTo(46.2, 10)
  expect(forecast28({ early: 33, pairs: [], usualGain: 11 }).forecast).toBe(44)
  expect(faultOf(() => forecast28({ early: 33, pairs: [] }))).toBe('no-correlation')
  expect(faultOf(() => forecast28({ early: 33_000, pairs }))).toBe('out-of-bounds')
})

test('strength CUSUM: a drop of the mean is found and asks for cement', () => {
  const results = [...wave(12, 45), ...wave(10, 40)].map((actual, index) => ({
    key: `t${index}`,
    early: actual - 12,
    actual,
  }))
  const { signals, points, gain, cement } = strengthCusum({ results, target: 45, sigma: 3, usualGain: 12 })
  expect(signals.mean[0]).toMatchObject({ direction: 'down', changeAfter: 11 })
  expect(signals.correlation).toEqual([])
  expect(gain).toBe(12)
  expect(cement).toBeCloseTo(-signals.mean.at(-1)!.shift * 5.5, 10)
  expect(cement).toBeGreaterThan(0)
  expect(points.at(-1)!.mean).toBe(-50)
  expect(points[0]!.range).toBeNull()
})

test('strength CUSUM: a change of the correlation makes the forecasts anew', () => {
  const early = wave(40, 32)
  const results = early.map((value, index) => ({
    key: `t${index}`,
    early: value,
    actual: index >= 34 ? null : value + (index < 15 ? 13 : 7),
  }))
  const changed = strengthCusum({ results, target: 45, sigma: 3, usualGain: 13 })
  expect(changed.signals.correlation[0]).toMatchObject({ direction: 'down', changeAfter: 14 })
  expect(changed.gain).toBeCloseTo(7, 10)
  expect(changed.points.at(-1)).toMatchObject({ forecast: true, value: 40 })
  expect(
    faultOf(() => strengthCusum({ results: [...results, { key: 'x' }], target: 45, sigma: 3, usualGain: 13 })),
  ).toBe('result-missing')
})

test('strength CUSUM: wider scatter shows in the range and not in the mean', () => {
  const steady = wave(20, 45)
  const wild = Array.from({ length: 20 }, (_, index) => 45 + (index % 2 ? 5 : -5))
  const results = [...steady, ...wild].map((actual, index) => ({ key: `t${index}`, actual }))
  const { signals } = strengthCusum({ results, target: 45, sigma: 1.8, usualGain: 12 })
  expect(signals.mean).toEqual([])
  expect(signals.range[0]).toMatchObject({ direction: 'up', changeAfter: 19 })
})

test('multigrade: two mixes of different strength share one graph, a common change breaks both variables', () => {
  const results = Array.from({ length: 60 }, (_, index) => {
    const drop = index >= 30
    const noise = ((index * 7) % 5) - 2
    return {
      key: `r${index}`,
      mix: index % 2 ? 'C30' : 'C50',
      values: {
        strength: (index % 2 ? 38 : 58) + 0.5 * noise - (drop ? 6 : 0),
        density: 2390 + 4 * noise - (drop ? 60 : 0),
        slump: 150 + 5 * noise,
      },
      groups: { sand: drop ? 'B' : 'A' },
    }
  })
  const all = multigradeCusum({ results })
  expect(all.variables.map(row => row.variable)).toEqual(['strength', 'density', 'slump'])
  expect(all.breaks[0]!.variables).toEqual(['strength', 'density'])
  expect(Math.abs(all.breaks[0]!.at - 29)).toBeLessThanOrEqual(3)
  const onlyA = multigradeCusum({ results, group: { name: 'sand', value: 'A' } })
  expect(onlyA.keys).toHaveLength(30)
  expect(onlyA.breaks).toEqual([])
  expect(faultOf(() => multigradeCusum({ results, group: { name: 'sand', value: 'C' } }))).toBe('too-few-results')
})

test('the sums take the forecast of the strength model where it is given, and early + gain where it is not', () => {
  const results = [
    { key: 'A', early: 30, actual: 42 },
    { key: 'B', early: 31, actual: 44, forecast: 45 },
    { key: 'C', early: 29, forecast: 40.5 },
    { key: 'D', early: 33 },
  ]
  const { points, gain } = strengthCusum({ results, target: 42, sigma: 3, usualGain: 11 })
  expect(points.map(({ value, forecast }) => [value, forecast])).toEqual([
    [42, false],
    [44, false],
    [40.5, true],
    [33 + gain, true],
  ])
  // A is held against its early strength and the usual gain, B against what the model expected.
  expect(points.map(({ correlation }) => correlation)).toEqual([1, 0, null, null])
  const wild = [
    { key: 'A', early: 30, actual: 42 },
    { key: 'B', early: 30, forecast: 45_000 },
  ]
  expect(faultOf(() => strengthCusum({ results: wild, target: 42, sigma: 3, usualGain: 11 }))).toBe('out-of-bounds')
})
