import * as z from 'zod'
import { QUANTITIES, reading } from '~/domain/mixdesign/bounds'
import { SlumpLimitsInput } from './slump-limits'

/** A measured slump or slump flow in mm with how it was specified. */
export const SlumpInput = z.strictObject({ slump: z.number(), specified: SlumpLimitsInput })

/** Percent of air against its target; m³ in a drum; turns at mixing speed. */
export const AirInput = z.strictObject({
  air: z.number(),
  target: z.number(),
  tolerance: reading({ ...QUANTITIES.air, bounds: [0, 5] }).optional(),
})
export const DrumInput = z.strictObject({
  load: z.number(),
  drumVolume: z.number(),
  use: z.enum(['mixing', 'agitating']),
})
export const MixingRevolutionsInput = z.strictObject({ revolutions: z.number() })

/** Standard deviation and mean in MPa with the specified strength; within-test variation in percent where known. */
export const ControlClassInput = z.strictObject({
  standardDeviation: z.number(),
  mean: z.number(),
  fc: z.number(),
  withinVariation: reading(QUANTITIES.tenths).nullish(),
  place: z.enum(['field', 'lab']).default('field'),
})
