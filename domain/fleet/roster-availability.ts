import { addMinutes } from '../kit/time'
import type { SeenLine } from './duty'
import { type FatigueRules, workingTime } from './fatigue'

/** What the roster says of a driver on a day: hours that were settled for the day, the usual ones, or off. */
export type RosterHours =
  | { status: 'planned' | 'called_in' | 'usual'; from: Date; until: Date }
  | { status: 'off'; reason: string }

/** A driver with the truck of the day. What happened already is known of today alone. */
export type Crew = {
  driverId: string
  licenceEnded: boolean
  outOfService: boolean
  hours: RosterHours | null
  /** With what the yard knows: waiting and carrying are in it. */
  duty: readonly SeenLine[]
  /** In the queue of a yard with this truck since then. */
  queuedAt: Date | null
  /** The first ticket of today, and whether one of its loads is still out. */
  firstLoadAt: Date | null
  carrying: boolean
  rules: FatigueRules
}

/** `until` is the end as rostered, `latest` the last minute that the duty hours leave. */
export type Turn = {
  driverId: string
  by: 'on_duty' | 'queued' | 'rostered' | 'called_in'
  from: Date
  until: Date
  latest: Date
}
/** When a truck can work on a day; without a turn `why` says what keeps it. */
export type Availability = { turns: Turn[]; why: string | null }

export type AskedDay = {
  dayStart: Date
  /** Null for a day that is not today. */
  now: Date | null
  /** How long a shift lasts that nobody rostered. */
  usualMinutes: number
}
type TruckState = { active: boolean; inspectionEnded: boolean }

/**
 * From when till when a truck can work on a day, the only place that says so: who has clocked in, carries a load or is in a
 * yard's queue is here, whatever the roster says; everybody else comes as rostered; without a shift nobody comes.
 */
export function availabilityOf(truck: TruckState, crews: readonly Crew[], day: AskedDay): Availability {
  const none = (why: string): Availability => ({ turns: [], why })
  if (!truck.active) return none('Inactive')
  if (truck.inspectionEnded) return none('Inspection ended')
  if (!crews.length) return none('No driver')
  const able = crews.filter(crew => !crew.licenceEnded && !crew.outOfService)
  if (!able.length) return none(crews[0]!.licenceEnded ? 'The driver’s licence ended' : 'Out of service')
  const turns = able.flatMap(crew => turnsOf(crew, day)).sort((a, b) => a.from.getTime() - b.from.getTime())
  if (turns.length) return { turns: handedOver(turns), why: null }
  const off = able.flatMap(({ hours }) => (hours?.status === 'off' ? [hours.reason] : []))
  return none(off.length ? `Off: ${off[0]}` : 'Not on the roster')
}

/** The turn that runs at an instant: without one it cannot work then. */
export const turnNow = ({ turns }: Availability, at: Date): Turn | undefined =>
  turns.findLast(({ from, latest }) => from <= at && at <= latest)

function turnsOf(crew: Crew, day: AskedDay): Turn[] {
  const { driverId, rules } = crew
  const hours = crew.hours?.status === 'off' ? null : crew.hours
  const rostered = hours ? [rosteredTurn(crew, hours, day, rules.dutyHours * 60)] : []
  if (!day.now) return rostered
  const time = workingTime(crew.duty, day.now, rules)
  const cameIn = cameAt(crew)
  const out = crew.duty.findLast(({ event }) => event === 'clock_out')
  // Out of the yard is not off duty: only the driver says that.
  const hasLeft = out && !out.seen
  if (time.onDuty || crew.queuedAt || crew.carrying || (!hasLeft && crew.firstLoadAt))
    return [hereTurn(crew, hours, day)]
  if (!cameIn || !hasLeft) return rostered
  const left = out.at
  const worked: Turn = { driverId, by: 'on_duty', from: cameIn, until: left, latest: left }
  const again = hours && hours.from >= left ? [rosteredTurn(crew, hours, day, rules.dutyHours * 60 - time.duty)] : []
  return [worked, ...again]
}

function rosteredTurn(
  { driverId }: Crew,
  { status, from, until }: Exclude<RosterHours, { status: 'off' }>,
  { dayStart }: AskedDay,
  mostMinutes: number,
): Turn {
  const latest = addMinutes(from, Math.max(0, mostMinutes))
  const by = status === 'called_in' ? 'called_in' : 'rostered'
  return { driverId, by, from: later(from, dayStart), until: earlier(until, latest), latest }
}

/** Somebody who is here works at least now, and on until the duty hours end. */
function hereTurn(crew: Crew, hours: Exclude<RosterHours, { status: 'off' }> | null, day: AskedDay): Turn {
  const { driverId, rules, queuedAt } = crew
  const now = day.now!
  const time = workingTime(crew.duty, now, rules)
  const signs = [cameAt(crew), crew.firstLoadAt].flatMap(at => at ?? [])
  // A truck that spent the night in the yard has a driver again from the shift on, and at the latest now.
  const queued = queuedAt && queuedAt < day.dayStart ? (hours?.from ?? day.dayStart) : (queuedAt ?? now)
  const began = earlier(signs.length ? signs.reduce(earlier) : queued, now)
  const latest = addMinutes(now, Math.max(0, rules.dutyHours * 60 - time.duty))
  const until = later(hours?.until ?? addMinutes(began, day.usualMinutes), now)
  const by = crew.firstLoadAt || crew.duty.some(line => !line.seen) ? 'on_duty' : 'queued'
  return { driverId, by, from: later(began, day.dayStart), until: earlier(until, latest), latest }
}

const cameAt = ({ duty }: Crew): Date | undefined => duty.find(({ event }) => event === 'clock_in')?.at

/** Of two drivers of one truck the first has it until the second comes. */
function handedOver(turns: Turn[]): Turn[] {
  return turns.map((turn, at) => {
    const next = turns[at + 1]
    if (!next || turn.latest <= next.from) return turn
    return { ...turn, until: earlier(turn.until, next.from), latest: next.from }
  })
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b)
const later = (a: Date, b: Date): Date => (a > b ? a : b)
