import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultOf } from '~/tests/kit/rules/fault-of'
import standards from '../cylinders/data/batching.json'
import { batchingTolerance } from '../cylinders/fresh/batching-tolerance'
import { decimal } from '../kit/money'
import { SETTINGS } from '../kit/setting'
import { batchMoisture } from '../mixdesign/design/moisture'
import { alertOn, batchedCarbon, judge, targets } from './batch'

const recipe = [
  { materialId: 'c', kind: 'cement', kgPerM3: '350' },
  { materialId: 's', kind: 'sand', kgPerM3: '800' },
  { materialId: 'w', kind: 'water', kgPerM3: '170' },
]

test('targets are the recipe times the quantity when no moisture is given', () => {
  expect(Object.fromEntries(targets(recipe, '9.00'))).toEqual({ c: '3150.000', s: '7200.000', w: '1530.000' })
})

test('free moisture is weighed with the sand and taken off the water', () => {
  const of = targets(recipe, '3', [{ materialId: 's', percent: '5' }])
  expect(Object.fromEntries(of)).toEqual({ c: '1050.000', s: '2520.000', w: '390.000' })
})

const wet = (waters: [string, string, string][]) => [
  ...waters.map(([materialId, kind, kgPerM3]) => ({ materialId, kind, kgPerM3 })),
  { materialId: 's', kind: 'sand', kgPerM3: '800' },
  { materialId: 'g', kind: 'stone', kgPerM3: '1000' },
]
const rain = [
  { materialId: 's', percent: '6' },
  { materialId: 'g', percent: '1' },
]

test('moisture is taken off every water line in order, ice last', () => {
  const two = targets(
    wet([
      ['r', 'water', '30'],
      ['w', 'water', '145'],
    ]),
    '1',
    rain,
  )
  expect(Object.fromEntries(two)).toEqual({ r: '0.000', w: '117.000', s: '848.000', g: '1010.000' })
  const ice = targets(
    wet([
      ['i', 'ice', '60'],
      ['w', 'water', '40'],
    ]),
    '1',
    rain.slice(0, 1),
  )
  expect(Object.fromEntries(ice)).toMatchObject({ i: '52.000', w: '0.000' })
})

test('more free water than the mix takes is a named fault, never a clipped target', () => {
  expect(faultOf(() => targets(wet([['w', 'water', '50']]), '1', rain))).toBe('water-below-zero')
})

test('targets of the batch and of the bench are one calculation', () => {
  const share = fc.integer({ min: 0, max: 70 }).map(value => value / 10)
  fc.assert(
    fc.property(
      share.map(value => value + 0.2),
      share,
      fc.integer({ min: 300, max: 900 }),
      (percent, absorption, sand) => {
        const recipe = [
          { materialId: 'w', kind: 'water', kgPerM3: '180' },
          { materialId: 's', kind: 'sand', kgPerM3: String(sand) },
        ]
        const of = targets(recipe, '1', [{ materialId: 's', percent: String(percent), absorption: String(absorption) }])
        const bench = batchMoisture(180, [{ name: 's', mass: sand, moisture: percent + absorption, absorption }])
        expect(Number(of.get('w'))).toBeCloseTo(bench.water, 2)
        expect(Number(of.get('s'))).toBeCloseTo(bench.aggregates[0]!.mass, 2)
        expect(Number(of.get('w')) + Number(of.get('s'))).toBeCloseTo(180 + sand, 2)
      },
    ),
    { numRuns: 2000, seed: 14 },
  )
})

const limits = { informPercent: '2.1', actPercent: '3', mustExplain: true }

test.each([
  ['1000', '1000', 'ok', '0.0000'],
  ['1000', '1020.9', 'ok', '2.0900'],
  ['1000', '1021', 'inform', '2.1000'],
  ['1000', '970', 'inform', '-3.0000'],
  ['1000', '969.9', 'act', '-3.0100'],
  ['0', '0', 'ok', '0.0000'],
  ['0', '4', 'act', '100.0000'],
])('a target of %s kg and %s kg in the scale is %s', (target, actual, verdict, deviation) => {
  expect(judge(target, actual, limits)).toEqual({ verdict, deviationPercent: deviation })
})

test('a batch of the scales and a batch of the bench are held against one standard, at the limit too', () => {
  const { informShare: _, ...usual } = SETTINGS['batching.tolerance'].usual
  const { binder, waterTotal, aggregate, admixture, addition } = standards.EN206
  const percent = { cement: binder, water: waterTotal, aggregate, admixture, addition }
  expect(usual).toEqual(Object.fromEntries(Object.entries(percent).map(([kind, { above }]) => [kind, String(above)])))
  const grams = fc.integer({ min: 1, max: 90_000 }).map(tenth => tenth / 10)
  fc.assert(
    fc.property(grams, fc.integer({ min: -60, max: 60 }), (target, permille) => {
      const actual = decimal(target)
        .times(1000 + permille)
        .div(1000)
      const item = { name: 'Sand', kind: 'aggregate' as const, target, actual: actual.toNumber() }
      const bench = batchingTolerance({ standard: 'EN 206', items: [item] }).rows[0]!
      const scales = judge(String(target), actual.toString(), { ...limits, actPercent: String(aggregate.above) })
      expect(bench.pass).toBe(scales.verdict !== 'act')
      expect(scales.verdict === 'act').toBe(Math.abs(permille) > 30)
    }),
    { numRuns: 2000, seed: 49 },
  )
})

test('carbon is the sum of mass by factor, and unknown when one factor is', () => {
  const cement = { actualKg: '3150', carbonFactor: '0.8400' }
  expect(batchedCarbon([cement, { actualKg: '7200', carbonFactor: '0.0050' }])).toBe('2682.000')
  expect(batchedCarbon([cement, { actualKg: '1', carbonFactor: null }])).toBeNull()
  expect(batchedCarbon([])).toBeNull()
})

test('three actions within the last twenty batches raise an alert, older ones do not', () => {
  const calm = Array.from({ length: 18 }, () => 'ok' as const)
  expect(alertOn(['act', 'act', ...calm.slice(1), 'act'])).toBe(true)
  expect(alertOn(['act', 'act', ...calm, 'ok', 'act'])).toBe(false)
})
