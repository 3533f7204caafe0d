import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, optionalText, queryFlag, queryIds, requiredText } from '../kit/shape'
import * as kitWords from '../kit/words'

export const SalespersonSave = z.strictObject({
  id: id().nullish(),
  version: z.int().min(1).nullish(),
  active: z.boolean().default(true),
  /** The sign-in of the person; the one who signs in so sees the customers of this salesperson. */
  username: requiredText(kitWords.fieldUserName, 60),
  name: requiredText(kitWords.fieldName, 120),
  phone: optionalText(40),
  email: z
    .union([z.literal(''), z.email({ error: kitWords.fieldEmailNeeded })])
    .nullish()
    .transform(value => value || null),
  regionIds: z.array(id()).max(20).default([]),
})
export type SalespersonSave = z.output<typeof SalespersonSave>

export const SalespersonSearch = z.strictObject({
  ...pagingShape,
  active: queryFlag(),
  regionId: id().optional(),
  ids: queryIds().optional(),
})
export type SalespersonSearch = z.output<typeof SalespersonSearch>

export type SalespersonRow = {
  id: string
  version: number
  active: boolean
  userId: string | null
  username: string
  name: string
  phone: string | null
  email: string | null
  regionIds: string[]
  regions: string[]
  customers: number
}
