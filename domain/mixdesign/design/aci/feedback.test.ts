import { expect, test } from 'vitest'
import { faultOf } from '~/tests/kit/rules/fault-of'
import { aciDesign } from './design'
import { bindersForPaste, pasteVolume, strengthFeedback } from './feedback'
import { aciRatio } from './ratio'

test('ACI PRC-211.1-22 example 2, to its printed figures: an air-entrained mix with fly ash for S1, F3 and W1', () => {
  const mix = aciDesign({
    system: 'us',
    specified: 5000,
    records: [{ deviation: 300, tests: 30 }],
    slump: 5.5,
    maxSize: 1.5,
    air: 'F3',
    exposures: ['S1', 'F3', 'W1'],
    adjust: { roundedAggregate: true, reducer: 'normal' },
    scm: { flyAsh: 20 },
    finenessModulus: 2.8,
    coarse: { relativeDensity: 2.66, absorption: 0.8, rodded: 101 },
    fine: { relativeDensity: 2.65, absorption: 1 },
  })
  expect(mix).toMatchObject({ feasible: true, required: 5400, ratio: 0.37, binder: 614, air: 5.5 })
  expect(mix.masses).toMatchObject({ water: 227, cement: 491, flyAsh: 123 })
  expect(Math.abs(mix.masses.coarse - 1951)).toBeLessThanOrEqual(1)
  expect(Math.abs(mix.masses.fine - 1124)).toBeLessThanOrEqual(2)
})

test('B12 ACI PRC-211.1-22 example 3: 4200 psi from 564 lb is 7.45 psi a lb, 300 psi more take 40 lb, 0.53 becomes 0.50', () => {
  const after = strengthFeedback({ system: 'us', measured: 4200, required: 4500, binder: 564, water: 300 })
  expect(after.efficiency).toBeCloseTo(7.45, 2)
  expect(Math.round(after.added)).toBe(40)
  expect(Math.round(after.binder)).toBe(604)
  expect((300 / 564).toFixed(2)).toBe('0.53')
  expect(after.ratio.toFixed(2)).toBe('0.50')
})

test('B12 ACI PRC-211.1-22 example 4: paste of 8.20 ft³ is 30.4 %; 25 % at 0.40 with half slag takes 288 + 288 lb and 230 lb', () => {
  const had = pasteVolume('us', 280, [
    { mass: 350, relativeDensity: 3.15 },
    { mass: 350, relativeDensity: 2.9 },
  ])
  expect(had.cubic).toBeCloseTo(8.2, 2)
  expect(had.percent).toBeCloseTo(30.4, 1)
  const made = bindersForPaste('us', 25, 0.4, [
    { name: 'cement', share: 0.5, relativeDensity: 3.15 },
    { name: 'slag', share: 0.5, relativeDensity: 2.9 },
  ])
  expect(made.parts.map(({ mass }) => Math.round(mass))).toEqual([288, 288])
  expect(Math.round(made.water)).toBe(230)
})

test('B12 the same in SI: kg/m³ and MPa', () => {
  const si = strengthFeedback({ system: 'si', measured: 29, required: 31, binder: 335, water: 178 })
  expect(si.binder).toBeCloseTo(335 + 2 / (29 / 335), 9)
  const paste = pasteVolume('si', 140, [{ mass: 350, relativeDensity: 3.15 }])
  const same = bindersForPaste('si', paste.percent, 0.4, [{ name: 'cement', share: 1, relativeDensity: 3.15 }])
  expect([same.binder, same.water].map(kg => Math.round(kg))).toEqual([350, 140])
})

test('B9 a frost mix of class F3 is designed in SI as in US units, and beyond both tables trial mixes are asked for', () => {
  const frost = {
    system: 'si' as const,
    specified: 35,
    records: [{ deviation: 2.5, tests: 30 }],
    slump: 90,
    maxSize: 19,
    air: 'F3' as const,
    exposures: ['F3' as const],
    finenessModulus: 2.8,
    coarse: { relativeDensity: 2.68, absorption: 0.5, rodded: 1600 },
    fine: { relativeDensity: 2.64, absorption: 0.7 },
  }
  const mix = aciDesign(frost)
  expect(mix).toMatchObject({ feasible: true, required: 38.4, ratio: 0.35, air: 6 })
  const twin = aciRatio('us', (mix.required * 1000) / 6.8948, true)
  expect(Math.abs(mix.ratio - twin)).toBeLessThan(0.011)
  expect(faultOf(() => aciDesign({ ...frost, records: [] }))).toBe('strength-beyond-table')
  expect(aciDesign({ ...frost, records: [], ratio: 0.36 })).toMatchObject({ feasible: true, ratio: 0.36 })
})

test('bad input is a named fault', () => {
  const of = { system: 'us' as const, measured: 4200, required: 4500, binder: 564, water: 300 }
  expect(faultOf(() => strengthFeedback({ ...of, measured: 29 }))).toBe('units-mixed-up')
  expect(faultOf(() => strengthFeedback({ ...of, measured: Number.NaN }))).toBe('not-a-number')
  expect(faultOf(() => bindersForPaste('si', 25, 0.4, [{ name: 'c', share: 0.5, relativeDensity: 3.15 }]))).toBe(
    'shares-not-whole',
  )
  expect(faultOf(() => bindersForPaste('si', 0.25, 0.4, [{ name: 'c', share: 1, relativeDensity: 3.15 }]))).toBe(
    'out-of-bounds',
  )
})
