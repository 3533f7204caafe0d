import * as z from 'zod'
import { bodyPagingShape, pagingShape } from '../kit/page'
import { optionalText, queryFlag, requiredText } from '../kit/shape'

/** Suppliers, samplers and testers are described alike. */
const fields = {
  code: requiredText('Code', 20),
  name: requiredText('Name', 120),
  phone: optionalText(40),
  email: z
    .union([z.literal(''), z.email('An e-mail address is needed')])
    .nullish()
    .transform(value => value || null),
  remarks: optionalText(400),
  active: z.boolean().default(true),
}
export const PartyCreate = z.strictObject(fields)
export const PartyUpdate = z.strictObject({ ...fields, version: z.int().min(1, 'Version is required') })
export const PartyList = z.strictObject({ ...pagingShape, active: queryFlag() })
export const PartyActiveList = z.strictObject(pagingShape)
export const PartyFilter = z.strictObject({ ...bodyPagingShape, active: z.boolean().optional() })
export type PartyAsk = Omit<z.output<typeof PartyFilter>, 'active'> & { active?: boolean | undefined; id?: string }

export type PartyRow = {
  id: string
  version: number
  active: boolean
  code: string
  name: string
  phone: string | null
  email: string | null
  remarks: string | null
}
