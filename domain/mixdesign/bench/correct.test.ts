import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultOf } from '~/tests/kit/rules/fault-of'
import { absoluteVolume } from '../design/absolute-volume'
import { correctMix, type TrialPart } from './correct'

const part = (name: string, kind: TrialPart['kind'], mass: number, relativeDensity: number): TrialPart => ({
  ...{ materialId: name, name, kind, mass, relativeDensity },
})
const MIX = [
  part('Cement', 'binder', 360, 3.15),
  part('Water', 'water', 180, 1),
  part('Superplasticiser', 'admixture', 2.4, 1.07),
  part('Sand', 'fine', 745, 2.61),
  part('Granite', 'coarse', 1050, 2.65),
]
const TOLD = { freeWater: 180, relativeYield: 1, airPercent: 1.2, slump: 120, strength: 48 }
const WANTED = { slump: [100, 150] as const, target: 53, maxRatio: null, minBinder: null }
const kg = (found: ReturnType<typeof correctMix>, name: string) => found.parts.find(one => one.name === name)!.mass

test('B12 a trial 5 MPa short takes 37.5 kg more cement at its own water, and the sand gives way', () => {
  const found = correctMix(MIX, 1, TOLD, WANTED, { keep: 'water', closer: 'fine' })
  // 48 MPa from 360 kg is 0.1333 MPa a kg; 5 / 0.1333 = 37.5; 180 / 397.5 = 0.453.
  expect(kg(found, 'Cement')).toBe(398)
  expect(kg(found, 'Water')).toBe(180)
  expect(kg(found, 'Superplasticiser')).toBe(2.65)
  expect(kg(found, 'Granite')).toBe(1050)
  expect(kg(found, 'Sand')).toBeLessThan(745)
  expect(found.airPercent).toBe(1.2)
  expect(found.steps.find(({ name }) => name === 'Strength')).toMatchObject({
    value: '+38 kg/m³ of binder',
    source: 'ACI PRC-211.1-22 §9.4, example 3',
  })
})

test('B12 with the paste kept the water falls, and the aggregate stays', () => {
  const found = correctMix(MIX, 1.2, TOLD, WANTED, { keep: 'paste', closer: 'aggregate' })
  const before = 360 / 3.15 + 180
  expect(Math.abs(kg(found, 'Cement') / 3.15 + kg(found, 'Water') - before)).toBeLessThan(1)
  expect(kg(found, 'Water')).toBeLessThan(180)
  expect((kg(found, 'Water') / kg(found, 'Cement')).toFixed(2)).toBe('0.45')
})

test('a dry trial gets 3 % of water an inch at the same ratio, a wet yield is turned to true cubic metres', () => {
  const dry = correctMix(MIX, 1, { ...TOLD, slump: 74, strength: null }, WANTED, { keep: 'water', closer: 'fine' })
  // 51 mm short of 125 mm: 6 %.
  expect(kg(dry, 'Water')).toBe(191)
  expect(kg(dry, 'Water') / kg(dry, 'Cement')).toBeCloseTo(0.5, 2)
  const light = correctMix(MIX, 1, { ...TOLD, relativeYield: 1.02, strength: null }, WANTED, {
    keep: 'water',
    closer: 'fine',
  })
  expect(kg(light, 'Water')).toBe(Math.round(180 / 1.02))
  const sea = correctMix(
    MIX,
    1,
    { ...TOLD, strength: null },
    { ...WANTED, maxRatio: 0.45, minBinder: 420 },
    { keep: 'water', closer: 'fine' },
  )
  expect(kg(sea, 'Cement')).toBe(420)
})

test('every correction fills one cubic metre, and more strength wanted never takes less binder, seeded', () => {
  const of = (least: number, most: number) => fc.integer({ min: least, max: most })
  fc.assert(
    fc.property(of(35, 60), of(45, 60), of(60, 200), fc.boolean(), (strength, target, slump, paste) => {
      const at = (wanted: number) =>
        correctMix(
          MIX,
          1,
          { ...TOLD, strength, slump },
          { ...WANTED, target: wanted },
          {
            keep: paste ? 'paste' : 'water',
            closer: 'aggregate',
          },
        )
      const [found, more] = [at(target), at(target + 1)]
      expect(Math.abs(absoluteVolume(found.parts, found.airPercent).total - 1)).toBeLessThanOrEqual(0.002)
      expect(kg(more, 'Cement')).toBeGreaterThanOrEqual(kg(found, 'Cement'))
    }),
    { seed: 12, numRuns: 2000 },
  )
})

test('the water of an admixture beyond 3 L a m³ comes off the water, by its solids', () => {
  const dosed = MIX.map(one => (one.kind === 'admixture' ? { ...one, mass: 3.6, solidsPercent: '30' } : one))
  const found = correctMix(dosed, 1, TOLD, WANTED, { keep: 'water', closer: 'fine' })
  // 3.98 kg are 3.7 L; 70 % of them are water: 180 − 2.8.
  expect(kg(found, 'Superplasticiser')).toBe(3.98)
  expect(kg(found, 'Water')).toBe(177)
})

test('a mix without cement is a named fault', () => {
  expect(faultOf(() => correctMix(MIX.slice(1), 1, TOLD, WANTED, { keep: 'water', closer: 'fine' }))).toBe('no-binder')
})
