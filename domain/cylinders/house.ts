import * as z from 'zod'
import { id, optionalText, requiredText } from '../kit/shape'

/** Creates without an id, changes with one. */
export const HouseSave = z.strictObject({
  id: id().nullish(),
  version: z.int().min(1).nullish(),
  code: requiredText('Code', 20),
  name: requiredText('Name', 80),
  address: optionalText(200),
  phone: optionalText(40),
  accreditationNo: optionalText(60),
  managerId: id().nullish(),
  plantIds: z.array(id()).min(1, 'A laboratory serves at least one plant').max(100),
  tanks: z.int().min(1).max(200).default(1),
  capacity: z.int().min(0).max(100_000).default(0),
  active: z.boolean().default(true),
})
export type HouseSave = z.output<typeof HouseSave>
