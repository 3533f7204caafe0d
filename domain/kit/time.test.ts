import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clock, plainDate } from './shape'
import {
  addDays,
  ageInDays,
  businessDay,
  clockTime,
  fileStamp,
  hourIn,
  instantOn,
  milestone,
  nextFullHour,
  SINGAPORE,
  spokenDay,
  startOfBusinessDay,
  wallClock,
  weekday,
} from './time'

/** 01:30 at night in Singapore: the UTC day is still the day before. */
const night = new Date('2026-11-19T17:30:05.250Z')
const never = new Date('soon')

test('R-314 the server date is yyyy-MM-dd and a time is HH:mm, in the zone of the plant', () => {
  expect([businessDay(night), clockTime(night)]).toEqual(['2026-11-20', '01:30'])
  expect([businessDay(night, 'UTC'), clockTime(night, 'UTC')]).toEqual(['2026-11-19', '17:30'])
  expect(clockTime(new Date('2026-11-19T16:05:00Z'))).toBe('00:05')
  expect(instantOn('2026-11-20', '01:30').toISOString()).toBe('2026-11-19T17:30:00.000Z')
  const taken = (schema: ReturnType<typeof plainDate | typeof clock>, values: string[]) =>
    values.filter(value => schema.safeParse(value).success)
  expect(
    taken(plainDate(), ['2026-11-20', '20/11/2026', '2026-2-3', '2026-02-30', '20261120', '2026-11-20T00:00:00Z']),
  ).toEqual(['2026-11-20'])
  expect(taken(clock(), ['06:30', '6:30', '06:30:00', '24:00', '06:60', '0630'])).toEqual(['06:30'])
})

test('R-315 the stamp of a report file is yyyy-MM-dd_HH-mm-ss by the clock of the plant', () => {
  expect(fileStamp(night)).toBe('2026-11-20_01-30-05')
  expect(fileStamp(night, 'UTC')).toBe('2026-11-19_17-30-05')
})

test('R-316 the milestone is the start of today in UTC as an instant', () => {
  expect(milestone(night)).toBe('2026-11-19T00:00:00.000Z')
  expect(milestone(new Date('2026-11-20T00:00:00.000Z'))).toBe('2026-11-20T00:00:00.000Z')
  expect(startOfBusinessDay(night).toISOString()).toBe('2026-11-19T16:00:00.000Z')
})

test('R-181 no helper makes something of an invalid date', () => {
  const ofInstants = [businessDay, clockTime, hourIn, fileStamp, milestone, startOfBusinessDay, wallClock]
  for (const format of ofInstants) expect(() => format(never), format.name).toThrow(RangeError)
  for (const wrong of ['2026-02-30', '2026-13-01', 'soon', '', '20/11/2026'])
    expect(() => spokenDay(wrong), wrong).toThrow(RangeError)
  expect(() => addDays('soon', 1)).toThrow(RangeError)
  expect(() => instantOn('soon', '06:30')).toThrow(RangeError)
  expect(weekday('2026-11-22')).toBe(0)
})

test('an age counts calendar days of the plant, and nothing is younger than today', () => {
  expect(ageInDays(new Date('2026-11-19T15:59:00Z'), night)).toBe(1)
  expect(ageInDays(new Date('2026-11-19T16:00:00Z'), night)).toBe(0)
  expect(ageInDays(new Date('2026-11-21T00:00:00Z'), night)).toBe(0)
})

test('the next full hour is of the zone, and at least a minute away', () => {
  const after = (at: string, zone?: string) => nextFullHour(new Date(at), zone).toISOString()
  expect(after('2026-11-20T01:00:10.500Z')).toBe('2026-11-20T02:00:00.000Z')
  expect(after('2026-11-20T01:59:00.000Z')).toBe('2026-11-20T02:00:00.000Z')
  expect(after('2026-11-20T01:59:00.001Z')).toBe('2026-11-20T03:00:00.000Z')
  expect(after('2026-11-20T01:10:00Z', 'Asia/Yangon')).toBe('2026-11-20T01:30:00.000Z')
})

test('the wall clock of any moment since 1900 is the one of Intl, also where and when clocks are set', () => {
  const zones = [
    SINGAPORE,
    'UTC',
    'Asia/Kolkata',
    'Asia/Kathmandu',
    'Europe/Berlin',
    'Australia/Lord_Howe',
    'America/St_Johns',
  ]
  const instant = fc.oneof(
    fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2100, 0, 1) }),
    // Around the nights of October and March in which most clocks are set, to the second.
    fc
      .tuple(fc.integer({ min: 1974, max: 2090 }), fc.constantFrom(2, 9), fc.integer({ min: 0, max: 31 * 86_400 }))
      .map(([year, month, second]) => Date.UTC(year, month, 1) + second * 1000),
  )
  fc.assert(
    fc.property(fc.constantFrom(...zones), instant, (timeZone, at) => {
      const parts = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at)
      const [, day, month, year, clock] = /^(\d+)\/(\d+)\/(\d+), (.*)$/.exec(parts) ?? []
      expect(fileStamp(new Date(at), timeZone)).toBe(`${year}-${month}-${day}_${clock?.replaceAll(':', '-')}`)
    }),
    { numRuns: 3000, seed: 5 },
  )
})
