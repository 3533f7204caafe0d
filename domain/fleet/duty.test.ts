import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMinutes } from '../kit/time'
import { dutyEventOf, type Presence, withPresence } from './duty'
import { type DutyLine, workingTime } from './fatigue'

test('R-131 a change of operation status tells the hours of duty', () => {
  expect(dutyEventOf('off_duty', 'in_service')).toBe('clock_in')
  expect(dutyEventOf('in_service', 'resting')).toBe('break_start')
  expect(dutyEventOf('resting', 'in_service')).toBe('break_end')
  expect(dutyEventOf('resting', 'off_duty')).toBe('clock_out')
  expect(dutyEventOf('in_service', 'out_of_service')).toBe('clock_out')
  expect(dutyEventOf('off_duty', 'out_of_service')).toBeNull()
})

const at = (clock: string) => new Date(`2026-11-20T${clock}:00Z`)
const line = (event: string, clock: string) => ({ event, at: at(clock) })
const rules = { dutyHours: 12, continuousHours: 6, breakMinutes: 45, warnShare: 0.8 }
const counted = (lines: DutyLine[], presences: Presence[], until: string) =>
  workingTime(withPresence(lines, presences, at(until), 360), at(until), rules)

test('who waits or carries without having clocked in is on duty; short gaps are breaks, the last end is the end', () => {
  const queue = { from: at('06:00'), to: at('07:00') }
  const load = { from: at('06:55'), to: at('09:00') }
  expect(counted([], [queue, load], '08:00')).toMatchObject({ duty: 120, continuous: 120, onDuty: true })
  expect(counted([], [queue, load], '12:00')).toMatchObject({ duty: 180, breaks: 0, onDuty: false })
  const again = { from: at('09:20'), to: null }
  expect(counted([], [queue, load, again], '10:00')).toMatchObject({ duty: 220, breaks: 20, continuous: 220 })
  const rested = { from: at('09:50'), to: null }
  expect(counted([], [queue, load, rested], '10:00')).toMatchObject({ duty: 190, breaks: 50, continuous: 10 })
})

test('the driver’s own word wins: a break in the queue is a break, a clock-out ends the wait', () => {
  const own = [line('clock_in', '06:30'), line('break_start', '08:00'), line('break_end', '09:00')]
  const wait = { from: at('06:00'), to: null }
  expect(counted(own, [wait], '10:00')).toMatchObject({ duty: 180, breaks: 60, continuous: 60 })
  const gone = [...own, line('clock_out', '11:00')]
  expect(counted(gone, [wait], '20:00')).toMatchObject({ duty: 240, onDuty: false })
  const back = { from: at('12:00'), to: null }
  expect(counted(gone, [wait, back], '13:00')).toMatchObject({ duty: 300, continuous: 60, onDuty: true })
})

test('whatever the lines and the presences, no minute counts twice and none of a presence is lost', () => {
  const minute = fc.integer({ min: 0, max: 1439 })
  const EVENTS = ['clock_in', 'clock_out', 'break_start', 'break_end'] as const
  const spans = fc.array(fc.tuple(minute, fc.integer({ min: 1, max: 300 })), { maxLength: 5 })
  fc.assert(
    fc.property(spans, fc.array(fc.tuple(fc.constantFrom(...EVENTS), minute), { maxLength: 6 }), (made, told) => {
      const day = at('00:00')
      const lines = told
        .map(([event, when]) => ({ event, at: addMinutes(day, when) }))
        .sort((a, b) => a.at.getTime() - b.at.getTime())
      const presences = made.map(([from, length]) => ({
        from: addMinutes(day, from),
        to: addMinutes(day, Math.min(1440, from + length)),
      }))
      const all = withPresence(lines, presences, addMinutes(day, 1440), 720)
      const time = workingTime(all, addMinutes(day, 1440), rules)
      expect(time.duty + time.breaks).toBeLessThanOrEqual(1440)
      const covered = new Set(made.flatMap(([from, length]) => Array.from({ length }, (_, at) => from + at)))
      const alone = [...covered].filter(at => at < 1440).length
      if (!lines.length) expect(time.duty).toBe(alone)
      expect(time.duty).toBeGreaterThanOrEqual(workingTime(lines, addMinutes(day, 1440), rules).duty)
    }),
    { numRuns: 1000 },
  )
})
