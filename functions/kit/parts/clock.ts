import type { Clock } from '~/domain/kit/clock'

const MINUTE = 60_000

/** The system's time, or one that was set at the start and moves on from there; the demo may shift it later. */
export function movingClock(from: string | null): Clock {
  let ahead = from ? Date.parse(from) - Date.now() : 0
  return {
    now: () => new Date(Date.now() + ahead),
    wall: () => new Date(),
    shiftTo: minutes => {
      ahead = minutes * MINUTE
    },
  }
}
