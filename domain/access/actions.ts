import type { Role } from './roles'

/** What a right lets one do. */
export const ACTIONS = [
  'view',
  'manage',
  'add',
  'edit',
  'write',
  'approve-1',
  'approve-2',
  'approve-3',
  'override',
] as const
export type Action = (typeof ACTIONS)[number]

/** Who holds which action on which subject. */
export type Grants = Record<string, Partial<Record<Action, readonly Role[]>>>
