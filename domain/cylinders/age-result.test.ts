import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SPECIMEN_KINDS } from '../kit/specimen-kind'
import { ageResult } from './age-result'

const AGES = [0.5, 1, 3, 7, 14, 28, 56, 91, 365]
const HOUR = 3_600_000

test('no age but the specified one passes or fails a result, whatever was read', () => {
  const told = { specified: 0, other: 0 }
  fc.assert(
    fc.property(
      fc.constantFrom(...AGES),
      fc.constantFrom(...AGES),
      fc.constantFrom(...SPECIMEN_KINDS),
      fc.array(fc.double({ min: 1, max: 90, noNaN: true }), { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 10, max: 80 }),
      (ageDays, strengthAge, kind, strengths, fck) => {
        const sampledAt = new Date('2026-03-02T02:00:00Z')
        const testedAt = new Date(sampledAt.getTime() + ageDays * 24 * HOUR)
        const specimens = strengths.map(strength => ({ strength, density: 2380, excluded: false }))
        const of = { kind, ageDays, strengthAge, fck, sampledAt, testedAt, specimens, spreadMax: 15, singleBelow: 4 }
        const { verdict } = ageResult(of)
        if (ageDays === strengthAge) expect(['pass', 'low', 'fail']).toContain(verdict)
        else expect(verdict).toBe(ageDays < strengthAge ? 'early' : null)
        told[ageDays === strengthAge ? 'specified' : 'other']++
      },
    ),
    { numRuns: 2000, seed: 287 },
  )
  expect(told.specified).toBeGreaterThan(100)
  expect(told.specified + told.other).toBe(2000)
})
