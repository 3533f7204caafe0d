import type { STAFF_ROLES } from '../access/roles'

/** Of every account of the demo company on one machine. */
export const DEMO_PASSWORD = 'ready-mix-demo-2026'

/** Who is offered at the sign-in of the demo company, whose user names are their roles: in the order of the day's work. */
export const DEMO_ACCOUNTS = [
  'salesperson',
  'dispatcher',
  'dispatcher_manager',
  'batcher',
  'lab',
  'lab_manager',
  'house_manager',
  'mix_design_requester',
  'finance_ar',
  'sales_manager',
  'ceo',
  'it_support',
  'admin',
] as const satisfies readonly (typeof STAFF_ROLES)[number][]

/** GET /login/demo: nobody and no password where the portal is not the demo company. */
export type DemoOffer = { accounts: string[]; password: string | null }
