import { expect, test } from 'vitest'
import { monthBefore } from './plant-month'

test('a month that still runs is laid beside the same part of the month before', () => {
  expect(monthBefore('2026-11', '2026-11-22')).toEqual({ from: '2026-10-01', to: '2026-10-22' })
  expect(monthBefore('2026-11', '2026-12-02')).toEqual({ from: '2026-10-01', to: '2026-10-31' })
  // 31 days of March beside the 28 that February has.
  expect(monthBefore('2026-03', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(monthBefore('2026-03', '2026-03-15')).toEqual({ from: '2026-02-01', to: '2026-02-15' })
  expect(monthBefore('2026-01', '2026-01-10')).toEqual({ from: '2025-12-01', to: '2025-12-10' })
})
