import * as z from 'zod'
import { unsortedShape } from '../kit/page'
import { id, plainDate } from '../kit/shape'

export const AuditSearch = z.strictObject({
  ...unsortedShape,
  subject: z
    .string()
    .regex(/^[a-z_]{2,60}$/)
    .optional(),
  subjectId: id().optional(),
  actorId: id().optional(),
  fromDate: plainDate().optional(),
  toDate: plainDate().optional(),
})
