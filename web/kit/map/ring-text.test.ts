import { expect, test } from 'vitest'
import { type Corner, readRing, ringText, withCorner } from './ring-text'

const square: Corner[] = [
  [103.7, 1.3],
  [103.8, 1.3],
  [103.8, 1.4],
  [103.7, 1.4],
]

test('a boundary as text and back; a line that is none is no number', () => {
  expect(readRing(ringText(square))).toEqual(square)
  expect(readRing('1.3 103.7\n\n 1.4;103.8 ')).toEqual([
    [103.7, 1.3],
    [103.8, 1.4],
  ])
  expect(readRing('west')[0]!.every(Number.isNaN)).toBe(true)
})

test('a press beside a side bends that side; the first three corners come in their order', () => {
  expect(withCorner(square, [103.85, 1.35])).toMatchObject({ at: 2 })
  expect(withCorner(square, [103.65, 1.35]).ring.at(-1)).toEqual([103.65, 1.35])
  expect(withCorner(square.slice(0, 2), [103.8, 1.4])).toMatchObject({ at: 2 })
})
