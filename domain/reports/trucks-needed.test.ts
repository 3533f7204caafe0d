import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bound, trucksNeeded } from './trucks-needed'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

test('a truck that carries two loads within the hour is one truck', () => {
  const loads = [
    { from: 600, to: 625 },
    { from: 625, to: 660 },
  ]
  expect(trucksNeeded(loads, [9, 10, 11])).toEqual([0, 1, 0])
})

test('loads that overlap need a truck each, in every hour that they reach', () => {
  const loads = [
    { from: 590, to: 700 },
    { from: 610, to: 640 },
    { from: 639, to: 720 },
  ]
  expect(trucksNeeded(loads, [9, 10, 11, 12])).toEqual([1, 3, 2, 0])
})

test('trucks that all come free on the hour are not needed in the next', () => {
  const loads = [
    { from: 1252, to: 1260 },
    { from: 1075, to: 1260 },
  ]
  expect(trucksNeeded(loads, [19, 20, 21])).toEqual([1, 2, 0])
})

const load = fc.tuple(fc.integer({ min: -120, max: 1500 }), fc.integer({ min: 0, max: 400 }))
const dayOf = fc.array(
  load.map(([from, minutes]): Bound => ({ from, to: from + minutes })),
  { maxLength: 40 },
)

test('an hour needs the most of its minutes', () => {
  const minutes = Array.from({ length: 60 }, (_, minute) => minute)
  fc.assert(
    fc.property(dayOf, loads => {
      const at = (minute: number) => loads.filter(({ from, to }) => from <= minute && minute < to).length
      expect(trucksNeeded(loads, HOURS)).toEqual(HOURS.map(hour => Math.max(...minutes.map(of => at(hour * 60 + of)))))
    }),
    { numRuns: 500 },
  )
})
