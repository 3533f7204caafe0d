import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultOf } from '~/tests/kit/rules/fault-of'
import { carbonBand } from './carbon-band'
import { carbonGraph } from './carbon-graph'
import { carbonIndicators, carbonSaving } from './carbon-indicators'
import { CLASS_DEFAULTS, classDefault } from './class-default'
import { type DeliveryCarbonInput, deliveryCarbon } from './delivery-carbon'
import { CarbonFactor, DEFAULT_FACTORS, type FactorSet } from './factor-set'
import { freezeFactors } from './frozen-factors'
import { mixCarbon } from './mix-carbon'
import type { CarbonSum } from './plant-month'
import { transportCarbon } from './transport-carbon'

const on = '2026-03-02'
const freeze = (materials: string[], set: FactorSet = DEFAULT_FACTORS, plant?: string) =>
  freezeFactors(set, materials, { on, plant })
const epdMix = [
  ['cem-i', '200'],
  ['ggbs', '95'],
  ['limestone', '15'],
  ['aggregate', '1915'],
  ['water', '139'],
  ['plasticiser', '1.55'],
].map(([material, kg]) => ({ material: material!, kg: kg! }))
const epdFactors = freeze(epdMix.map(row => row.material))

test('the published EPD mix of 2365.55 kg: A1 alone is about 204 kgCO2e, 243.7 ± 20 with A2 and A3 left out', () => {
  const carbon = mixCarbon({ materials: epdMix }, epdFactors)
  expect(carbon.lines.reduce((sum, line) => sum.plus(line.kg), new Decimal(0)).toFixed(2)).toBe('2365.55')
  expect(Number(carbon.a1)).toBeGreaterThan(203)
  expect(Number(carbon.a1)).toBeLessThan(205)
  const made = mixCarbon(
    {
      materials: epdMix.map(row => ({ ...row, legs: [{ mode: 'hgv', km: '80' }] })),
      energy: { kwh: '4', dieselLitres: '1' },
    },
    epdFactors,
  )
  expect(Math.abs(Number(made.total) - 243.7)).toBeLessThan(20)
})

test('A1 to A3 by hand: mass, tonne-kilometres of each mode, grid and diesel', () => {
  const carbon = mixCarbon(
    {
      materials: [
        {
          material: 'cem-i',
          kg: '300',
          legs: [
            { mode: 'ship', km: '1000' },
            { mode: 'hgv', km: '12.5' },
          ],
        },
      ],
      energy: { kwh: '4.2', dieselLitres: '0.5' },
    },
    freeze(['cem-i']),
  )
  expect(carbon).toMatchObject({ a1: '273.600', a2: '4.361', a3: '2.396', total: '280.357' })
})

test('the class series lies on 0.9131·C + 30 within 0.2', () => {
  const cement = [285, 305, 325, 360, 390, 420]
  Object.values(CLASS_DEFAULTS).forEach((value, index) => {
    expect(Math.abs(0.9131 * cement[index]! + 30 - Number(value))).toBeLessThanOrEqual(0.2)
  })
  expect(classDefault('C32/40')).toBe('358.76')
  expect(faultOf(() => classDefault('C99'))).toBe('unknown-class')
})

test('9 m³ of C32/40, 20 km each way: A1–A3 3228.82, A4 60.80, 3289.62 kg in all, 365.51 per m³', () => {
  const set: FactorSet = {
    ...DEFAULT_FACTORS,
    factors: [{ ...DEFAULT_FACTORS.factors[0]!, material: 'c32-40', kgPerKg: '0.149482417' }],
  }
  const input: DeliveryCarbonInput = {
    delivered: '9',
    mixPerCubicMetre: { materials: [{ material: 'c32-40', kg: '2400' }] },
    kmOut: '20',
    kmBack: '20',
  }
  const carbon = deliveryCarbon(input, freeze(['c32-40'], set))
  expect(new Decimal(carbon.load.total).minus(carbon.load.a4).toFixed(2)).toBe('3228.82')
  expect(new Decimal(carbon.load.a4).toFixed(2)).toBe('60.80')
  expect(new Decimal(carbon.load.total).toFixed(2)).toBe('3289.62')
  expect(new Decimal(carbon.perCubicMetre.total).toFixed(2)).toBe('365.51')
  expect(carbon.basis).toBe('theoretical')
})

test('a batch record goes before the mix, both are kept, and what came back is carried by what stayed', () => {
  const factors = freeze(['cem-i'])
  const input: DeliveryCarbonInput = {
    delivered: '8',
    mixPerCubicMetre: { materials: [{ material: 'cem-i', kg: '300' }] },
    batched: { materials: [{ material: 'cem-i', kg: '2416.5' }] },
    kmOut: '0',
    kmBack: '0',
  }
  const carbon = deliveryCarbon(input, factors)
  expect(carbon).toMatchObject({ basis: 'batched', theoretical: '2188.800', cubicMetres: '8.00' })
  expect(carbon.load.total).toBe('2203.848')
  const weighed = { ...input, returned: '2', batched: { materials: [{ material: 'cem-i', kg: '2400' }] } }
  expect(deliveryCarbon(weighed, factors).load.total).toBe('2188.800')
  expect(deliveryCarbon({ ...weighed, returned: '8' }, factors).load.total).toBe('2188.800')
  expect(deliveryCarbon({ ...input, batched: null, returned: '2' }, factors).load.total).toBe('2736.000')
  expect(faultOf(() => deliveryCarbon({ ...input, returned: '9' }, factors))).toBe('out-of-bounds')
})

test('a new version of the set changes new records only', () => {
  const before = freeze(['cem-i'])
  const newer: FactorSet = {
    ...DEFAULT_FACTORS,
    version: 2,
    factors: DEFAULT_FACTORS.factors.map(factor => ({ ...factor, kgPerKg: '0.5' })),
  }
  const mix = { materials: [{ material: 'cem-i', kg: '100' }] }
  expect(mixCarbon(mix, structuredClone(before)).total).toBe('91.200')
  expect(mixCarbon(mix, freeze(['cem-i'], newer)).total).toBe('50.000')
  expect(before).toMatchObject({ setId: 'default-2022', version: 1, frozenOn: on })
})

test('a plant has its own EPD, an expired one is refused, a missing one never counts as zero', () => {
  const epd = (more: object) =>
    CarbonFactor.parse({ ...DEFAULT_FACTORS.factors[0]!, kgPerKg: '0.7', epd: 'S-P-1', ...more })
  const set = (factor: CarbonFactor): FactorSet => ({
    ...DEFAULT_FACTORS,
    factors: [...DEFAULT_FACTORS.factors, factor],
  })
  const tuas = set(epd({ plant: 'Tuas' }))
  expect(freeze(['cem-i'], tuas, 'Tuas').factors['cem-i']!.kgPerKg).toBe('0.7')
  expect(freeze(['cem-i'], tuas, 'Kranji').factors['cem-i']!.kgPerKg).toBe('0.912')
  expect(freeze(['cem-i'], set(epd({ plant: 'Tuas', validTo: '2026-03-01' })), 'Tuas').factors['cem-i']!.kgPerKg).toBe(
    '0.912',
  )
  const only: FactorSet = { ...DEFAULT_FACTORS, factors: [epd({ validTo: '2026-03-01' })] }
  expect(faultOf(() => freeze(['cem-i'], only))).toBe('factor-expired')
  expect(faultOf(() => freeze(['cem-x']))).toBe('factor-missing')
  expect(faultOf(() => mixCarbon({ materials: [{ material: 'ggbs', kg: '1' }] }, freeze(['cem-i'])))).toBe(
    'factor-missing',
  )
})

test('masses that are negative, missing or nonsense are faults', () => {
  const one = (kg: string | number) =>
    faultOf(() => mixCarbon({ materials: [{ material: 'cem-i', kg }] }, freeze(['cem-i'])))
  expect([one('-1'), one(''), one('NaN'), one(Number.NaN), one('1e9'), one('0')]).toEqual([
    'negative-mass',
    'not-a-number',
    'not-a-number',
    'not-a-number',
    'out-of-bounds',
    'nothing-weighed',
  ])
})

test('decimals: lines sum exactly to their totals, in any order and grouping, and months are weighted by volume', () => {
  const kg = fc.integer({ min: 0, max: 60_000 }).map(value => new Decimal(value).div(100).toFixed(2))
  const row = fc.record({
    plant: fc.constantFrom('Tuas', 'Kranji'),
    day: fc.constantFrom('2026-03-01', '2026-03-31', '2026-04-01'),
    strengthClass: fc.constantFrom('C30/37', 'C40/50'),
    cement: kg.filter(value => value !== '0.00'),
    slag: kg,
    volume: fc.integer({ min: 100, max: 1200 }).map(value => new Decimal(value).div(100).toFixed(2)),
  })
  const factors = freeze(['cem-i', 'ggbs'])
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 25 }), given => {
      for (const { cement, slag, volume } of given) {
        const mix = {
          materials: [
            { material: 'cem-i', kg: cement },
            { material: 'ggbs', kg: slag },
          ],
        }
        const carbon = deliveryCarbon(
          { delivered: volume, mixPerCubicMetre: mix, kmOut: '7.3', kmBack: '8.1' },
          factors,
        )
        const { a1, a2, a3, a4, total } = carbon.load
        expect(new Decimal(a1).plus(a2).plus(a3).plus(a4).equals(total)).toBe(true)
      }
    }),
    { numRuns: 50 },
  )
})

test('bands come from a table: the class before the general row, ends included', () => {
  const table = [
    {
      bands: [
        { name: 'A', upTo: '200' },
        { name: 'B', upTo: '300' },
      ],
    },
    {
      strengthClass: 'C40/50',
      bands: [
        { name: 'A', upTo: '250' },
        { name: 'G', upTo: null },
      ],
    },
  ]
  expect(carbonBand('200.000', 'C30/37', table)).toBe('A')
  expect(carbonBand('200.001', 'C30/37', table)).toBe('B')
  expect(carbonBand('301', 'C30/37', table)).toBeNull()
  expect(carbonBand('900', 'C40/50', table)).toBe('G')
  expect(carbonBand('1', 'C40/50', [])).toBeNull()
  const falling = [
    {
      bands: [
        { name: 'A', upTo: '300' },
        { name: 'B', upTo: '200' },
      ],
    },
  ]
  expect(faultOf(() => carbonBand('1', 'C40/50', falling))).toBe('bands-out-of-order')
})

test('indicators: clinker, additions, kgCO2e per MPa and saving against the class', () => {
  const found = carbonIndicators(mixCarbon({ materials: epdMix }, epdFactors), epdFactors, {
    strength: 40,
    baseline: classDefault('C32/40'),
  })
  expect(found).toMatchObject({ binder: '310.000', clinkerFactor: '61.29', additionShare: '35.48' })
  expect(Number(found.perMpa)).toBeCloseTo(5.1, 1)
  expect(found.saving).toBe(carbonSaving(mixCarbon({ materials: epdMix }, epdFactors).total, '358.76'))
  expect(carbonSaving('250', '200')).toBe('-25.00')
  const factors = freeze(['water'])
  expect(
    faultOf(() =>
      carbonIndicators(mixCarbon({ materials: [{ material: 'water', kg: 1 }] }, factors), factors, { strength: 40 }),
    ),
  ).toBe('binder-missing')
  expect(transportCarbon({ tonnes: '21.6', kmOut: '20', kmBack: '20' }, factors)).toBe('60.797')
})

test('a carbon graph has a bar for each plant and month that delivered', () => {
  const sum = (plant: string, month: string, perCubicMetre: string): CarbonSum => ({
    key: `${plant} · ${month}`,
    plant,
    month,
    strengthClass: null,
    deliveries: 1,
    theoretical: 0,
    cubicMetres: '10.00',
    load: { a1: '0', a2: '0', a3: '0', a4: '0', total: '0' },
    perCubicMetre,
  })
  const sums = [
    sum('Kranji', '2026-04', '260.000'),
    sum('Tuas', '2026-03', '250.000'),
    sum('Tuas', '2026-04', '240.000'),
  ]
  const { table } = carbonGraph(sums, { theme: 'light', id: 'c', title: 'Carbon', aim: 250 })
  expect(table.columns.map(column => column.label)).toEqual(['Plant', 'March 2026, kgCO₂e/m³', 'April 2026, kgCO₂e/m³'])
  expect(table.rows).toEqual([
    ['Kranji', '–', '260'],
    ['Tuas', '250', '240'],
  ])
})
