import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cubeStrength } from '~/domain/cylinders/specimen/cube-strength'
import { cylinderStrength } from '~/domain/cylinders/specimen/cylinder-strength'
import {
  cylinderVolume,
  densityByDimensions,
  densityByDisplacement,
} from '~/domain/cylinders/specimen/hardened-density'
import { slendernessFactor } from '~/domain/cylinders/specimen/slenderness'
import { strengthTest } from '~/domain/cylinders/specimen/strength-test'
import { ageTolerance, dueTest, testAge } from '~/domain/cylinders/specimen/test-age'
import { roundTo } from '~/domain/kit/rounding'
import { faultOf } from '~/tests/kit/rules/fault-of'
import { kilonewtons, megapascals, millimetres, psi } from '~/tests/kit/rules/other-units'

test('71 000 lb on a 6 in. cylinder is 2511.1 psi, reported 2510', () => {
  const diameter = millimetres(6)
  const { strength } = cylinderStrength({
    load: kilonewtons(71_000),
    diameters: [diameter],
    length: millimetres(12),
    diameterStep: millimetres(0.01),
  })
  expect(psi(strength)).toBeCloseTo(2511.1, 1)
  expect(roundTo(psi(strength), 10)).toBe(2510)
  expect(megapascals(psi(strength))).toBeCloseTo(strength, 12)
})

test('cylinders: 450 kN is 25.4, a short one 22.4, 245.3 kN on 100 mm is 31.2', () => {
  expect(cylinderStrength({ load: 450, diameters: [150.2], length: 300 }).reported).toBe(25.4)
  const short = cylinderStrength({ load: 412.6, diameters: [150], length: 225 })
  expect(short.strength / short.factor).toBeCloseTo(23.35, 2)
  expect(short.factor).toBe(0.96)
  expect(short.reported).toBe(22.4)
  expect(cylinderStrength({ load: 245.3, diameters: [100.1], length: 200 }).reported).toBe(31.2)
})

test('length over diameter: table values, straight between, none above 1.75, refused below 1', () => {
  const at = (ratio: number) => slendernessFactor(150 * ratio, 150)
  expect([1, 1.25, 1.5, 1.75, 1.76, 2].map(at)).toEqual([0.87, 0.93, 0.96, 0.98, 1, 1])
  expect(at(1.1)).toBeCloseTo(0.87 + 0.4 * 0.06, 10)
  expect(faultOf(() => at(0.99))).toBe('too-short')
  fc.assert(
    fc.property(fc.double({ min: 1, max: 2, noNaN: true }), fc.double({ min: 1, max: 2, noNaN: true }), (a, b) => {
      expect(at(Math.max(a, b))).toBeGreaterThanOrEqual(at(Math.min(a, b)))
    }),
  )
})

test('specimens: units mixed up, out of round and NaN are faults, an odd size is a warning', () => {
  const good = { load: 450, diameters: [150, 150.5], length: 300, nominalDiameter: 150 }
  expect(cylinderStrength(good).warnings).toEqual([])
  expect(cylinderStrength({ ...good, diameters: [154, 154] }).warnings).toHaveLength(1)
  expect(faultOf(() => cylinderStrength({ ...good, load: 450_000 }))).toBe('out-of-bounds')
  expect(faultOf(() => cylinderStrength({ ...good, diameters: [15] }))).toBe('out-of-bounds')
  expect(faultOf(() => cylinderStrength({ ...good, diameters: [150, 154] }))).toBe('out-of-round')
  expect(faultOf(() => cylinderStrength({ ...good, load: Number.NaN }))).toBe('not-a-number')
  expect(faultOf(() => cylinderStrength({ ...good, load: 4500, diameters: [100], length: 200 }))).toBe('out-of-bounds')
  expect(cubeStrength({ load: 900, sides: [150, 150], nominalSide: 150 }).reported).toBe(40)
  expect(faultOf(() => cubeStrength({ load: -900, sides: [150, 150] }))).toBe('out-of-bounds')
})

test('density to 10 kg/m³ by dimensions and by displacement, grams refused', () => {
  expect(densityByDimensions(12.72, cylinderVolume(150, 300)).reported).toBe(2400)
  expect(densityByDisplacement(8.1, 4.72).reported).toBe(2390)
  expect(faultOf(() => densityByDimensions(12_720, cylinderVolume(150, 300)))).toBe('out-of-bounds')
})

test('age: 28 days ± 20 hours, missing times are a fault', () => {
  const cast = new Date('2026-03-02T02:00:00Z')
  const after = (hours: number) => new Date(cast.getTime() + hours * 3_600_000)
  expect(testAge(cast, after(28 * 24 + 20), 28, 'cylinder').withinTolerance).toBe(true)
  expect(testAge(cast, after(28 * 24 + 20.5), 28, 'cylinder').withinTolerance).toBe(false)
  expect([1, 3, 7, 28, 90].map(days => ageTolerance(days, 'cylinder'))).toEqual([0.5, 2, 6, 20, 48])
  // Any other age: 2 % of it, so a 56-day cylinder may be a day late and one of 12 hours a quarter of an hour.
  expect([0.5, 14, 56, 180, 365].map(days => ageTolerance(days, 'cylinder'))).toEqual([0.24, 6.72, 26.88, 86.4, 175.2])
  // Cubes: half an hour up to 30 hours, two up to four days, eight up to 60 days, a day beyond.
  expect([0.5, 1, 1.25, 1.5, 4, 7, 28, 56, 90].map(days => ageTolerance(days, 'cube'))).toEqual([
    0.5, 0.5, 0.5, 2, 2, 8, 8, 8, 24,
  ])
  expect(testAge(cast, after(57 * 24), 56, 'cylinder').withinTolerance).toBe(true)
  expect(faultOf(() => ageTolerance(0.25, 'cube'))).toBe('out-of-bounds')
  expect(faultOf(() => testAge(cast, null, 28, 'cube'))).toBe('age-missing')
  expect(faultOf(() => testAge(cast, new Date('nonsense'), 28, 'cube'))).toBe('age-missing')
  expect(faultOf(() => testAge(cast, after(-1), 28, 'cube'))).toBe('tested-before-cast')
})

test('a holiday cannot move a 28-day test further than 20 hours', () => {
  const cast = new Date('2026-03-02T02:00:00Z')
  const due = dueTest(cast, { nominalDays: 28, shape: 'cylinder' }, day => day === '2026-03-30')
  expect(due.days).toEqual(['2026-03-29', '2026-03-30', '2026-03-31'])
  expect(due).toMatchObject({ dueDayClosed: true, conflict: false, openDays: ['2026-03-29', '2026-03-31'] })
  expect(
    dueTest(cast, { nominalDays: 28, shape: 'cylinder' }, day => day >= '2026-03-29' && day <= '2026-03-31').conflict,
  ).toBe(true)
})

test('a test is the mean of enough specimens; range by C39, spread by EN 206', () => {
  expect(strengthTest({ strengths: [30, 31], kind: '150x300 field' })).toMatchObject({
    reported: 30.5,
    rangeExpected: 8,
    rangeAcceptable: true,
  })
  expect(strengthTest({ strengths: [30, 33], kind: '150x300 field' }).rangeAcceptable).toBe(false)
  expect(faultOf(() => strengthTest({ strengths: [30, 31], kind: '100x200 lab' }))).toBe('too-few-specimens')
  expect(strengthTest({ strengths: [30, 35.5] }).discard).toBe(true)
  expect(strengthTest({ strengths: [30, 34] }).discard).toBe(false)
})
