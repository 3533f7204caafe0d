import * as z from 'zod'
import { id } from '../kit/shape'

/** Who approves level 1 of this draft in place of the customer's salesperson; null takes the name off. */
export const DraftDeputy = z.strictObject({
  version: z.int().min(1, 'Version is required'),
  salespersonId: id().nullable(),
})
export type DraftDeputy = z.output<typeof DraftDeputy>

/** A draft at its first level that nobody but an administrator may decide. */
export type DraftWithoutApprover = {
  id: string
  version: number
  draftNo: string
  customerName: string
  projectName: string
  salespersonName: string | null
  total: string
  updatedAt: string
  /** Whom one may name. */
  choices: { salespersonId: string; name: string }[]
}
