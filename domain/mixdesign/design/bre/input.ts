import * as z from 'zod'
import { reading } from '../../bounds'

/** MPa, percent; see the target mean for what each means. */
export const BreTargetShape = z.strictObject({
  characteristic: z.number(),
  defective: z.number().optional(),
  deviation: z.number().optional(),
  results: z.int().optional(),
  margin: z.number().optional(),
  air: z.number().optional(),
})

const aggregate = z.enum(['crushed', 'uncrushed'])

/** kg/m³, MPa, mm, percent; slump as a class or in mm. */
export const BreDesignInput = z.strictObject({
  target: BreTargetShape,
  cement: z.enum(['42.5', '52.5']),
  age: z.number().default(28),
  reference: z.number().optional(),
  maxRatio: z.number().optional(),
  minBinder: z.number().optional(),
  maxBinder: z.number().optional(),
  relativeDensity: z.number().optional(),
  passing600: z.number(),
  ggbs: z.number().optional(),
  maxSize: z.literal([10, 20, 40]),
  slump: z.union([z.enum(['0_10', '10_30', '30_60', '60_180']), z.number()]),
  fine: aggregate,
  coarse: aggregate,
  entrained: z.boolean().optional(),
  pfa: z.number().optional(),
  waterSaving: reading({ unit: '%', bounds: [0, 30], small: [0.31, 'a fraction'] }).optional(),
})

/** Masses in one unit, absorption in percent of dry mass. */
export const OvenDryShape = z.strictObject({
  water: z.number(),
  aggregates: z
    .array(z.strictObject({ mass: z.number(), absorption: z.number() }))
    .min(1)
    .max(20),
})
