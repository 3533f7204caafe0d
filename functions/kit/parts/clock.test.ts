import { expect, test } from 'vitest'
import { movingClock } from './clock'

const minutesFrom = (at: string, now: Date) => Math.round((now.getTime() - Date.parse(at)) / 60_000)

test('a clock that was set at the start is moved from there, not from the real time', () => {
  const from = '2026-11-20T10:20:00+08:00'
  const clock = movingClock(from)
  expect(minutesFrom(from, clock.now())).toBe(0)
  clock.shiftTo?.(1182)
  expect(minutesFrom('2026-11-21T06:02:00+08:00', clock.now())).toBe(0)
  clock.shiftTo?.(0)
  expect(minutesFrom(from, clock.now())).toBe(0)
})

test('the system clock is moved from the real time', () => {
  const clock = movingClock(null)
  clock.shiftTo?.(30)
  expect(minutesFrom(new Date().toISOString(), clock.now())).toBe(30)
  expect(minutesFrom(new Date().toISOString(), clock.wall!())).toBe(0)
})
