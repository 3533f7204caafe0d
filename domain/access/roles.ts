import type { Spoken } from '../kit/language'

/** The 24 roles. `driver` and `customer` are users of the apps: the portal refuses their sign-in. */
export const ROLES = [
  'admin',
  'sales_admin',
  'salesperson',
  'sales_manager',
  'ceo',
  'finance_ar',
  'finance_hod',
  'dispatcher',
  'dispatcher_manager',
  'batcher',
  'lab',
  'lab_manager',
  'advance_user',
  'mix_design_requester',
  'raw_material_requester',
  'hr_cement',
  'house_manager',
  'it_support',
  'sale',
  'project_team',
  'driver',
  'customer',
  'salesperson_md',
  'it',
] as const
export type Role = (typeof ROLES)[number]

/** Roles of the apps, not of the portal. */
export const APP_ROLES = ['driver', 'customer'] as const satisfies readonly Role[]
type StaffRole = Exclude<Role, (typeof APP_ROLES)[number]>
export const STAFF_ROLES = ROLES.filter((role): role is StaffRole => APP_ROLES.every(other => other !== role))

/** Roles that see the whole company; everyone else sees what their scope names, and nothing without one. */
export const UNSCOPED: readonly Role[] = [
  'admin',
  'ceo',
  'finance_ar',
  'finance_hod',
  'it_support',
  'sales_admin',
  'sales_manager',
]

/**
 * What a person may see beyond their rights. A salesperson sees the own customers, plant people their plants,
 * dispatchers their regions; an empty list means nothing.
 */
export type Scope = { all: boolean; salespersonId: string | null; plantIds: string[]; regionIds: string[] }

export type Person = {
  id: string
  username: string
  name: string
  roles: Role[]
  scope: Scope
  sessionId: string | null
  /** What they read the portal in; none: what their browser asks for. */
  language?: Spoken | null
  /** Came in by a one-time password and has not chosen an own one yet. */
  mustChangePassword?: boolean
  /** A role of theirs needs a second factor, and they have none yet. */
  mustEnrol?: boolean
  /** Salespeople who are away today and named this person as their deputy. */
  standsInFor?: string[]
  /** How long ago this session proved whose it is; a job and a machine have no session. */
  provedMinutesAgo?: number
}
