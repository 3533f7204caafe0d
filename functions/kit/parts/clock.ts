import { type Clock, systemClock } from '~/domain/kit/clock'

/** The system's time, or one that was set at the start and moves on from there. */
export function movingClock(from: string | null): Clock {
  if (!from) return systemClock
  const ahead = Date.parse(from) - Date.now()
  return { now: () => new Date(Date.now() + ahead) }
}
