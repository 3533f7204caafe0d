import { expect, test } from 'vitest'
import { sheetVersion } from './sheet-version'

test('a sheet has another version when a row came, changed or went, and the same in any order', () => {
  const [one, two] = [
    { id: 'a', version: 1 },
    { id: 'b', version: 1 },
  ]
  const now = sheetVersion([one, two])
  expect(sheetVersion([two, one])).toBe(now)
  const others = [[one], [one, { ...two, version: 2 }], [one, two, { id: 'c', version: 1 }], []].map(sheetVersion)
  expect(new Set([now, ...others]).size).toBe(5)
  for (const version of [now, ...others]) expect(Number.isSafeInteger(version) && version >= 0).toBe(true)
})
