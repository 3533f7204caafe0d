import { expect, test } from 'vitest'
import { workAge } from './work-age'

const NOW = new Date('2026-11-20T02:15:00.000Z')

test('what came today has its minutes and hours, what is older its days of the calendar', () => {
  expect(workAge('2026-11-20T01:55:00.000Z', NOW)).toEqual({ text: '20 min ago', tone: 'neutral' })
  expect(workAge('2026-11-19T15:50:00.000Z', NOW)).toEqual({ text: '1 d ago', tone: 'neutral' })
  expect(workAge('2026-11-16T02:15:00.000Z', NOW)).toEqual({ text: '4 d ago', tone: 'waiting' })
  expect(workAge('2026-11-10T02:15:00.000Z', NOW)).toEqual({ text: '10 d ago', tone: 'stop' })
  expect(workAge('2026-11-20T02:45:00.000Z', NOW).text).toBe('in 30 min')
})

test('a day counts by the calendar of the business: before eight in the morning it is the day that began', () => {
  expect(workAge('2026-11-20', new Date('2026-11-19T22:00:00.000Z')).text).toBe('today')
  expect(workAge('2026-11-17', NOW)).toEqual({ text: '3 d ago', tone: 'waiting' })
  expect(workAge('2026-11-22', NOW).text).toBe('in 2 d')
})
