import { expect, test } from 'vitest'
import { countOf, plainNumber, showMass, showMoney, showNumber, showUnitPrice, showVolume } from './figures'

test('figures are grouped and keep every decimal they have', () => {
  expect(showMoney('1234567.8')).toBe('S$1,234,567.80')
  expect(showMoney('-12.5')).toBe('−S$12.50')
  // A unit price is kept to four places; as money it has cents.
  expect(showMoney('159.0000')).toBe('S$159.00')
  expect(showUnitPrice('112.5000')).toBe('S$112.50')
  expect(showUnitPrice('0.0825')).toBe('S$0.0825')
  expect(showUnitPrice('-112.5')).toBe('−S$112.50')
  expect(showVolume('126')).toBe('126.00 m³')
  expect(showMass('1250.5')).toBe('1,250.500 kg')
  expect(showNumber('99999999999999999999.123')).toBe('99,999,999,999,999,999,999.123')
  expect(showMoney('0.005')).toBe('S$0.005')
})

test('what rounds to nothing has no sign', () => {
  expect([showNumber((-0.4).toFixed(0)), showMoney('-0.00'), showVolume('-0')]).toEqual(['0', 'S$0.00', '0.00 m³'])
  expect(showNumber('-0.05')).toBe('−0.05')
})

test('what is missing is shown as nothing, what is no number is refused', () => {
  expect([showMoney(null), showVolume(''), showMass(undefined)]).toEqual(['', '', ''])
  expect(() => showMoney('12,5')).toThrow(RangeError)
})

test.each([
  ['1,234.5', '1234.5'],
  ['S$ 1,234.50', '1234.50'],
  ['1,23', '1,23'],
  ['12.5 m3', '12.5 m3'],
  ['', ''],
  ['-3', '-3'],
])('typed %s goes on the wire as %s', (typed, wire) => {
  expect(plainNumber(typed)).toBe(wire)
})

test('one is singular, none and many are plural, thousands are parted', () => {
  expect([0, 1, 2, 1204].map(count => countOf(count, 'load'))).toEqual(['0 loads', '1 load', '2 loads', '1,204 loads'])
  expect(countOf(1, ['delivery', 'deliveries'])).toBe('1 delivery')
  expect(countOf(3, ['delivery', 'deliveries'])).toBe('3 deliveries')
})

test('a count that goes on is plural whatever it says', () => {
  expect(countOf(1, 'row', true)).toBe('1+ rows')
  expect(countOf(10_000, 'row', true)).toBe('10,000+ rows')
})
