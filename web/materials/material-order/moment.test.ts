import { expect, test } from 'vitest'
import { momentOf } from './moment'

test('a day and a time make an instant, nothing typed says nothing, and half of it is not made up', () => {
  expect(momentOf({ day: '2026-11-20', time: '14:30' })).toBe('2026-11-20T06:30:00.000Z')
  expect(momentOf({ day: '', time: '' })).toBeUndefined()
  expect(momentOf({})).toBeUndefined()
  for (const half of [{ day: '2026-11-20', time: '' }, { day: '', time: '14:30' }, { day: '2026-11-20' }])
    expect(momentOf(half)).toBe('')
  expect(momentOf({ day: '2026-11-31', time: '14:30' })).toBe('')
  expect(momentOf({ day: '2026-11-20', time: '24:30' })).toBe('')
})
