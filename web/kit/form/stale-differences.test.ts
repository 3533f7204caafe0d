import { expect, test } from 'vitest'
import { differencesIn, rowsIn, shownValue } from './stale-differences'

const typed = { dates: new Set(['day']), times: new Set(['at']), figures: new Set(['price']) }
const base = { name: 'A', day: '2026-11-20', price: '12.5000', at: '07:30', active: true, regionId: 'r1', lines: [{}] }
const form = (changes: Record<string, string> = {}): [string, string][] =>
  Object.entries({
    name: 'A',
    day: '20/11/2026',
    price: '12.50',
    at: '0730',
    regionId: 'r1',
    'lines.0.qty': '1',
    ...changes,
  })

test('UX-30 nothing differs where they changed what is in no field, however people typed the rest', () => {
  expect(differencesIn(form(), base, { ...base, other: 1 }, typed)).toEqual([])
  expect(differencesIn(form({ name: 'Mine' }), base, base, typed)).toEqual([])
})

test('UX-30 what only they changed is no conflict; what both changed is one; the same change is none', () => {
  const theirs = { ...base, day: '2026-11-21', price: '13.0000', name: 'B' }
  expect(differencesIn(form({ price: '1,400.00', name: 'B' }), base, theirs, typed)).toEqual([
    { path: 'day', base: '2026-11-20', mine: '2026-11-20', theirs: '2026-11-21', conflict: false },
    { path: 'price', base: '12.5000', mine: '1400.00', theirs: '13.0000', conflict: true },
  ])
})

test('UX-30 of a switch the last word counts', () => {
  const entries: [string, string][] = [
    ['active', 'false'],
    ['active', 'true'],
  ]
  expect(differencesIn(entries, base, { ...base, active: false }, typed)).toMatchObject([
    { mine: 'true', theirs: 'false', conflict: false },
  ])
})

test('UX-30 rows that they added are never lost without a word', () => {
  expect(rowsIn(form(), base, { ...base, lines: [{}, {}] })).toEqual([{ path: 'lines', mine: 1, theirs: 2 }])
  expect(rowsIn(form(), base, base)).toEqual([])
})

test('UX-30 a reference is named, a date is a date', () => {
  expect(shownValue('regionId', 'r2', { regionId: 'r2', regionName: 'West' }, typed)).toBe('West')
  expect(shownValue('regionId', 'r9', { regionId: 'r2', regionName: 'West' }, typed)).toBe('r9')
  expect(shownValue('day', '2026-11-21', null, typed)).toBe('21/11/2026')
  expect(shownValue('name', '', null, typed)).toBe('–')
})
