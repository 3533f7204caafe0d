import * as z from 'zod'
import { id, optionalText, requiredText } from '../kit/shape'

const version = z.int().min(1, 'Version is required')

export const OwnerSave = z.strictObject({
  id: id().nullish(),
  version: z.int().min(1).nullish(),
  ownerName: requiredText('Name', 80),
  phone: optionalText(40),
  email: optionalText(120),
  active: z.boolean().default(true),
})
export const OwnerKey = z.strictObject({ id: id(), version })
export const OwnerStatus = z.strictObject({ id: id(), version, active: z.boolean() })
