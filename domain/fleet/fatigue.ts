import { minutesBetween } from '../kit/time'

export const DUTY_EVENTS = ['clock_in', 'clock_out', 'drive_start', 'drive_end', 'break_start', 'break_end'] as const
export type DutyEvent = (typeof DUTY_EVENTS)[number]
export type DutyLine = { event: string; at: Date }

/** Hours of duty of a jurisdiction. */
export type FatigueRules = {
  dutyHours: number
  continuousHours: number
  /** A pause this long ends a continuous stretch, minutes. */
  breakMinutes: number
  /** Share of a limit from which it is said, 0…1. */
  warnShare: number
}

/** The rest that a day has beside its longest duty, minutes. */
export const restMinutes = ({ dutyHours }: Pick<FatigueRules, 'dutyHours'>): number => (24 - dutyHours) * 60

/** All in minutes. */
export type WorkingTime = {
  duty: number
  driving: number
  breaks: number
  /** Since the last pause that counts. */
  continuous: number
  /** Until the first limit is reached; 0 when it is. */
  left: number
  limit: 'duty' | 'continuous'
  state: 'rested' | 'near' | 'over'
  onDuty: boolean
}

/**
 * Working time of a day from its duty events alone, counted up to `now`. Duty is the time between coming on and going off
 * less the pauses; a pause of the set length or a time off duty starts a new continuous stretch. Employment Act of
 * Singapore, sections 38(1) and 38(5): at most 12 hours a day and 6 hours without a break.
 */
export function workingTime(events: readonly DutyLine[], now: Date, rules: FatigueRules): WorkingTime {
  const day = { duty: 0, driving: 0, breaks: 0, continuous: 0 }
  let state: 'off' | 'on' | 'driving' | 'pause' = 'off'
  let since: Date | undefined
  let pause = 0
  const pass = (until: Date) => {
    const minutes = since ? Math.max(0, minutesBetween(since, until)) : 0
    since = until
    if (state === 'off') return
    if (state === 'pause') {
      day.breaks += minutes
      pause += minutes
      if (pause >= rules.breakMinutes) day.continuous = 0
      return
    }
    day.duty += minutes
    day.continuous += minutes
    if (state === 'driving') day.driving += minutes
  }
  for (const { event, at } of events) {
    if (at > now) break
    pass(at)
    if (event === 'clock_out') day.continuous = 0
    if (event === 'break_start') pause = 0
    state = AFTER[event as DutyEvent] ?? state
  }
  pass(now)
  return { ...whole(day), ...limitOf(day, rules), onDuty: state !== 'off' }
}

/** The lines of a day, and of the shift that was still running when the day began: midnight rests nobody. */
export function dutyLines<Line extends DutyLine>(events: readonly Line[], dayStart: Date): Line[] {
  const before = events.filter(({ at }) => at < dayStart)
  const running = before.at(-1)?.event !== 'clock_out'
  const began = running ? before.findLastIndex(({ event }) => event === 'clock_in') : -1
  return events.slice(began < 0 ? before.length : began)
}

const AFTER: Record<DutyEvent, 'off' | 'on' | 'driving' | 'pause'> = {
  clock_in: 'on',
  clock_out: 'off',
  drive_start: 'driving',
  drive_end: 'on',
  break_start: 'pause',
  break_end: 'on',
}

function limitOf(day: { duty: number; continuous: number }, rules: FatigueRules) {
  const limits = [
    { limit: 'duty' as const, used: day.duty, most: rules.dutyHours * 60 },
    { limit: 'continuous' as const, used: day.continuous, most: rules.continuousHours * 60 },
  ].sort((a, b) => a.most - a.used - (b.most - b.used))
  const { limit, used, most } = limits[0]!
  const near = limits.some(each => each.used >= each.most * rules.warnShare)
  const state = used >= most ? ('over' as const) : near ? ('near' as const) : ('rested' as const)
  return { limit, left: Math.max(0, Math.floor(most - used)), state }
}

const whole = (day: { duty: number; driving: number; breaks: number; continuous: number }) => ({
  duty: Math.round(day.duty),
  driving: Math.round(day.driving),
  breaks: Math.round(day.breaks),
  continuous: Math.round(day.continuous),
})
