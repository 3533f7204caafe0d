import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultOf } from '~/tests/kit/rules/fault-of'
import { absoluteVolume, batchYield, gravimetricAir, relativeYield, volumeCheck } from './absolute-volume'
import { admixtureWater, batchMoisture } from './moisture'

const PARTS = [
  { name: 'cement', mass: 350, relativeDensity: 3.15 },
  { name: 'water', mass: 175, relativeDensity: 1 },
  { name: 'coarse', mass: 1080, relativeDensity: 2.65 },
]

test('moisture moves water between bins and never changes the total mass', () => {
  const percent = fc.double({ min: 0.15, max: 8, noNaN: true })
  const aggregate = fc.record({
    name: fc.constant('sand'),
    mass: fc.double({ min: 0, max: 900, noNaN: true }),
    moisture: percent,
    absorption: percent,
  })
  fc.assert(
    fc.property(fc.array(aggregate, { minLength: 1, maxLength: 5 }), list => {
      const batch = batchMoisture(600, list)
      const designed = 600 + list.reduce((sum, one) => sum + one.mass, 0)
      expect(batch.total).toBeCloseTo(designed, 6)
      expect(batch.water + batch.free).toBeCloseTo(600, 6)
    }),
  )
})

test('a mix filled up with sand closes at one m³, within 0.002', () => {
  const rest = 1 - absoluteVolume(PARTS, 2).total
  const sand = { name: 'sand', mass: rest * 2600, relativeDensity: 2.6 }
  expect(volumeCheck([...PARTS, sand], 2)).toMatchObject({ accepted: true, total: expect.closeTo(1, 9) })
  expect(volumeCheck([...PARTS, { ...sand, mass: sand.mass + 5 }], 2).accepted).toBe(true)
  expect(volumeCheck([...PARTS, { ...sand, mass: sand.mass + 6 }], 2).accepted).toBe(false)
})

test('yield is mass over density, accepted from 0.98 to 1.02; air from two densities', () => {
  expect(batchYield([1188, 972], 2400)).toBeCloseTo(0.9, 12)
  expect(relativeYield(0.98, 1).accepted).toBe(true)
  expect(relativeYield(1.03, 1).accepted).toBe(false)
  expect(gravimetricAir(150.4, 147.5)).toBeCloseTo(1.93, 2)
  expect(faultOf(() => gravimetricAir(2400, 2450))).toBe('density-above-air-free')
})

test('the water of an admixture counts from 0.01 of the ratio', () => {
  expect(admixtureWater(5, 40, 400)).toMatchObject({ water: 3, counts: false })
  expect(admixtureWater(7, 40, 400).counts).toBe(true)
})

test('bad input is a named fault', () => {
  const sand = { name: 'sand', mass: 700, moisture: 5, absorption: 1 }
  expect(faultOf(() => batchMoisture(180, [{ ...sand, mass: -700 }]))).toBe('negative-mass')
  expect(faultOf(() => batchMoisture(180, [{ ...sand, moisture: Number.NaN }]))).toBe('not-a-number')
  expect(faultOf(() => batchMoisture(180, [{ ...sand, moisture: 20 }]))).toBe('out-of-bounds')
  expect(faultOf(() => batchMoisture(180, [{ ...sand, moisture: 0.06 }]))).toBe('units-mixed-up')
  expect(faultOf(() => admixtureWater(5, 0.4, 400))).toBe('units-mixed-up')
  expect(faultOf(() => batchMoisture(20, [sand]))).toBe('water-below-zero')
  expect(faultOf(() => absoluteVolume([{ name: 'cement', mass: 350, relativeDensity: 3150 }], 2))).toBe(
    'units-mixed-up',
  )
  expect(faultOf(() => absoluteVolume([{ name: 'cement', mass: -1, relativeDensity: 3.15 }], 2))).toBe('negative-mass')
})
