import * as z from 'zod'

/** Hours of duty as a company or region sets them; `exemptDutyHours` hold where an exemption was granted. */
export const FatigueLimits = z.strictObject({
  dutyHours: z.number().positive(),
  exemptDutyHours: z.number().positive(),
  continuousHours: z.number().positive(),
  breakMinutes: z.int().min(1).max(240),
  warnShare: z.number().min(0).max(1),
})

export const USUAL_FATIGUE: z.output<typeof FatigueLimits> = {
  dutyHours: 12,
  exemptDutyHours: 14,
  continuousHours: 6,
  breakMinutes: 45,
  warnShare: 0.8,
}
