import { expect, test } from 'vitest'
import { pointCount } from './pours'

test('trucks that come faster than one unloads need points side by side, but for one pump', () => {
  const asked = { unloading: 27, spacing: 20, loads: Array.from({ length: 14 }) }
  expect(pointCount(asked)).toBe(2)
  expect(pointCount({ ...asked, pumped: true })).toBe(1)
  expect(pointCount({ ...asked, unloading: 20 })).toBe(1)
  expect(pointCount({ ...asked, spacing: 0 })).toBe(1)
  expect(pointCount({ ...asked, spacing: 1, loads: [1, 2] })).toBe(2)
})
