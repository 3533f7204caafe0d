import * as z from 'zod'

const YEAR = 366 * 24 * 60

/** Either where the clock shall stand against the real time, or how far to move it on. */
export const ShiftClock = z
  .strictObject({
    offsetMinutes: z.int().min(0).max(YEAR).optional(),
    moveMinutes: z.int().min(-YEAR).max(YEAR).optional(),
  })
  .refine(of => (of.offsetMinutes === undefined) !== (of.moveMinutes === undefined), 'Say offsetMinutes or moveMinutes')
export type ShiftClock = z.output<typeof ShiftClock>
