import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EN } from '~/tests/kit/given/content-rules'
import { decimal } from '../kit/money'
import { contentLimits } from '../mixdesign/durability-contents'
import { judge } from './batch'
import { concreteLedger } from './concrete-ledger'
import { type LedgerKey, outsideOf } from './concrete-ledger-row'
import type { LedgerLoad, LedgerRecipeLine, LedgerWeight } from './ledger-load'

type Declared = Partial<Pick<LedgerRecipeLine, 'chloridePercent' | 'alkaliPercent' | 'solidsPercent'>>
const of = (name: string, kind: string, density: string, more: Declared = {}) => ({
  materialId: name,
  name,
  kind,
  density,
  chloridePercent: null,
  alkaliPercent: null,
  solidsPercent: null,
  ...more,
})
const CEMENT = of('Cement', 'cement', '3150', { chloridePercent: '0.02', alkaliPercent: '0.6' })
const SLAG = of('Slag', 'addition', '2900', { chloridePercent: '0.01', alkaliPercent: '0.5' })
const SAND = of('Sand', 'sand', '2610', { chloridePercent: '0.002' })
const STONE = of('Stone', 'stone', '2650', { chloridePercent: '0.001' })
const WATER = of('Water', 'water', '1000', { chloridePercent: '0.003' })
const RECYCLED = of('Recycled water', 'water', '1010', { chloridePercent: '0.05' })
const ICE = of('Ice', 'ice', '917', { chloridePercent: '0.003' })
const PCE = of('Plasticiser', 'admixture', '1100', {
  chloridePercent: '0.05',
  alkaliPercent: '1.5',
  solidsPercent: '30',
})

type Material = typeof CEMENT
const inMix = (material: Material, kgPerM3: string) => ({ ...material, kgPerM3 })
const weighed = (material: Material, actualKg: string, percent?: string, absorption?: string): LedgerWeight => ({
  ...material,
  actualKg,
  moisturePercent: percent ?? null,
  absorptionPercent: absorption ?? null,
  verdict: 'ok',
})
const load = (given: Partial<LedgerLoad>): LedgerLoad => ({
  recipe: [],
  mixName: 'MX-1 v1',
  airPercent: '1',
  weights: [],
  cubicMetres: '1.00',
  site: { waterLitres: null, admixtureLitres: null },
  returned: null,
  carbonKg: null,
  fresh: { density: null, air: null, temperature: null },
  limits: {
    temperature: '35',
    ...contentLimits({ classes: [] }, EN),
  },
  ...given,
})
const rowOf = (of: LedgerLoad, key: LedgerKey) => {
  const { value, most, verdict, missing } = concreteLedger(of).rows.find(row => row.key === key)!
  return [value, most, missing ? missing.fault : verdict]
}

const iced = load({
  cubicMetres: '3.00',
  recipe: [
    inMix(CEMENT, '350'),
    inMix(SAND, '780'),
    inMix(STONE, '1040'),
    inMix(WATER, '110'),
    inMix(ICE, '50'),
    inMix(PCE, '2'),
  ],
  weights: [
    weighed(CEMENT, '1050'),
    weighed(SAND, '2456', '5', '1'),
    weighed(STONE, '3136', '0.5', '0.5'),
    weighed(WATER, '200'),
    weighed(ICE, '150'),
    weighed(PCE, '6'),
  ],
})

test('by hand: 3 m³ with ice', () => {
  // Sand 2456 kg at 6 % in all and 1 % absorbed: free 2456 × 5/106 = 115.849. Stone 3136 × 0.5/101 = 15.525.
  // Water 200 + ice 150 = 350. Admixture 6 kg / 1.1 = 5.5 L of 9 that go free. Free 350 + 115.849 + 15.525 = 481.374.
  expect(rowOf(iced, 'batch-water')).toEqual(['116.7', null, 'no-limit'])
  expect(rowOf(iced, 'aggregate-water')).toEqual(['43.8', null, 'no-limit'])
  expect(rowOf(iced, 'admixture-water')).toEqual(['0.0', null, 'no-limit'])
  // 481.374 / 3 = 160.458; the mix says 160, 3 % more is 164.8.
  expect(rowOf(iced, 'free-water')).toEqual(['160.5', '164.8', 'within'])
  // 481.374 / 1050 = 0.4585; the mix 160/350 = 0.457, and 0.02 more.
  expect(rowOf(iced, 'water-cement')).toEqual(['0.458', '0.477', 'within'])
  // 6 kg on 1050 kg of cement.
  expect(rowOf(iced, 'admixture')).toEqual(['5.7', '50.0', 'within'])
})

const recycled = load({
  cubicMetres: '2.00',
  recipe: [
    inMix(CEMENT, '200'),
    inMix(SLAG, '240'),
    inMix(SAND, '700'),
    inMix(STONE, '1050'),
    inMix(RECYCLED, '40'),
    inMix(WATER, '125'),
    inMix(PCE, '4.4'),
  ],
  weights: [
    weighed(CEMENT, '400'),
    weighed(SLAG, '480'),
    weighed(SAND, '1400', '0', '1.2'),
    weighed(STONE, '2100', '0', '0.6'),
    weighed(RECYCLED, '80'),
    weighed(WATER, '252'),
    weighed(PCE, '8.8'),
  ],
})

test('by hand: 2 m³ with recycled water, slag that counts in part, and an admixture whose water counts', () => {
  // Admixture 8.8 kg / 1.1 = 8 L of 6 that go free: 8.8 × 70 % = 6.16 kg. Free 80 + 252 + 6.16 = 338.16.
  expect(rowOf(recycled, 'admixture-water')).toEqual(['3.1', null, 'no-limit'])
  // The mix: 40 + 125 + 4.4 × 70 % = 168.08, 3 % more is 173.1.
  expect(rowOf(recycled, 'free-water')).toEqual(['169.1', '173.1', 'within'])
  // Of 480 kg slag 400 count, as much as cement: (400 + 0.6 × 400) / 2 = 320.
  expect(rowOf(recycled, 'equivalent-cement')).toEqual(['320.0', null, 'no-limit'])
  // 338.16 / 640 = 0.528; the mix 168.08 / (200 + 0.6 × 200) = 0.525, and 0.02 more.
  expect(rowOf(recycled, 'water-cement')).toEqual(['0.528', '0.545', 'within'])
  // kg of chloride: 0.08 + 0.048 + 0.028 + 0.021 + 0.04 + 0.00756 + 0.0044 = 0.22896, on 400 + 400 kg.
  expect(rowOf(recycled, 'chloride')).toEqual(['0.029', '0.400', 'within'])
  // kg of alkali: 2.4 + 2.4 + 0.132 = 4.932, by 2 m³.
  expect(rowOf(recycled, 'alkali')).toEqual(['2.47', null, 'no-limit'])
  const strict = {
    ...recycled,
    limits: { ...recycled.limits, alkali: { most: '2.4', source: 'Limit of the company' } },
  }
  expect(rowOf(strict, 'alkali')).toEqual(['2.47', '2.40', 'above'])
})

const watered = load({
  cubicMetres: '8.00',
  recipe: [inMix(CEMENT, '320'), inMix(SAND, '800'), inMix(STONE, '1050'), inMix(WATER, '170')],
  weights: [
    weighed(CEMENT, '2560'),
    weighed(SAND, '6653.465', '4', '1'),
    weighed(STONE, '8400', '0', '0.5'),
    weighed(WATER, '1106.535'),
  ],
  site: { waterLitres: '80.00', admixtureLitres: null },
  returned: '2.00',
  carbonKg: '2400.000',
  fresh: { density: '2350', air: '2.6', temperature: '36' },
})

test('by hand: 8 m³, 80 litres on site, 2 m³ back', () => {
  // Sand 6653.465 × 4/105 = 253.465; free 1106.535 + 253.465 = 1360 as designed, and 80 more: 1440 / 8 = 180.
  expect(rowOf(watered, 'site-water')).toEqual(['10.0', null, 'no-limit'])
  expect(rowOf(watered, 'free-water')).toEqual(['180.0', '175.1', 'above'])
  // 1440 / 2560 = 0.5625; the mix 170/320 = 0.531, and 0.02 more.
  expect(rowOf(watered, 'water-cement')).toEqual(['0.563', '0.551', 'above'])
  // 2560 + 6653.465 + 8400 + 1106.535 = 18720, and 80: a quarter of 18800 came back.
  expect(concreteLedger(watered).mass).toEqual({
    batchedKg: '18720.000',
    siteKg: '80.000',
    dischargedKg: '14100.000',
    returnedKg: '4700.000',
  })
  // 18800 / 2350 = 8.
  expect(rowOf(watered, 'yield')).toEqual(['8.00', '8.16', 'within'])
  expect(rowOf(watered, 'air')).toEqual(['2.6', '2.5', 'above'])
  expect(rowOf(watered, 'temperature')).toEqual(['36.0', '35.0', 'above'])
  expect(rowOf(watered, 'carbon')).toEqual(['300.0', null, 'no-limit'])
  expect(rowOf(watered, 'discharged')).toEqual(['6.00', null, 'no-limit'])
  expect(outsideOf(concreteLedger(watered).rows).map(row => row.key)).toEqual([
    'free-water',
    'water-cement',
    'air',
    'temperature',
  ])
})

test('what is not known is named and nothing is filled in', () => {
  expect(concreteLedger(load({}))).toMatchObject({ rows: [], mass: null, missing: { fault: 'no-weights' } })
  const half = { ...iced, weights: iced.weights.slice(1) }
  expect(concreteLedger(half).missing).toEqual({ fault: 'not-weighed', text: 'Not weighed: Cement' })
  expect(concreteLedger({ ...iced, returned: '3.01' }).missing?.fault).toBe('returned-above-batched')
  const dry = { ...watered, weights: watered.weights.map(weight => ({ ...weight, moisturePercent: null })) }
  for (const key of ['aggregate-water', 'free-water', 'water-cement'] as const)
    expect(rowOf(dry, key)[2]).toBe('moisture-missing')
  expect(rowOf(dry, 'batch-water')[0]).toBe('138.3')
  expect(rowOf(iced, 'yield')[2]).toBe('fresh density-not-tested')
  expect(rowOf(iced, 'carbon')[2]).toBe('carbon-factor-missing')
  const silent = { ...watered, weights: watered.weights.map(weight => ({ ...weight, chloridePercent: null })) }
  expect(rowOf(silent, 'chloride')[2]).toBe('chloride-not-declared')
  const bare = { ...iced, recipe: [] }
  expect(rowOf(bare, 'water-cement')).toEqual(['0.458', null, 'no-limit'])
  const two = { ...iced, site: { waterLitres: null, admixtureLitres: '2' } }
  expect(rowOf(two, 'admixture')[0]).toBe('7.8')
  const none = { ...watered, site: { waterLitres: null, admixtureLitres: '2' } }
  expect(rowOf(none, 'admixture')[2]).toBe('admixture-unknown')
})

const kg = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map(g => (g / 1000).toFixed(3))
const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map(t => (t / 10).toFixed(1))
const anyLoad = fc
  .record({
    cement: kg(100, 4000),
    slag: kg(0, 4000),
    sand: kg(100, 8000),
    stone: kg(100, 9000),
    water: kg(1, 2000),
    ice: kg(0, 500),
    pce: kg(0, 60),
    free: tenths(0, 9),
    absorption: tenths(0, 4),
    site: tenths(0, 200),
    dosed: tenths(0, 10),
    cubic: fc.integer({ min: 100, max: 1000 }),
    share: fc.integer({ min: 0, max: 100 }),
  })
  .map(given => ({
    given,
    load: load({
      cubicMetres: (given.cubic / 100).toFixed(2),
      returned: (Math.floor((given.cubic * given.share) / 100) / 100).toFixed(2),
      site: { waterLitres: given.site, admixtureLitres: given.dosed },
      weights: [
        weighed(CEMENT, given.cement),
        weighed(SLAG, given.slag),
        weighed(SAND, given.sand, given.free, given.absorption),
        weighed(STONE, given.stone, '0', '0.6'),
        weighed(WATER, given.water),
        weighed(ICE, given.ice),
        weighed(PCE, given.pce),
      ],
    }),
  }))

test('mass is conserved: what was weighed and added is what was discharged and came back', () => {
  fc.assert(
    fc.property(anyLoad, ({ load: of }) => {
      const { batchedKg, siteKg, dischargedKg, returnedKg } = concreteLedger(of).mass!
      expect(decimal(batchedKg).plus(siteKg).minus(dischargedKg).minus(returnedKg).toString()).toBe('0')
      expect(decimal(dischargedKg).isNegative() || decimal(returnedKg).isNegative()).toBe(false)
      const weights = of.weights.reduce((sum, one) => sum + Number(one.actualKg), 0)
      expect(Number(batchedKg)).toBeCloseTo(weights, 3)
    }),
    { numRuns: 2000, seed: 46 },
  )
})

test('water to cement is that of the formula written out', () => {
  fc.assert(
    fc.property(anyLoad, ({ given: g, load: of }) => {
      const n = Object.fromEntries(Object.entries(g).map(([name, value]) => [name, Number(value)])) as Record<
        keyof typeof g,
        number
      >
      const sandFree = (n.sand * n.free) / (100 + n.free + n.absorption)
      const counts = n.pce / 1.1 + n.dosed > (3 * n.cubic) / 100 + 1e-9
      const liquid = counts ? n.pce * 0.7 + n.dosed : 0
      const water = n.water + n.ice + sandFree + liquid + n.site
      const ratio = water / (n.cement + 0.6 * Math.min(n.slag, n.cement))
      expect(Math.abs(Number(rowOf(of, 'water-cement')[0]) - ratio)).toBeLessThan(0.000_501 + ratio * 1e-9)
    }),
    { numRuns: 2000, seed: 47 },
  )
})

test('a weight at its tolerance is within it, a gram more is not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9000 }), fc.integer({ min: 1, max: 10 }), fc.boolean(), (ten, act, more) => {
      // Whole hundreds of grams have a tolerance of whole grams.
      const target = decimal(ten).div(10)
      const edge = target.times(more ? 100 + act : 100 - act).div(100)
      const gram = decimal(more ? '0.001' : '-0.001')
      const limits = { informPercent: '0.5', actPercent: String(act), mustExplain: true }
      expect(judge(target.toString(), edge.toString(), limits).verdict).toBe('inform')
      expect(judge(target.toString(), edge.plus(gram).toString(), limits).verdict).toBe('act')
    }),
    { numRuns: 2000, seed: 48 },
  )
})
