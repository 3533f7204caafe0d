import { expect, test } from 'vitest'
import { showNumber } from '~/domain/kit/figures'
import { LANGUAGE_TAGS, SPOKEN } from '~/domain/kit/language'
import { readDate, readTime, showAgo, showDate, showDateTime, showDateTimeSeconds, showSpan, showTime } from './dates'

test('R-312 R-313 dates are shown dd/MM/yyyy, with time HH:mm and HH:mm:ss', () => {
  expect(showDate('2026-11-20')).toBe('20/11/2026')
  expect(showDateTime('2026-11-19T22:30:05Z')).toBe('20/11/2026 06:30')
  expect(showDateTimeSeconds('2026-11-19T22:30:05Z')).toBe('20/11/2026 06:30:05')
  expect(showTime('2026-11-19T22:30:05Z')).toBe('06:30')
  expect(showTime('06:30')).toBe('06:30')
})

test('figures and times are written alike in the four languages of Singapore, and dates in three of them', () => {
  const at = new Date('2026-11-19T22:30:05Z')
  const day = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'Asia/Singapore' } as const
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Singapore' } as const
  for (const tag of SPOKEN.map(language => LANGUAGE_TAGS[language])) {
    expect(new Intl.NumberFormat(tag).format(1234567.5), tag).toBe(showNumber('1234567.5'))
    expect(new Intl.DateTimeFormat(tag, time).format(at), tag).toBe(showTime(at.toISOString()))
    // Chinese writes 2026年11月20日; a field takes digits alone, and what it takes is what is shown.
    if (tag !== LANGUAGE_TAGS.zh)
      expect(new Intl.DateTimeFormat(tag, day).format(at), tag).toBe(showDate(at.toISOString()))
  }
})

test('R-181 a date that is none is refused by every format, never shown as something else', () => {
  const formats = [showDate, showTime, showDateTime, showDateTimeSeconds]
  for (const wrong of ['2026-02-30', '2026-02-30T10:00:00Z', 'soon', '20/11/2026 25:00', '25:00', 'Invalid Date'])
    for (const show of formats) expect(() => show(wrong), `${show.name} ${wrong}`).toThrow(RangeError)
  expect(() => showAgo('soon', new Date('2026-11-20T01:05:00Z'))).toThrow(RangeError)
})

test.each([
  ['20/11/2026', '2026-11-20'],
  ['20.11.26', '2026-11-20'],
  ['5/12', '2026-12-05'],
  ['201126', '2026-11-20'],
  ['20112026', '2026-11-20'],
  ['t', '2026-11-20'],
  ['+1', '2026-11-21'],
  ['-20', '2026-10-31'],
  ['2026-11-20', '2026-11-20'],
  ['31/11/2026', null],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', null],
  ['x', null],
])('typed as %s it is %s', (typed, day) => {
  expect(readDate(typed, '2026-11-20')).toBe(day)
})

test.each([
  ['0730', '07:30'],
  ['730', '07:30'],
  ['7:30', '07:30'],
  ['07.30', '07:30'],
  ['7', '07:00'],
  ['7pm', '19:00'],
  ['12am', '00:00'],
  ['24:00', null],
  ['7:60', null],
  ['', null],
])('a time typed as %s is %s', (typed, time) => {
  expect(readTime(typed)).toBe(time)
})

test('how long something lasts is said in the unit that fits', () => {
  expect([30, 600, 4000, 200_000].map(showSpan)).toEqual(['0 min', '10 min', '1 h 06', '2 days'])
  expect(showAgo('2026-11-20T01:00:00Z', new Date('2026-11-20T01:05:00Z'))).toBe('5 min ago')
  expect(showAgo('2026-11-20T02:00:00Z', new Date('2026-11-20T01:05:00Z'))).toBe('in 55 min')
})
