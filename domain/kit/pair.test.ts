import { expect, test } from 'vitest'
import { pairOf, pairsOf } from './pair'

test('a pair has two figures, neither more nor fewer', () => {
  expect(pairOf([98, 100])).toEqual([98, 100])
  expect(() => pairOf([98])).toThrow('two figures expected, not 1')
  expect(() => pairOf([98, 99, 100])).toThrow('two figures expected, not 3')
})

test('a table of pairs leaves out what it does not give', () => {
  expect(pairsOf({ D: [85, 99], d: undefined })).toEqual({ D: [85, 99] })
})
