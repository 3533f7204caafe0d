import { expect, test } from 'vitest'
import { isWithinLimits } from './draft-limits'

const CLEAN = { kind: 'invoice', exceptions: [], byHand: false, total: '10000.00', unbilled: 0, low: false }

test('a draft is within the limits when it is clean, small enough, wholly billed and not below the margin', () => {
  expect(isWithinLimits(CLEAN, '10000')).toBe(true)
  for (const more of [
    { total: '10000.01' },
    { unbilled: 1 },
    { low: true },
    { byHand: true },
    { kind: 'credit_note' },
    { exceptions: [{ kind: 'dispute' }] as never },
  ])
    expect([more, isWithinLimits({ ...CLEAN, ...more }, '10000')]).toEqual([more, false])
})
