import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, optionalText, queryFlag, queryIds, requiredText } from '../kit/shape'

/** The wire names the id `paymentTermId`. */
export const PaymentTermSave = z.strictObject({
  paymentTermId: id().nullish(),
  version: z.int().min(1).nullish(),
  active: z.boolean().default(true),
  paymentTermName: requiredText('Name', 80),
  days: z.int().min(0, 'Days must not be negative').max(365, 'At most 365 days'),
  description: optionalText(400),
})
export type PaymentTermSave = z.output<typeof PaymentTermSave>

export const PaymentTermSearch = z.strictObject({ ...pagingShape, active: queryFlag(), ids: queryIds().optional() })
export type PaymentTermSearch = z.output<typeof PaymentTermSearch>

export type PaymentTermRow = {
  id: string
  paymentTermId: string
  version: number
  active: boolean
  paymentTermName: string
  days: number
  description: string | null
  customers: number
}
