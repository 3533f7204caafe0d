import * as z from 'zod'
import { bodyPagingShape, pagingShape } from '../kit/page'
import { optionalText, queryFlag, requiredText } from '../kit/shape'
import type { GradingLimit } from './limits/grading-limits'

/** Percent passing allowed at one sieve in mm. */
export const LimitRow = z.strictObject({
  size: z.number().min(0.02).max(200),
  min: z.number().min(0, 'At least 0 %').max(100, 'At most 100 %'),
  max: z.number().min(0, 'At least 0 %').max(100, 'At most 100 %'),
})

const Limits = z
  .array(LimitRow)
  .min(2, 'At least two sieves')
  .max(30)
  .refine(rows => rows.every(row => row.min <= row.max), 'A lower limit is above its upper one')
  .refine(rows => new Set(rows.map(row => row.size)).size === rows.length, 'A sieve is listed twice')
  .transform(rows => [...rows].sort((a, b) => b.size - a.size))

const fields = {
  name: requiredText('Name', 120),
  standard: optionalText(80),
  material: z.enum(['fine', 'coarse', 'all-in']),
  series: z.enum(['ASTM', 'BS', 'EN']).default('ASTM'),
  limits: Limits,
  remarks: optionalText(400),
  active: z.boolean().default(true),
}
export const GradingSpecificationCreate = z.strictObject(fields)
export const GradingSpecificationUpdate = z.strictObject({ ...fields, version: z.int().min(1, 'Version is required') })
export const GradingSpecificationList = z.strictObject({ ...pagingShape, active: queryFlag() })
export const GradingSpecificationActive = z.strictObject(pagingShape)
export const GradingSpecificationFilter = z.strictObject({
  ...bodyPagingShape,
  active: z.boolean().optional(),
  material: z.enum(['fine', 'coarse', 'all-in']).optional(),
})
export type GradingSpecificationAsk = z.output<typeof GradingSpecificationFilter>

export type GradingSpecificationRow = {
  id: string
  gradingSpecificationId: string
  version: number
  active: boolean
  name: string
  standard: string | null
  material: string
  series: string
  limits: GradingLimit[]
  remarks: string | null
}
