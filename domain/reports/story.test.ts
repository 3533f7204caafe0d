import { expect, test } from 'vitest'
import { monthToDate } from './story'

test('the month up to a day is beside the same days of the month before', () => {
  expect(monthToDate('2026-11-20')).toEqual({
    month: { from: '2026-11-01', to: '2026-11-20' },
    before: { from: '2026-10-01', to: '2026-10-20' },
  })
  expect(monthToDate('2026-03-31').before).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(monthToDate('2026-01-01').before).toEqual({ from: '2025-12-01', to: '2025-12-01' })
})
