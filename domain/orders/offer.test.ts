import { expect, test } from 'vitest'
import { random } from '../kit/random'
import { chanceFrom, chanceOf } from './offer'

test('the interval is Wilson’s', () => {
  // By hand: 45 of 50, z 1.645: (0.9 + 0.02706) / 1.05412 = 0.8795, less 0.0762.
  expect(chanceOf(50, 45)).toEqual({ percent: 88, atLeast: 81, loads: 50, onTime: 45 })
  expect(chanceOf(20, 20)).toMatchObject({ percent: 94, atLeast: 88 })
  expect(chanceOf(19, 19)).toBeNull()
})

test('what is told comes true: the middle on average, the lower end 19 times of 20', () => {
  const draw = random(7)
  const truth = [0.6, 0.75, 0.85, 0.9, 0.95]
  for (const [turn, chance] of truth.entries()) {
    const loads = 60 + 40 * turn
    const told = Array.from({ length: 2000 }, () => {
      const onTime = Array.from({ length: loads }, () => draw() < chance).filter(Boolean).length
      return chanceOf(loads, onTime)!
    })
    const mean = told.reduce((sum, each) => sum + each.percent, 0) / told.length
    expect(Math.abs(mean - chance * 100), `${chance}`).toBeLessThan(2)
    const held = told.filter(each => each.atLeast <= Math.ceil(chance * 100)).length / told.length
    expect(held, `${chance}`).toBeGreaterThan(0.94)
  }
})

test('the site tells first, then the hour at the plant, then the plant; else it is said that too few tell', () => {
  const row = (locationId: string, hour: number, loads: number, onTime: number, plantId = 'p1') => ({
    ...{ plantId, locationId, hour, loads, onTime },
  })
  const asked = { plantId: 'p1', plantName: 'Tuas', locationId: 'l1', hour: 7 }
  const hours = [row('l2', 6, 12, 12), row('l3', 8, 13, 10), row('l2', 14, 30, 15)]
  const site = [row('l1', 15, 24, 12)]
  const others = [row('l1', 7, 400, 400, 'p2')]
  expect(chanceFrom([...hours, ...site, ...others], asked).chanceSays).toBe(
    '12 of 24 first loads from Tuas to this site were on time',
  )
  expect(chanceFrom([...hours, ...others], asked).chanceSays).toBe(
    '22 of 25 first loads from Tuas about this hour were on time',
  )
  expect(chanceFrom(hours.slice(1), asked).chanceSays).toBe('25 of 43 first loads from Tuas were on time')
  expect(chanceFrom([...hours.slice(0, 1), ...others], asked)).toEqual({
    chance: null,
    chanceSays: 'Too few loads to tell: 12 first loads from Tuas',
  })
})
