import { expect, test } from 'vitest'
import { byName, byText } from './collation'

test('names and codes are in the order in which people look for them', () => {
  expect(['P10', 'p2', 'P2', 'Éclair', 'Eden', 'P1'].sort(byName)).toEqual(['Éclair', 'Eden', 'P1', 'p2', 'P2', 'P10'])
})

test('moments and ids are in the order of their signs', () => {
  const moments = ['2026-11-22T07:00:00.500Z', '2026-11-22T07:00:00.000Z', '2026-03-01T00:00:00.000Z']
  expect(moments.sort(byText)).toEqual([moments[2], moments[1], moments[0]].sort())
  expect([byText('01a', '1a'), byText('a', 'a'), byText('b', 'B')]).toEqual([-1, 0, 1])
})
