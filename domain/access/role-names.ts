import type { Role } from './roles'

/** What a role is called where people choose or read it. */
const NAMES: Record<Role, string> = {
  admin: 'Administrator',
  sales_admin: 'Sales administrator',
  salesperson: 'Salesperson',
  sales_manager: 'Sales manager',
  ceo: 'CEO',
  finance_ar: 'Accounts receivable',
  finance_hod: 'Head of finance',
  dispatcher: 'Dispatcher',
  dispatcher_manager: 'Dispatcher manager',
  batcher: 'Batcher',
  lab: 'Laboratory technician',
  lab_manager: 'Laboratory manager',
  advance_user: 'Advanced user',
  mix_design_requester: 'Mix design requester',
  raw_material_requester: 'Raw material requester',
  hr_cement: 'HR cement',
  house_manager: 'House manager',
  it_support: 'IT support',
  sale: 'Sales',
  project_team: 'Project team',
  driver: 'Driver',
  customer: 'Customer',
  salesperson_md: 'Salesperson, management',
  it: 'IT',
}
/** The same for a word that may be no role. */
export const roleNameOf = (word: string): string | undefined =>
  Object.entries(NAMES).find(([role]) => role === word)?.[1]
export const roleName = (role: Role): string => NAMES[role]

/** Who decides, as a sentence says it: an administrator stands in everywhere and is not named. */
export const roleWords = (roles: readonly string[]): string =>
  roles
    .filter(role => role !== 'admin')
    .map(role => NAMES[role as Role]?.replace(/^[A-Z](?=[a-z])/, first => first.toLowerCase()) ?? role)
    .join(' or ')
