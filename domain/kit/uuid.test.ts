import { expect, test } from 'vitest'
import { newId } from './uuid'

test('ids of one millisecond sort in the order in which they were made, and the clock comes first', () => {
  const at = Date.parse('2026-11-20T02:00:00Z')
  const ids = Array.from({ length: 20_000 }, () => newId(at))
  expect([...ids].sort()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  expect(newId(at + 1) > ids.at(-1)!).toBe(true)
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
