import * as z from 'zod'
import { ROLES, STAFF_ROLES } from '../access/roles'
import { pagingShape } from '../kit/page'
import { id, optionalText, queryFlag, requiredText } from '../kit/shape'

const username = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{2,59}$/, 'Letters, digits, dot, dash; at least 3')
const people = {
  id: id().optional(),
  version: z.int().min(1).optional(),
  username,
  name: requiredText('Name', 120),
  email: z
    .union([z.email('An e-mail address is needed').max(200), z.literal('')])
    .nullish()
    .transform(value => value || null),
  phone: optionalText(40),
}

export const StaffSave = z.strictObject({
  ...people,
  roles: z.array(z.enum(STAFF_ROLES)).min(1, 'Choose at least one role').max(24),
  regionIds: z.array(id()).max(50).default([]),
  plantIds: z.array(id()).max(100).default([]),
})
export type StaffSave = z.output<typeof StaffSave>

/** `customerUserMapping`: the customers for which the person orders. */
export const BookingSave = z.strictObject({ ...people, customerUserMapping: z.array(id()).max(50).default([]) })
export type BookingSave = z.output<typeof BookingSave>

export const UserSearch = z.strictObject({
  ...pagingShape,
  onlyActive: queryFlag(),
  role: z.enum(ROLES).optional(),
  customerId: id().optional(),
})
export type UserSearch = z.output<typeof UserSearch>

export const UserStatus = z.strictObject({
  updatedUserId: id(),
  version: z.int().min(1, 'Version is required'),
  active: z.boolean(),
})
export const StatusOf = z.strictObject({ version: z.int().min(1, 'Version is required'), active: z.boolean() })

const secret = z.string().min(1, 'Password is required').max(128, 'At most 128 characters')
export const OwnPassword = z.strictObject({ currentPassword: secret, newPassword: secret })
export type OwnPassword = z.output<typeof OwnPassword>
export const CurrentPassword = z.strictObject({ currentPassword: secret })
export const ResetPassword = z.strictObject({ userId: id() })

export type UserListRow = {
  id: string
  userId: string
  version: number
  username: string
  name: string
  email: string | null
  phone: string | null
  kind: string
  roles: string[]
  active: boolean
  mustChangePassword: boolean
  regionIds: string[]
  plantIds: string[]
  customerUserMapping: string[]
  createdAt: Date
  lastSeenAt: Date | null
  /** Signs in with an authenticator app as well. */
  twoStep: boolean
}
