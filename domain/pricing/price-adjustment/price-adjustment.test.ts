import { expect, test } from 'vitest'
import { adjusted } from './price-adjustment'

test.each([
  ['128', 'amount', '2.5', '0.01', '130.5000'],
  ['128', 'amount', '-3', '0.01', '125.0000'],
  ['128.35', 'percent', '2', '0.05', '130.9000'],
  ['128.35', 'percent', '2', '1', '131.0000'],
  ['100.25', 'percent', '-50', '0.01', '50.1300'],
] as const)('%s by %s %s to the nearest %s is %s', (price, kind, value, roundTo, expected) => {
  expect(adjusted(price, { kind, value, roundTo })).toBe(expected)
})
