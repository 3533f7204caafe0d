import { isZero } from '../kit/money'
import type { TermFigures } from './terms'

/** What raises a load to the least that is charged for one: its price is that sum, S$ before GST. */
export const MINIMUM_CHARGE = 'minimum_charge'

const NONE = { freeAllowance: '0', minimum: null, maximum: null }
type Allowances = Partial<Record<keyof typeof NONE, string | null>>

/** A sum has no free part and no least or most of its own. */
export const asSum = <Of extends TermFigures>(term: Of): Of => ({ ...term, ...NONE })

/** The first of these that was entered for a price that is a sum, and why it cannot be. */
export function allowanceOfSum(trigger: string | null, of: Allowances): { field: string; why: string } | null {
  const field = (Object.keys(NONE) as (keyof typeof NONE)[]).find(key => of[key] && !isZero(of[key]))
  return trigger === MINIMUM_CHARGE && field
    ? { field, why: 'The price is the least that a load costs. Leave this empty' }
    : null
}
