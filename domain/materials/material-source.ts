import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, optionalText, queryFlag, requiredText } from '../kit/shape'

const fields = {
  sourceName: requiredText('Source', 120),
  materialId: id(),
  country: optionalText(60),
  active: z.boolean().default(true),
}
export const MaterialSourceCreate = z.strictObject(fields)
export const MaterialSourceUpdate = z.strictObject({ ...fields, version: z.int().min(1, 'Version is required') })
export const MaterialSourceList = z.strictObject({ ...pagingShape, active: queryFlag(), materialId: id().optional() })
export type MaterialSourceAsk = z.output<typeof MaterialSourceList>
