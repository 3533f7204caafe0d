import { expect, test } from 'vitest'
import { crossesItself, inRing, type Point } from './polygon'

const square: Point[] = [
  [103.7, 1.3],
  [103.8, 1.3],
  [103.8, 1.4],
  [103.7, 1.4],
]
const notched: Point[] = [...square, [103.75, 1.35]]

test('R-274 a point in a region, its corners and its line are inside; what is beside it is not', () => {
  expect(inRing([103.75, 1.32], square)).toBe(true)
  expect(inRing([103.7, 1.3], square)).toBe(true)
  expect(inRing([103.7, 1.35], square)).toBe(true)
  expect(inRing([103.69999, 1.35], square)).toBe(false)
  expect(inRing([103.75, 1.4001], square)).toBe(false)
})

test('a notch is outside, and a closed ring says the same as an open one', () => {
  expect(inRing([103.71, 1.35], notched)).toBe(false)
  expect(inRing([103.78, 1.35], notched)).toBe(true)
  expect(inRing([103.71, 1.35], [...notched, notched[0]!])).toBe(false)
  expect(inRing([103.75, 1.32], square.slice(0, 2))).toBe(false)
})

test('a ring that crosses itself is seen; a plain one is not blamed', () => {
  expect(crossesItself(square)).toBe(false)
  expect(crossesItself(notched)).toBe(false)
  expect(crossesItself([square[0]!, square[2]!, square[1]!, square[3]!])).toBe(true)
})
