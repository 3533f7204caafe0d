import type { Clock } from '~/domain/kit/clock'

const MINUTE = 60_000

/**
 * The system's time, or one that was set at the start and moves on from there; the demo may shift it later, counted from
 * where it began.
 */
export function movingClock(from: string | null): Clock {
  const begin = from ? Date.parse(from) - Date.now() : 0
  let ahead = begin
  return {
    now: () => new Date(Date.now() + ahead),
    wall: () => new Date(),
    shiftTo: minutes => {
      ahead = begin + minutes * MINUTE
    },
  }
}
