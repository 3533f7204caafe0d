import { expect, test } from 'vitest'
import { dutyLines, workingTime } from './fatigue'

const rules = { dutyHours: 12, continuousHours: 6, breakMinutes: 45, warnShare: 0.8 }
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`)
const line = (event: string, time: string) => ({ event, at: at(time) })

test('R-272 duty, driving and breaks are counted apart', () => {
  const day = workingTime(
    [
      line('clock_in', '00:00'),
      line('drive_start', '01:00'),
      line('drive_end', '02:30'),
      line('break_start', '03:00'),
      line('break_end', '03:45'),
    ],
    at('05:00'),
    rules,
  )
  expect(day).toEqual({
    duty: 255,
    driving: 90,
    breaks: 45,
    continuous: 75,
    left: 285,
    limit: 'continuous',
    state: 'rested',
    onDuty: true,
  })
})

test('six hours without a long enough pause are the limit, a short pause does not count', () => {
  const events = [line('clock_in', '00:00'), line('break_start', '02:00'), line('break_end', '02:30')]
  const day = workingTime(events, at('06:30'), rules)
  expect(day).toMatchObject({ continuous: 360, left: 0, limit: 'continuous', state: 'over' })
  expect(workingTime(events, at('05:30'), rules).state).toBe('near')
})

test('twelve hours of duty are the limit of a day whatever the pauses', () => {
  const events = [
    line('clock_in', '00:00'),
    line('break_start', '05:00'),
    line('break_end', '06:00'),
    line('break_start', '10:00'),
    line('break_end', '11:00'),
  ]
  const day = workingTime(events, at('13:30'), rules)
  expect(day).toMatchObject({ duty: 690, continuous: 150, left: 30, limit: 'duty', state: 'near' })
})

test('off duty is no work, events after now do not count yet, and a day without events is rested', () => {
  const events = [
    line('clock_in', '00:00'),
    line('clock_out', '04:00'),
    line('clock_in', '06:00'),
    line('clock_out', '09:00'),
  ]
  expect(workingTime(events, at('07:00'), rules)).toMatchObject({ duty: 300, continuous: 60, onDuty: true })
  expect(workingTime([], at('07:00'), rules)).toMatchObject({ duty: 0, left: 360, state: 'rested', onDuty: false })
})

test('a shift that runs over midnight counts from its beginning, one that ended does not', () => {
  const dayStart = at('16:00')
  const night = [line('clock_in', '10:00'), line('break_start', '13:00'), line('break_end', '14:00')]
  expect(dutyLines(night, dayStart)).toEqual(night)
  const over = [...night, line('clock_out', '15:00'), line('clock_in', '22:00')]
  expect(dutyLines(over, dayStart)).toEqual([line('clock_in', '22:00')])
  expect(dutyLines([line('break_end', '15:00'), line('drive_start', '16:30')], dayStart)).toEqual([
    line('drive_start', '16:30'),
  ])
})
