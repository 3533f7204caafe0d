import { expect, test } from 'vitest'
import { countingOn, differencesOf, pairOf } from './versions'

const three = { id: 'c', fromDate: '2026-09-01', toDate: null }
const two = { id: 'b', fromDate: '2026-05-01', toDate: '2026-09-01' }
const one = { id: 'a', fromDate: '2026-01-01', toDate: '2026-05-01' }
const versions = [three, two, one]
const pair = (search: string) => {
  const { a, b } = pairOf(new URLSearchParams(search), versions)
  return [a?.id, b?.id]
}

test('UX-35 a day has the version that counts on it; the day of a change belongs to the next', () => {
  expect(countingOn(versions, '2026-08-31')).toBe(two)
  expect(countingOn(versions, '2026-09-01')).toBe(three)
  expect(countingOn(versions, '2025-12-31')).toBeUndefined()
})

test('UX-35 any two are compared; without an address the newest with the one before it', () => {
  expect(pair('')).toEqual(['b', 'c'])
  expect(pair('a=a&b=c')).toEqual(['a', 'c'])
  expect(pair('a=c&b=a')).toEqual(['c', 'a'])
  expect(pair('b=b')).toEqual(['a', 'b'])
  expect(pair('b=a')).toEqual(['c', 'a'])
  expect(pair('a=gone')).toEqual(['b', 'c'])
  expect(pairOf(new URLSearchParams(), [one])).toEqual({ a: undefined, b: one })
})

const side = (key: string, value: string | null, places = 2) => ({ part: 'Prices', key, name: key, value, places })

test('UX-35 fields stand side by side with how far they moved, and those of one alone too', () => {
  const found = differencesOf(
    [side('c30', '100.0000'), side('c40', '120'), side('c50', '140'), side('note', 'old'), side('same', 'x')],
    [side('c60', '150'), side('c40', '126.0000'), side('c30', '100'), side('note', 'new'), side('same', 'x')],
  )
  expect(found.map(({ key, before, after, change, same }) => [key, before, after, change, same])).toEqual([
    ['c60', '', '150.00', 'new', false],
    ['c40', '120.00', '126.00', '+6.00 (+5.0 %)', false],
    ['c30', '100.00', '100.00', '', true],
    ['note', 'old', 'new', 'changed', false],
    ['same', 'x', 'x', '', true],
    ['c50', '140.00', '', 'left out', false],
  ])
})

test('UX-35 what was nothing has no percentage', () => {
  expect(differencesOf([side('c30', '0')], [side('c30', '5')])[0]?.change).toBe('+5.00')
})
