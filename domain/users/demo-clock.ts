import * as z from 'zod'
import { addMinutes } from '~/domain/kit/time'

const YEAR = 366 * 24 * 60

/** Moments of the demo that are worth a look; the clock plays on to the next one. */
export const DEMO_MOMENTS = ['before_first_truck', 'full_day', 'month_end'] as const
export type DemoMoment = (typeof DEMO_MOMENTS)[number]

/** Where the clock shall stand against the real time or how far to set it on, at once; or the moment to play on to. */
export const ShiftClock = z
  .strictObject({
    offsetMinutes: z.int().min(0).max(YEAR).optional(),
    moveMinutes: z.int().min(-YEAR).max(YEAR).optional(),
    playTo: z.enum(DEMO_MOMENTS).optional(),
  })
  .refine(
    of => Object.values(of).filter(value => value !== undefined).length === 1,
    'Say offsetMinutes, moveMinutes or playTo',
  )
export type ShiftClock = z.output<typeof ShiftClock>

/** Minutes by which the demo runs ahead of the real time, and where it plays on to. */
export type DemoClock = { offsetMinutes: number; playsFrom: number | null; playsTo: number | null }

/** A demo that plays on: the moment it stops at, and how much of the way is done, per cent. */
export type DemoPlays = { until: string; done: number }

export function playsOf({ offsetMinutes, playsFrom, playsTo }: DemoClock, now: Date): DemoPlays | null {
  if (playsFrom === null || playsTo === null || playsTo <= offsetMinutes) return null
  const left = playsTo - offsetMinutes
  return {
    until: addMinutes(now, left).toISOString(),
    done: Math.floor((100 * (offsetMinutes - playsFrom)) / (playsTo - playsFrom)),
  }
}
