import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultOf } from '~/tests/kit/rules/fault-of'
import { batchMoisture } from '../moisture'
import { coarseVolume } from './coarse'
import { type AciInput, aciDesign } from './design'
import { aciRatio } from './ratio'
import { aciTrialAdjustment } from './trial'
import { aciAir, aciWater, waterAdjustment } from './water'

const FIRST: AciInput = {
  system: 'us',
  specified: 2500,
  slump: 3.5,
  maxSize: 1.5,
  air: 'entrapped',
  finenessModulus: 2.8,
  coarse: { relativeDensity: 2.68, absorption: 0.5, rodded: 100 },
  fine: { relativeDensity: 2.64, absorption: 0.7 },
}
const METRIC: AciInput = {
  ...FIRST,
  system: 'si',
  specified: 17,
  slump: 90,
  maxSize: 37.5,
  coarse: { relativeDensity: 2.68, absorption: 0.5, rodded: 1600 },
}

test('ACI PRC-211.1-22 example 1, to the last printed digit', () => {
  const mix = aciDesign(FIRST)
  expect(mix).toMatchObject({ feasible: true, required: 3500, ratio: 0.62, binder: 484, air: 1, total: 4019 })
  expect(mix.masses).toMatchObject({ water: 300, cement: 484, coarseDry: 1917, coarse: 1927, fine: 1308 })
  expect(mix.density).toBeCloseTo(148.9, 1)
  expect(mix.airFree).toBeCloseTo(150.4, 1)
})

test('ACI example 1 at 2 % and 6 % moisture', () => {
  const { masses, total } = aciDesign(FIRST)
  const batch = batchMoisture(masses.water, [
    { name: 'coarse', mass: masses.coarse, moisture: 2, absorption: 0.5 },
    { name: 'fine', mass: masses.fine, moisture: 6, absorption: 0.7 },
  ])
  expect(batch.aggregates.map(one => Math.round(one.mass))).toEqual([1956, 1377])
  expect(Math.round(batch.water)).toBe(202)
  expect(batch.total).toBeCloseTo(total - masses.cement, 9)
})

test('ACI example 1 after its trial batch', () => {
  const design = aciDesign(FIRST)
  const trial = { water: 8.5, free: (29 + 68.8) / 27, volume: 1, slump: 2, air: 1.9 }
  const after = aciTrialAdjustment(FIRST, design, trial)
  expect(after.mixing).toBeCloseTo(12.12, 2)
  expect(after.used).toBe(327)
  expect(after).toMatchObject({ binder: 552, total: 3921 })
  expect(after.masses).toMatchObject({ water: 342, cement: 552, coarse: 1927, fine: 1100 })
})

test('a measured density gives the true yield of the trial', () => {
  const design = aciDesign(FIRST)
  const trial = { water: 8.5, free: 3.62, volume: 1, slump: 3.5, air: 1.5, total: 149.8, density: 147 }
  expect(aciTrialAdjustment(FIRST, design, trial).used).toBe(Math.round((12.12 * 27) / (149.8 / 147)))
  expect(faultOf(() => aciTrialAdjustment(FIRST, design, { ...trial, density: undefined }))).toBe('missing-value')
})

test('published lecture: 280 lb of water at 0.40, six percent of air', () => {
  const mix = aciDesign({
    ...FIRST,
    specified: 5000,
    ratio: 0.4,
    slump: 2,
    maxSize: 0.75,
    air: 'F2',
    water: 280,
    finenessModulus: 2.7,
    coarse: { relativeDensity: 2.7, absorption: 0, rodded: 100 },
    fine: { relativeDensity: 2.65, absorption: 1.3 },
  })
  expect(mix.air).toBe(6)
  expect(mix.masses).toMatchObject({ water: 280, cement: 700, coarse: 1701 })
  expect(Math.abs(mix.masses.fine - 1195.6)).toBeLessThanOrEqual(1)
})

test('published class example: 4000 psi at 3/8 in. and 3 in. of slump', () => {
  const mix = aciDesign({
    ...FIRST,
    ratio: 0.57,
    slump: 3,
    maxSize: 0.375,
    finenessModulus: 2.9,
    coarse: { relativeDensity: 2.68, absorption: 0, rodded: 103 },
    fine: { relativeDensity: 2.67, absorption: 0 },
  })
  expect(mix.air).toBe(3)
  expect(mix.masses.water).toBe(385)
  expect(Math.abs(mix.masses.cement - 675.44)).toBeLessThanOrEqual(1)
  expect(mix.masses.coarse).toBe(1251)
  expect(Math.abs(mix.masses.fine - 1516)).toBeLessThanOrEqual(2)
})

test('metric twin: 181 kg of water, 0.62, 292 kg of cement, 1136 kg of dry stone', () => {
  const mix = aciDesign(METRIC)
  expect(mix.required).toBe(24)
  expect(mix.masses).toMatchObject({ water: 181, cement: 292, coarseDry: 1136, coarse: 1142 })
  expect(Math.abs(mix.masses.fine - 771) / 771).toBeLessThan(0.01)
})

test('the tables: ratio cut not rounded, air, coarse volume, water by size', () => {
  expect([aciRatio('us', 3500, false), aciRatio('us', 4000, false), aciRatio('us', 5400, true)]).toEqual([
    0.62, 0.57, 0.37,
  ])
  expect(aciRatio('us', 1500, false)).toBe(0.82)
  expect(faultOf(() => aciRatio('us', 7100, false))).toBe('strength-beyond-table')
  expect([2.4, 2.6, 2.8, 3].map(modulus => Number(coarseVolume('us', 1, modulus).toFixed(3)))).toEqual([
    0.71, 0.69, 0.67, 0.65,
  ])
  expect(coarseVolume('us', 1, 2.8, 1.1)).toBeCloseTo(0.737, 9)
  expect(aciWater('us', 6.5, 0.75, true)).toBe(325)
  expect(aciWater('si', 60, 19, false)).toBe(205)
  expect([aciAir('us', 1, 'F1'), aciAir('us', 1, 'F3', 1), aciAir('us', 1, 'entrapped')]).toEqual([4.5, 5, 1.5])
})

test('water adjustments add up as percentages of the table', () => {
  expect(waterAdjustment({ roundedAggregate: true, reducer: 'normal', flyAsh: 20 })).toBe(-19)
  expect(waterAdjustment({ reducer: 'high-range', slumpAbove: 1, warmth: 1, slag: 30, airAbove: 1 })).toBe(-25)
  expect(waterAdjustment({ reducer: 'high-range', reduction: 18, manufacturedSand: true })).toBe(-13)
})

test('durability: C2 takes 0.40 and lifts the strength, F3 watches the additions and the air', () => {
  const mix = aciDesign({ ...FIRST, exposures: ['C2'] })
  expect(mix).toMatchObject({ required: 6200, ratio: 0.39, governed: 'strength' })
  const record = [{ deviation: 300, tests: 30 }]
  expect(aciDesign({ ...FIRST, exposures: ['C2'], records: record })).toMatchObject({
    required: 5400,
    ratio: 0.4,
    governed: 'durability',
  })
  const frost = aciDesign({ ...FIRST, exposures: ['F3'], records: record, scm: { flyAsh: 30, slag: 30 } })
  expect(frost.reasons.map(one => one.rule)).toEqual(['f3-fly-ash', 'f3-total-scm', 'freezing-needs-entrained-air'])
  expect(frost.feasible).toBe(false)
})

test('an unusual share of an addition is a warning, not a refusal', () => {
  expect(aciDesign({ ...FIRST, scm: { flyAsh: 20, slag: 30 } })).toMatchObject({ feasible: true, warnings: [] })
  const odd = aciDesign({ ...FIRST, scm: { flyAsh: 40, silicaFume: 3 } })
  expect(odd).toMatchObject({ feasible: true, warnings: ['unusual-share:flyAsh', 'unusual-share:silicaFume'] })
})

test('the volumes of every design fill 27 ft³, or one m³', () => {
  const shares = fc.integer({ min: 0, max: 30 })
  fc.assert(
    fc.property(
      fc.constantFrom(FIRST, METRIC),
      shares,
      shares,
      fc.double({ min: 2.4, max: 3, noNaN: true }),
      (base, flyAsh, slag, modulus) => {
        const { masses, air } = aciDesign({ ...base, scm: { flyAsh, slag }, finenessModulus: modulus })
        const [volume, density] = base.system === 'us' ? [27, 62.4] : [1, 1000]
        const solids =
          masses.water +
          masses.cement / 3.15 +
          masses.flyAsh / 2.4 +
          masses.slag / 2.9 +
          masses.coarse / 2.68 +
          masses.fine / 2.64
        // A volume is taken to 0.01 ft³ in US units, so that five of them may be 0.025 of 27 off.
        expect(Math.abs(solids / density / volume + air / 100 - 1)).toBeLessThan(base === FIRST ? 0.001 : 0.0005)
      },
    ),
  )
})

test('the ratio never rises with the required strength', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 6800 }), fc.boolean(), (strength, entrained) => {
      const top = entrained ? 6000 : 7000
      const [low, high] = [Math.min(strength, top - 100), Math.min(strength, top - 100) + 100]
      expect(aciRatio('us', high, entrained)).toBeLessThanOrEqual(aciRatio('us', low, entrained))
    }),
  )
})

test('bad input is a named fault', () => {
  expect(faultOf(() => aciDesign({ ...FIRST, specified: 25 }))).toBe('units-mixed-up')
  expect(faultOf(() => aciDesign({ ...FIRST, slump: 90 }))).toBe('units-mixed-up')
  expect(faultOf(() => aciDesign({ ...METRIC, coarse: { ...METRIC.coarse, rodded: 100 } }))).toBe('units-mixed-up')
  expect(faultOf(() => aciDesign({ ...FIRST, slump: 9 }))).toBe('slump-beyond-table')
  expect(faultOf(() => aciDesign({ ...FIRST, maxSize: 0.8 }))).toBe('unknown-choice')
  expect(faultOf(() => aciDesign({ ...FIRST, finenessModulus: Number.NaN }))).toBe('not-a-number')
  expect(faultOf(() => aciDesign({ ...FIRST, scm: { flyAsh: -5 } }))).toBe('out-of-bounds')
})
