import type { Role } from '../access/roles'
import { compare, decimal } from '../kit/money'
import { billsAsOrdered, type ChangeField, type Changes, type Flag, isPhysical } from './emodification'

export type ChainFacts = {
  quantity: string
  washoutFee: string | null
  cause: string
  /** The draft that the load is on: none, still open, approved, or invoiced already. */
  billing: 'none' | 'draft' | 'approved' | 'invoiced'
  sampled: boolean
  /** A change of quantity within both goes the short way. */
  small: { cubicMetres: string; percent: string }
}
export type Chain = { levels: number; levelRoles: Role[][]; flags: Flag[]; why: string }

const DISPATCH: Role[] = ['dispatcher_manager', 'admin']
const FINANCE: Role[] = ['finance_ar', 'finance_hod', 'admin']
const HEAD: Role[] = ['finance_hod', 'admin']

/** Who has to approve a change, by what it touches: the further it reaches into money, the longer the way. */
export function chainOf(changes: Changes, facts: ChainFacts): Chain {
  const flags = flagsOf(changes, facts)
  const of = (levelRoles: Role[][], why: string): Chain => ({ levels: levelRoles.length, levelRoles, flags, why })
  const charged = chargedFields(changes, facts.cause)
  const reach = reachOf(changes, charged, facts)
  if (billsAsOrdered(facts.cause, changes) && reach === 'none')
    return of([DISPATCH], 'Another mix was made: it is billed as ordered, and the laboratory is told')
  if (facts.billing === 'invoiced') return of([DISPATCH, HEAD], 'Invoiced already: it ends in a credit or debit note')
  if (facts.billing === 'approved' && reach !== 'far')
    return of([DISPATCH, HEAD], 'Its invoice draft is approved already: the draft starts again')
  if (reach === 'far') return of([DISPATCH, FINANCE, HEAD], 'It changes who pays, or how much beyond the short way')
  if (reach === 'near') return of([DISPATCH, FINANCE], 'It changes what is charged')
  return of([DISPATCH], 'Times and remarks alone')
}

export const changedFields = (changes: Changes): ChangeField[] =>
  (Object.keys(changes) as ChangeField[]).filter(field => changes[field] !== undefined)

/** What may touch the bill; of a mix that the plant made wrongly, the product does not. */
const chargedFields = (changes: Changes, cause: string): ChangeField[] =>
  changedFields(changes).filter(field => field !== 'productId' || !billsAsOrdered(cause, changes))

const FAR: readonly ChangeField[] = ['customerId', 'projectId', 'locationId', 'rejected']
const NEAR: readonly ChangeField[] = [
  'productId',
  'associateProducts',
  'washoutFee',
  'washedOut',
  'returnConcrete',
  'returnCause',
  'waitingCause',
  'waitingOursMinutes',
  'technicianOnSiteMinutes',
]

function reachOf(changes: Changes, fields: ChangeField[], facts: ChainFacts): 'far' | 'near' | 'none' {
  if (fields.some(field => FAR.includes(field))) return 'far'
  if (changes.doQuantity !== undefined && !isSmall(facts.quantity, changes.doQuantity, facts.small)) return 'far'
  if (changes.washoutFee !== undefined && isWaived(facts.washoutFee, changes.washoutFee)) return 'far'
  return changes.doQuantity !== undefined || fields.some(field => NEAR.includes(field)) ? 'near' : 'none'
}

function isSmall(before: string, after: string, small: ChainFacts['small']): boolean {
  const change = decimal(after).minus(before).abs()
  const share = decimal(before).isZero() ? decimal(100) : change.div(before).times(100)
  return compare(change, small.cubicMetres) <= 0 && compare(share, small.percent) <= 0
}

const isWaived = (before: string | null, after: string | null) => decimal(after ?? 0).lessThan(before ?? 0)

function flagsOf(changes: Changes, { cause, billing, sampled }: ChainFacts): Flag[] {
  const [fields, charged] = [changedFields(changes), chargedFields(changes, cause)]
  const has = (...some: ChangeField[]) => some.some(field => fields.includes(field))
  const masses = has('doQuantity', 'productId')
  const money = charged.some(field => field === 'doQuantity' || NEAR.includes(field) || FAR.includes(field))
  const flags: Record<Flag, boolean> = {
    price: money,
    stock: masses && isPhysical(cause),
    carbon: masses && isPhysical(cause),
    cylinder: sampled && has('productId', 'projectId', 'rejected'),
    invoice: money && billing !== 'none',
    tax: money && billing === 'invoiced',
  }
  return (Object.keys(flags) as Flag[]).filter(flag => flags[flag])
}
