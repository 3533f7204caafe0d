import { ROLES, type Role } from './roles'

/** Roles that many rows of the grants share, written once. */
export const everyone = ROLES.filter(role => role !== 'driver' && role !== 'customer')
export const dispatch = ['admin', 'dispatcher', 'dispatcher_manager'] as const
export const dispatchHeads = ['admin', 'dispatcher_manager'] as const
export const plantFloor = ['admin', 'dispatcher_manager', 'batcher'] as const
export const sales = [
  'admin',
  'sales_admin',
  'salesperson',
  'sales_manager',
  'ceo',
  'finance_ar',
  'finance_hod',
] as const
export const salesDesk = ['admin', 'sales_admin', 'salesperson', 'sales_manager', 'ceo'] as const
export const priceMakers = ['admin', 'sales_admin', 'sales_manager', 'ceo', 'finance_hod'] as const
export const quoting = ['admin', 'sales_admin', 'salesperson', 'sales_manager', 'ceo', 'finance_hod'] as const
export const laboratory = ['admin', 'lab', 'lab_manager'] as const
export const mixDesk = [
  'admin',
  'lab',
  'lab_manager',
  'advance_user',
  'finance_ar',
  'finance_hod',
  'mix_design_requester',
] as const
export const requesters = [
  'admin',
  'mix_design_requester',
  'raw_material_requester',
  'lab',
  'lab_manager',
  'advance_user',
] as const
export const fleetReaders = ['admin', 'dispatcher', 'dispatcher_manager', 'batcher'] as const
export const deliveryReaders = [
  'admin',
  'dispatcher',
  'dispatcher_manager',
  'batcher',
  'finance_ar',
  'finance_hod',
] as const

/** Every role views its own named area; CEO the sales manager's, ADMIN three more. */
export const namedAreas = Object.fromEntries(
  ROLES.map(role => [role, { view: [role, ...guestsOf(role)] }]),
) as unknown as Record<Role, { view: readonly Role[] }>

function guestsOf(role: Role): Role[] {
  if (role === 'sales_manager') return ['ceo', 'admin']
  return role === 'finance_hod' ? ['admin'] : []
}

/** Who opens the set-up of mixes. */
export const mixers = ['admin', 'lab', 'lab_manager', 'advance_user'] as const
