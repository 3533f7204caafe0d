import { expect, test } from 'vitest'
import { daysBetween, weekday } from '../kit/time'
import { FREQUENCIES, lastOccasion, nextOccasion, ReportScheduleSave, spanSentOn } from './report-schedule'

const at = (text: string) => new Date(`${text}+08:00`)

test('a report of the week goes out on Monday at its time, of Monday to Sunday before', () => {
  const of = { frequency: 'week', at: '07:00' } as const
  expect(lastOccasion(of, at('2026-11-23T06:59:59'))).toEqual(at('2026-11-16T07:00'))
  expect(lastOccasion(of, at('2026-11-23T07:00:00'))).toEqual(at('2026-11-23T07:00'))
  expect(nextOccasion(of, at('2026-11-23T07:00:00'))).toEqual(at('2026-11-30T07:00'))
  expect(spanSentOn('week', '2026-11-23')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
})

test('a report of the month goes out on the 1st, of the whole month before', () => {
  const of = { frequency: 'month', at: '07:00' } as const
  expect(lastOccasion(of, at('2027-01-01T06:00:00'))).toEqual(at('2026-12-01T07:00'))
  expect(nextOccasion(of, at('2026-12-31T23:00:00'))).toEqual(at('2027-01-01T07:00'))
  expect(spanSentOn('month', '2027-03-01')).toEqual({ from: '2027-02-01', to: '2027-02-28' })
})

test('occasions follow each other without a gap, and the spans that they are about meet day by day', () => {
  for (const frequency of FREQUENCIES)
    for (const time of ['00:00', '05:30', '23:59'])
      for (let hour = 0; hour < 24 * 800; hour += 7) {
        const now = new Date(Date.UTC(2026, 0, 1, hour))
        const of = { frequency, at: time }
        const [last, next] = [lastOccasion(of, now), nextOccasion(of, now)]
        expect(last <= now && now < next, `${frequency} ${time} ${now.toISOString()}`).toBe(true)
        expect(lastOccasion(of, next)).toEqual(next)
        expect(lastOccasion(of, new Date(next.getTime() - 1))).toEqual(last)
        const day = (instant: Date) => new Date(instant.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
        const [earlier, later] = [spanSentOn(frequency, day(last)), spanSentOn(frequency, day(next))]
        expect(daysBetween(earlier.to, later.from)).toBe(1)
        if (frequency === 'week') expect(weekday(later.from)).toBe(1)
      }
})

test('a report of one day is not sent by the week', () => {
  const of = { report: 'activity', frequency: 'week', at: '07:00', format: 'pdf' }
  expect(ReportScheduleSave.safeParse(of).success).toBe(false)
  expect(ReportScheduleSave.safeParse({ ...of, frequency: 'day' }).success).toBe(true)
})
