import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '~/domain/kit/money'
import { split } from './loads'

const usual = { schedule: '9', minimum: '3' }

test('126 m³ is fourteen loads of nine', () => {
  expect(split('126', usual)).toEqual(Array.from({ length: 14 }, () => '9.00'))
})

test('a last load at or above the minimum stays as it is, one below is shared with the load before', () => {
  expect(split('30', usual)).toEqual(['9.00', '9.00', '9.00', '3.00'])
  expect(split('20', usual)).toEqual(['9.00', '5.50', '5.50'])
  expect(split('19.5', usual)).toEqual(['9.00', '5.50', '5.00'])
})

test('a small order is one load, nothing is no load', () => {
  expect(split('2', usual)).toEqual(['2.00'])
  expect(split('9', usual)).toEqual(['9.00'])
  expect(split('0', usual)).toEqual([])
  expect(() => split('9', { schedule: '0', minimum: '3' })).toThrow('above zero')
})

test('a quantity or a size that was mistyped makes no list of millions of loads', () => {
  for (const [quantity, schedule] of [
    ['99999999999', '9'],
    ['126', '0.01'],
  ] as const)
    expect(() => split(quantity, { schedule, minimum: '3' })).toThrow('more than 2500 loads')
  expect(split('22491', usual)).toHaveLength(2499)
})

test('the loads always add up to the quantity and none is larger than the schedule size', () => {
  const hundredths = fc.integer({ min: 1, max: 200_000 })
  fc.assert(
    fc.property(hundredths, fc.integer({ min: 8, max: 24 }), (quantity, halves) => {
      const text = (quantity / 100).toFixed(2)
      const schedule = (halves / 2).toFixed(2)
      const loads = split(text, { schedule, minimum: '3' })
      expect(sum(loads).toFixed(2)).toBe(text)
      expect(Math.max(...loads.map(Number))).toBeLessThanOrEqual(Number(schedule))
      expect(Math.min(...loads.map(Number))).toBeGreaterThan(0)
    }),
  )
})
