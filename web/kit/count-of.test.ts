import { expect, test } from 'vitest'
import { countOf } from './count-of'

test('one is singular, none and many are plural, thousands are parted', () => {
  expect([0, 1, 2, 1204].map(count => countOf(count, 'load'))).toEqual(['0 loads', '1 load', '2 loads', '1,204 loads'])
  expect(countOf(1, ['delivery', 'deliveries'])).toBe('1 delivery')
  expect(countOf(3, ['delivery', 'deliveries'])).toBe('3 deliveries')
})

test('a count that goes on is plural whatever it says', () => {
  expect(countOf(1, 'row', true)).toBe('1+ rows')
  expect(countOf(10_000, 'row', true)).toBe('10,000+ rows')
})
