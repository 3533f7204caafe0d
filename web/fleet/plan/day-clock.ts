import { instantOn } from '~/domain/kit/time'

/** Instants of the wire as minutes from the start of the plant's day, and back. */
export type DayClock = { minuteOf: (instant: string) => number; instantAt: (minute: number) => string }

export function dayClock(day: string, zone: string): DayClock {
  const start = instantOn(day, '00:00', zone).getTime()
  return {
    minuteOf: instant => Math.round((new Date(instant).getTime() - start) / 60_000),
    instantAt: minute => new Date(start + minute * 60_000).toISOString(),
  }
}
