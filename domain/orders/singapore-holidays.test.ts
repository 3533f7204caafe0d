import { expect, test } from 'vitest'
import { addDays, weekday } from '~/domain/kit/time'
import { singaporeHolidays } from './singapore-holidays'

test.each([2026, 2027])('%i has its eleven public holidays, and the Monday after one that falls on a Sunday', year => {
  const days = singaporeHolidays(year)
  const own = days.filter(({ name }) => !name.includes('Monday after'))
  expect(own).toHaveLength(11)
  expect(new Set(own.map(({ name }) => name)).size).toBe(10)
  const all = new Set(days.map(({ day }) => day))
  for (const { day } of own) if (weekday(day) === 0) expect(all.has(addDays(day, 1)), day).toBe(true)
  for (const { day, name } of days) if (name.includes('Monday after')) expect(weekday(day), day).toBe(1)
  expect([...all]).toEqual([...all].sort())
})

test('a year that is not gazetted yet has the days that are the same in each year', () => {
  expect(singaporeHolidays(2031).map(({ day }) => day)).toEqual([
    '2031-01-01',
    '2031-05-01',
    '2031-08-09',
    '2031-12-25',
  ])
})
