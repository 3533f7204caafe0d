import { expect, test } from 'vitest'
import { isRestDay } from '~/domain/kit/rest-day'
import { addDays, addMinutes, businessDay, clockTime, instantOn, minutesBetween } from '~/domain/kit/time'
import { singaporeHolidays } from '~/domain/orders/singapore-holidays'
import { demoGoal, demoMoment, demoOpening, demoStep } from './demo-moment'

const HOLIDAYS = new Set([2026, 2027].flatMap(singaporeHolidays).map(({ day }) => day))

test('at any hour of 2026 and 2027 the demo opens while the company works, never in the past and within five days', () => {
  for (let day = '2026-01-01'; day < '2027-12-20'; day = addDays(day, 1))
    for (let hour = 0; hour < 24; hour += 3.3) {
      const now = addMinutes(instantOn(day, '00:00'), hour * 60)
      const opens = demoOpening(now, HOLIDAYS)
      const text = `${now.toISOString()} ${opens.toISOString()}`
      expect(isRestDay(businessDay(opens), HOLIDAYS), text).toBe(false)
      expect(clockTime(opens) >= '06:00' && clockTime(opens) < '15:00', text).toBe(true)
      const ahead = minutesBetween(now, opens)
      expect(ahead >= 0 && ahead < 5 * 1440, text).toBe(true)
      // What is live is left alone.
      if (ahead > 0) expect(clockTime(opens)).toBe('10:20')
    }
})

test.each([
  ['a Sunday', '2026-11-22T09:00:00+08:00', '2026-11-23T10:20:00+08:00'],
  ['the Monday after Deepavali', '2026-11-09T11:00:00+08:00', '2026-11-10T10:20:00+08:00'],
  ['Chinese New Year', '2027-02-06T08:00:00+08:00', '2027-02-09T10:20:00+08:00'],
  ['a Saturday night', '2026-11-21T22:00:00+08:00', '2026-11-23T10:20:00+08:00'],
  ['before a plant opens', '2026-11-18T04:00:00+08:00', '2026-11-18T10:20:00+08:00'],
  ['a Wednesday morning', '2026-11-18T08:13:00+08:00', '2026-11-18T08:13:00+08:00'],
])('started on %s', (_, now, opens) => {
  expect(demoOpening(new Date(now), HOLIDAYS)).toEqual(new Date(opens))
})

test.each([
  ['before_first_truck', '2026-11-20T10:20:00+08:00', '2026-11-21T06:30:00+08:00'],
  ['before_first_truck', '2026-11-20T05:00:00+08:00', '2026-11-20T06:30:00+08:00'],
  ['full_day', '2026-11-21T10:20:00+08:00', '2026-11-23T10:20:00+08:00'],
  ['month_end', '2026-11-20T10:20:00+08:00', '2026-11-30T16:30:00+08:00'],
  ['month_end', '2026-11-30T16:30:00+08:00', '2026-12-31T16:30:00+08:00'],
  ['month_end', '2027-01-02T08:00:00+08:00', '2027-01-30T16:30:00+08:00'],
] as const)('the next %s after %s', (moment, now, at) => {
  expect(demoMoment(moment, new Date(now), HOLIDAYS)).toEqual(new Date(at))
})

test('the demo plays by quarters of an hour, and over nights and days of rest in one step', () => {
  const step = (now: string) => demoStep(new Date(now), HOLIDAYS)
  expect(step('2026-11-20T10:20:00+08:00')).toBe(15)
  expect(step('2026-11-20T23:10:00+08:00')).toBe(350)
  expect(step('2026-11-21T23:00:00+08:00')).toBe(30 * 60)
  expect(step('2026-11-22T12:00:00+08:00')).toBe(17 * 60)
  expect(step('2026-11-20T04:55:00+08:00')).toBe(15)
})

test('a demo that was told a moment on a Sunday goes there, and no further; told nothing it goes on to the full day', () => {
  const sunday = new Date('2026-11-22T05:30:00+08:00')
  const told = demoMoment('before_first_truck', sunday, HOLIDAYS)
  const at = (playsTo: number | null) =>
    addMinutes(sunday, demoGoal({ offsetMinutes: 100, playsFrom: 100, playsTo }, sunday, HOLIDAYS) - 100)
  expect(at(100 + minutesBetween(sunday, told))).toEqual(new Date('2026-11-23T06:30:00+08:00'))
  expect(at(null)).toEqual(new Date('2026-11-23T10:20:00+08:00'))
  const friday = new Date('2026-11-20T05:30:00+08:00')
  expect(demoGoal({ offsetMinutes: 100, playsFrom: null, playsTo: null }, friday, HOLIDAYS)).toBe(100)
})
