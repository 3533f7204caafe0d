import fc from 'fast-check'
import { expect, test } from 'vitest'
import { specifiedStrength } from '../cylinders/specimen/kind'
import { predictorOf } from './strength/predict'
import { SHIPPED_MODEL } from './strength/shipped'
import { STRENGTH_CLASSES, strengthAs } from './strength-class'

const RUNS = { numRuns: 2000, seed: 206 }
const mpa = fc.double({ min: 0.5, max: 150, noNaN: true })

test('every class of EN 206 turns into itself, and below them a cylinder is 0.8 of its cube', () => {
  for (const [cylinder, cube] of [...STRENGTH_CLASSES, [28, 35] as const, [32, 40] as const]) {
    expect(strengthAs(cylinder, 'cylinder', 'cube')).toBe(cube)
    expect(strengthAs(cube, 'cube', 'cylinder')).toBe(cylinder)
  }
  expect(strengthAs(5, 'cube', 'cylinder')).toBeCloseTo(4, 12)
  expect(strengthAs(110, 'cylinder', 'cube')).toBe(125)
  expect(strengthAs(42, 'cube', 'cube')).toBe(42)
})

test('it turns back, rises, and a cube is never less than its cylinder', () => {
  fc.assert(
    fc.property(mpa, mpa, (one, other) => {
      expect(strengthAs(strengthAs(one, 'cylinder', 'cube'), 'cube', 'cylinder')).toBeCloseTo(one, 9)
      expect(strengthAs(one, 'cylinder', 'cube')).toBeGreaterThan(one)
      if (one < other) expect(strengthAs(one, 'cylinder', 'cube')).toBeLessThan(strengthAs(other, 'cylinder', 'cube'))
    }),
    RUNS,
  )
})

test('the same mix is never judged better as a cube than as its cylinder, nor worse', () => {
  const predictor = predictorOf(SHIPPED_MODEL)
  const whole = (min: number, max: number) => fc.integer({ min, max })
  const mix = fc.record({
    cement: whole(180, 480),
    slag: whole(0, 150),
    ash: whole(0, 120),
    water: whole(145, 215),
    superplastic: fc.constant(6),
    coarseagg: whole(850, 1080),
    fineagg: whole(650, 900),
    age: fc.constantFrom(3, 7, 28, 56, 90),
  })
  let judged = 0
  fc.assert(
    fc.property(mix, whole(10, 115), (one, grade) => {
      const [cylinder, cube] = [predictor.ask(one), predictor.ask(one, 'cube')]
      expect(cube.refused).toBe(cylinder.refused)
      if (cylinder.refused || cube.refused) return fc.pre(false)
      judged++
      expect([cylinder.specimen, cube.specimen]).toEqual(['cylinder', 'cube'])
      for (const end of ['p10', 'p50', 'p90'] as const) {
        const asCylinder = strengthAs(grade, 'cube', 'cylinder')
        expect(cube[end] >= grade).toBe(cylinder[end] >= asCylinder)
        expect(Math.abs(specifiedStrength(grade, '150x300') - asCylinder)).toBeLessThanOrEqual(0.05)
      }
    }),
    RUNS,
  )
  expect(judged).toBe(RUNS.numRuns)
})
