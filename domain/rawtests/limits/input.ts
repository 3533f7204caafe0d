import * as z from 'zod'
import { between } from '~/domain/mixdesign/bounds'
import { Grading } from '../grading'

const SIZE = between(0.02, 200, 'mm')

/** Percent passing allowed at one sieve in mm, ends included. */
export const GradingLimitInput = z.strictObject({
  size: SIZE,
  min: between(0, 100, '%'),
  max: between(0, 100, '%'),
})

/** A grading with the limits to judge it by: a built-in specification by its id, or limits of one's own. */
export const GradingLimitsInput = z.union([
  z.strictObject({ grading: Grading, specification: z.string().trim().min(1).max(80) }),
  z.strictObject({ grading: Grading, limits: z.array(GradingLimitInput).min(1).max(40) }),
])

/** Sizes in mm. */
export const PowerCurveInput = z.strictObject({ sizes: z.array(z.number()).min(1).max(60), maximumSize: z.number() })

/** Consecutive sands, oldest first, against the zone they were declared in. */
export const ZoneHeldInput = z.strictObject({
  gradings: z.array(Grading).min(1).max(200),
  zone: z.enum(['C', 'M', 'F']),
})
