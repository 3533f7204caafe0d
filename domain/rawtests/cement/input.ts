import * as z from 'zod'
import { CementResults } from './limits'
import { VicatReadings } from './setting-time'

/** Results of a cement with its strength class by EN 197-1 (`42.5N`); `single` takes the limits of a single result. */
export const CementEn197Input = z.strictObject({
  results: CementResults,
  class: z.string().max(20),
  single: z.boolean().default(false),
})

/** Results of a cement with its type by ASTM C150 (`I`, `II(MH)`). */
export const CementC150Input = z.strictObject({ results: CementResults, type: z.string().max(20) })

/** Needle readings with the depth that means initial set, mm. */
export const VicatInput = z.strictObject({ readings: VicatReadings, depth: z.number().default(25) })
