import type { DutyLine } from './fatigue'

export type DutySpan = { state: 'duty' | 'driving' | 'break'; from: Date; to: Date }

const AFTER: Record<string, DutySpan['state'] | 'off'> = {
  clock_in: 'duty',
  clock_out: 'off',
  drive_start: 'driving',
  drive_end: 'duty',
  break_start: 'break',
  break_end: 'duty',
}

/** A day's duty as spans for a bar, cut to the day; what still runs ends at `until`. */
export function dutySpans(events: readonly DutyLine[], from: Date, until: Date): DutySpan[] {
  const spans: DutySpan[] = []
  let state: DutySpan['state'] | 'off' = 'off'
  let since = from
  const close = (at: Date) => {
    const [start, end] = [
      new Date(Math.max(since.getTime(), from.getTime())),
      new Date(Math.min(at.getTime(), until.getTime())),
    ]
    if (state !== 'off' && end > start) spans.push({ state, from: start, to: end })
    since = at
  }
  for (const { event, at } of events) {
    if (at > until) break
    close(at)
    state = AFTER[event] ?? state
  }
  close(until)
  return spans
}
