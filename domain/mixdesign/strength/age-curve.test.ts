import { expect, test } from 'vitest'
import { hardening, SLOWNESS, strengthAt } from './age-curve'

const knots = [3, 7, 28, 91]
const curve = [20, 30, 45, 52]
const at = (age: number, slowness: number = SLOWNESS.normal) => strengthAt(age, knots, curve, slowness)

test('EN 1992-1-1: the share of the 28-day strength at 7 days', () => {
  expect(hardening(28, SLOWNESS.slow)).toBe(1)
  // exp(0.25 (1 − √4)) and exp(0.38 (1 − √4)).
  expect(hardening(7, SLOWNESS.normal)).toBeCloseTo(0.7788, 4)
  expect(hardening(7, SLOWNESS.slow)).toBeCloseTo(0.6839, 4)
})

test('a tested age has its own strength, one between lies between, and one day is not three', () => {
  expect(knots.map(age => at(age))).toEqual(curve)
  expect(at(5)).toBeGreaterThan(25)
  expect(at(5)).toBeLessThan(30)
  // 20 · exp(0.25 (1 − √28)) / exp(0.25 (1 − √(28/3))).
  expect(at(1)).toBeCloseTo(11.43, 2)
  expect(at(1, SLOWNESS.slow)).toBeLessThan(at(1))
  expect(at(400)).toBe(52)
})

test('it rises with every hour to the last tested age, and has no steps', () => {
  const ages = Array.from({ length: 91 * 24 - 11 }, (_, hour) => 0.5 + hour / 24)
  const strengths = ages.map(age => at(age))
  strengths.slice(1).forEach((one, index) => {
    expect(one).toBeGreaterThan(strengths[index]!)
    expect(one - strengths[index]!).toBeLessThan(1)
  })
})
