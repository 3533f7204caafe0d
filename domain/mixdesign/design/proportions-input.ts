import * as z from 'zod'

const part = z.strictObject({ name: z.string().trim().min(1).max(80), mass: z.number(), relativeDensity: z.number() })

/** kg per m³ with relative densities, air in percent. */
export const AbsoluteVolumeInput = z.strictObject({ parts: z.array(part).max(40), air: z.number() })

/** Masses of a batch with its measured fresh density, kg and kg/m³ or lb and lb/ft³; the design's volume to compare with. */
export const YieldInput = z.strictObject({
  masses: z.array(z.number()).min(1).max(40),
  density: z.number(),
  designed: z.number().optional(),
  airFree: z.number().optional(),
})

/** Masses in one unit, moisture and absorption in percent of dry mass. */
export const MoistureInput = z.strictObject({
  water: z.number(),
  aggregates: z
    .array(
      z.strictObject({
        name: z.string().trim().min(1).max(80),
        mass: z.number(),
        moisture: z.number(),
        absorption: z.number(),
      }),
    )
    .min(1)
    .max(20),
})

/** Dose and binder in kg, solids in percent. */
export const AdmixtureWaterInput = z.strictObject({ dose: z.number(), solids: z.number(), binder: z.number() })

export const StrengthControlInput = z.strictObject({
  strengthClass: z.string().max(20),
  specimen: z.enum(['cylinder', 'cube']),
  defective: z.number().optional(),
  deviation: z.number().optional(),
  results: z.int().optional(),
  age: z.number().optional(),
})
