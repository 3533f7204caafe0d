import { describe, expect, test } from 'vitest'
import { RIGHTS } from '~/domain/access/rights'
import { fuzzLedger } from '../hardening/kit/fuzz-ledger'

const rows = [...fuzzLedger()]

describe('the ledger of the fuzz', () => {
  test('names calls that exist and no other; a line of a call that is gone is deleted', () => {
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(([call]) => !(call in RIGHTS)).map(([call]) => call)).toEqual([])
  })

  test('no slice is counted twice, and each has a count', () => {
    const odd = rows.filter(
      ([, { slices }]) =>
        new Set(slices.map(({ seed }) => seed)).size < slices.length ||
        slices.some(({ seed, count }) => !Number.isInteger(seed) || !Number.isInteger(count) || count < 1),
    )
    expect(odd.map(([call]) => call)).toEqual([])
  })

  test('the sum of a call is that of its slices, on a release that has been', () => {
    const odd = rows.filter(
      ([, { requests, release, slices }]) =>
        requests !== slices.reduce((sum, { count }) => sum + count, 0) || !/^\d+\.\d+\.\d+$/.test(release),
    )
    expect(odd.map(([call]) => call)).toEqual([])
  })
})
