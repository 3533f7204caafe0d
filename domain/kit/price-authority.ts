import * as z from 'zod'
import { ROLES } from '../access/roles'
import { money, percent } from './shape'

/** How far a price may go: left empty, a limit does not bind. */
const PriceLimits = z.strictObject({
  leastMarginPercent: percent('Lowest margin').nullable(),
  mostBelowListPercent: percent('Largest discount off list').nullable(),
  mostAmount: money('Largest amount off list').nullable(),
})
export type PriceLimits = z.output<typeof PriceLimits>

/** A row a role: what it may set alone, and what it may approve for somebody else. Without one it may do neither. */
export const PriceAuthority = z
  .array(z.strictObject({ role: z.enum(ROLES), alone: PriceLimits.nullable(), approves: PriceLimits.nullable() }))
  .min(1)
  .max(ROLES.length)
  .refine(rows => new Set(rows.map(row => row.role)).size === rows.length, 'A role has one row')
  .refine(rows => rows.some(row => row.approves), 'Somebody must be able to approve')
export type PriceAuthority = z.output<typeof PriceAuthority>

const upTo = (leastMarginPercent: string, mostBelowListPercent: string, mostAmount: string): PriceLimits => ({
  leastMarginPercent,
  mostBelowListPercent,
  mostAmount,
})
const NO_LIMIT: PriceLimits = { leastMarginPercent: null, mostBelowListPercent: null, mostAmount: null }

/** A ladder: the desk near the list, the heads further, the CEO for the rest; nobody without a limit of their own. */
export const PRICE_AUTHORITY: PriceAuthority = [
  { role: 'dispatcher', alone: upTo('12', '0', '0'), approves: null },
  { role: 'dispatcher_manager', alone: upTo('12', '2', '1000'), approves: null },
  { role: 'salesperson', alone: upTo('12', '2', '2000'), approves: null },
  { role: 'sales_admin', alone: upTo('12', '2', '2000'), approves: null },
  { role: 'finance_ar', alone: upTo('12', '2', '2000'), approves: null },
  { role: 'sales_manager', alone: upTo('10', '5', '10000'), approves: upTo('5', '10', '50000') },
  { role: 'finance_hod', alone: upTo('10', '5', '10000'), approves: upTo('5', '10', '50000') },
  { role: 'ceo', alone: upTo('5', '10', '50000'), approves: NO_LIMIT },
  { role: 'admin', alone: upTo('10', '5', '10000'), approves: NO_LIMIT },
]
