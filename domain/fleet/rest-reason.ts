import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, queryFlag, requiredText } from '../kit/shape'

export const RestReasonSave = z.strictObject({
  id: id().nullish(),
  version: z.int().min(1).nullish(),
  reason: requiredText('Reason', 80),
  /** A driver who rests for this keeps the place in the queue. */
  keepsPlace: z.boolean().default(false),
  active: z.boolean().default(true),
})
export const RestReasonList = z.strictObject({ ...pagingShape, active: queryFlag() })
