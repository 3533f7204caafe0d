import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMinutes } from '../kit/time'
import { availabilityOf, type Crew, type RosterHours, turnNow } from './roster-availability'

const dayStart = new Date('2026-11-19T16:00:00Z')
const at = (clock: string) => addMinutes(dayStart, Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)))
const rules = { dutyHours: 12, continuousHours: 6, breakMinutes: 45, warnShare: 0.8 }
const fit = { active: true, inspectionEnded: false }
const crew = (of: Partial<Crew> = {}): Crew => ({
  driverId: 'd',
  licenceEnded: false,
  outOfService: false,
  hours: null,
  duty: [],
  queuedAt: null,
  firstLoadAt: null,
  carrying: false,
  rules,
  ...of,
})
const rostered = (from: string, until: string): RosterHours => ({ status: 'planned', from: at(from), until: at(until) })
const turnsAt = (clock: string | null, ...crews: Crew[]) =>
  availabilityOf(fit, crews, { dayStart, now: clock ? at(clock) : null, usualMinutes: 600 })
const only = (clock: string | null, of: Partial<Crew>) => turnsAt(clock, crew(of)).turns

test('without a shift nobody comes, and what keeps a truck has a name', () => {
  expect(turnsAt(null, crew())).toEqual({ turns: [], why: 'Not on the roster' })
  expect(turnsAt(null).why).toBe('No driver')
  expect(turnsAt(null, crew({ hours: { status: 'off', reason: 'Annual leave' } })).why).toBe('Off: Annual leave')
  expect(turnsAt(null, crew({ licenceEnded: true })).why).toBe('The driver’s licence ended')
  expect(turnsAt('07:00', crew({ outOfService: true, queuedAt: at('06:00') })).why).toBe('Out of service')
  const broken = { active: false, inspectionEnded: false }
  expect(availabilityOf(broken, [crew()], { dayStart, now: null, usualMinutes: 600 }).why).toBe('Inactive')
})

test('a rostered driver has the hours of the shift and overtime up to the longest duty', () => {
  expect(only(null, { hours: rostered('06:00', '16:00') })).toEqual([
    { driverId: 'd', by: 'rostered', from: at('06:00'), until: at('16:00'), latest: at('18:00') },
  ])
  expect(only(null, { hours: rostered('06:00', '20:00') })).toMatchObject([{ until: at('18:00'), latest: at('18:00') }])
})

test('who is in the queue is here now, with or without a shift, and after a night in a yard where waiting is no duty', () => {
  const waiting = (from: Date) => ({ queuedAt: from, duty: [{ event: 'clock_in', at: from, seen: true as const }] })
  expect(only('07:00', waiting(at('06:40')))).toEqual([
    { driverId: 'd', by: 'queued', from: at('06:40'), until: at('16:40'), latest: at('18:40') },
  ])
  expect(only('07:00', { ...waiting(at('06:40')), hours: rostered('10:30', '20:30') })).toMatchObject([
    { by: 'queued', from: at('06:40'), until: at('18:40') },
  ])
  expect(only('07:00', { queuedAt: at('06:40'), hours: { status: 'off', reason: 'Annual leave' } })).toHaveLength(1)
  const night = { queuedAt: addMinutes(dayStart, -300), hours: rostered('06:00', '16:00') }
  expect(only('07:00', night)).toMatchObject([{ from: at('06:00'), until: at('16:00'), latest: at('19:00') }])
})

test('duty that has begun counts with its breaks, and who has clocked out is gone until the next shift', () => {
  const duty = [
    { event: 'clock_in', at: at('05:00') },
    { event: 'break_start', at: at('06:00') },
    { event: 'break_end', at: at('06:30') },
  ]
  expect(only('07:00', { duty, hours: rostered('08:00', '18:00') })).toMatchObject([
    { by: 'on_duty', from: at('05:00'), until: at('17:30'), latest: at('17:30') },
  ])
  const gone = [...duty, { event: 'clock_out', at: at('09:00') }]
  expect(only('10:00', { duty: gone, hours: rostered('05:00', '15:00') })).toMatchObject([{ latest: at('09:00') }])
  const again: RosterHours = { status: 'called_in', from: at('18:00'), until: at('22:00') }
  expect(only('10:00', { duty: gone, hours: again })).toMatchObject([
    { by: 'on_duty', latest: at('09:00') },
    { by: 'called_in', from: at('18:00'), until: at('22:00') },
  ])
})

test('of two drivers of a truck the first has it until the second comes', () => {
  const early = crew({ driverId: 'early', hours: rostered('05:00', '13:00') })
  const late = crew({ driverId: 'late', hours: rostered('13:00', '22:00') })
  expect(turnsAt(null, late, early).turns).toMatchObject([
    { driverId: 'early', until: at('13:00'), latest: at('13:00') },
    { driverId: 'late', from: at('13:00'), until: at('22:00') },
  ])
})

const minute = fc.integer({ min: 0, max: 1439 })
const madeUp = fc.record({
  now: minute,
  queued: fc.option(fc.integer({ min: 0, max: 1200 })),
  carrying: fc.boolean(),
  firstLoad: fc.option(minute),
  clocks: fc.array(fc.tuple(fc.constantFrom('clock_in', 'clock_out', 'break_start', 'break_end'), minute), {
    maxLength: 6,
  }),
  roster: fc.option(
    fc.record({ off: fc.boolean(), called: fc.boolean(), from: minute, length: fc.integer({ min: 1, max: 900 }) }),
  ),
})

test('whatever the roster and the clock say: a truck that is in the yard or out with a load works now, in order and within its duty', () => {
  fc.assert(
    fc.property(madeUp, ({ now, queued, carrying, firstLoad, clocks, roster }) => {
      const moment = addMinutes(dayStart, now)
      const hours: RosterHours | null =
        roster &&
        (roster.off
          ? { status: 'off', reason: 'Leave' }
          : {
              status: roster.called ? 'called_in' : 'usual',
              from: addMinutes(dayStart, roster.from),
              until: addMinutes(dayStart, roster.from + roster.length),
            })
      const one = crew({
        hours,
        carrying: carrying && firstLoad !== null && firstLoad <= now,
        firstLoadAt: firstLoad !== null && firstLoad <= now ? addMinutes(dayStart, firstLoad) : null,
        queuedAt: queued === null ? null : addMinutes(moment, -queued),
        duty: clocks
          .map(([event, when]) => ({ event, at: addMinutes(dayStart, when) }))
          .sort((a, b) => a.at.getTime() - b.at.getTime())
          .filter(({ at: when }) => when <= moment),
      })
      const can = availabilityOf(fit, [one], { dayStart, now: moment, usualMinutes: 600 })
      if (one.queuedAt || one.carrying) expect(turnNow(can, moment)).toBeDefined()
      expect(can.why === null).toBe(can.turns.length > 0)
      for (const { from, until, latest } of can.turns) {
        expect(from <= latest && until <= latest && from >= dayStart).toBe(true)
        expect(latest.getTime() - moment.getTime() <= 12 * 3_600_000 || from > moment).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
})
