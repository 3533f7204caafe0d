import { roleWords } from '../access/role-names'
import type { Person, Role } from '../access/roles'
import { amount, compare, decimal, sum } from '../kit/money'
import type { PriceAuthority, PriceLimits } from '../kit/price-authority'

/** Every way to set a selling price, or what a price is judged by. */
export const PRICE_KINDS = [
  'order',
  'product_price',
  'price_list',
  'price_category',
  'costing',
  'quote',
  'price_adjustment',
  'term',
  'payment_term',
  'gst_treatment',
  'price_index',
  'margin_target',
  'rebate',
  'invoice_draft_line',
  'repricing',
  'cancellation',
  'load_charge',
] as const
export type PriceKind = (typeof PRICE_KINDS)[number]

/** What one price is judged on. */
export type PriceFacts = {
  /** What is priced: a product code, a charge. */
  what: string
  unitPrice: string
  /** What it would cost without this change: list and discount, the list before, the price in force of a charge. */
  listPrice: string | null
  cost: string | null
  /** How much of it, where that is known: for the amount that is given away. */
  quantity: string | null
  /** What its buyers would pay less for that than they do now, where it is not the difference to `listPrice` on all of it. */
  paidLess?: string
  /** It is compared with what was agreed, not with the list. */
  than?: 'agreed'
}

export type Judged = Omit<PriceFacts, 'paidLess'> & {
  marginPercent: string | null
  belowListPercent: string | null
  givenAway: string | null
}

export type PriceVerdict =
  | { may: 'alone' }
  | { may: 'ask'; roles: Role[]; worst: Judged }
  | { may: 'refused'; worst: Judged }

type Asking = Pick<Person, 'id' | 'roles'>

export function judged({ paidLess, ...facts }: PriceFacts): Judged {
  const price = decimal(facts.unitPrice)
  const below = facts.listPrice === null ? null : decimal(facts.listPrice).minus(price)
  return {
    ...facts,
    marginPercent: facts.cost === null ? null : marginPercent(price.toString(), facts.cost),
    belowListPercent:
      below === null || decimal(facts.listPrice!).isZero()
        ? null
        : // More of a credit is less to pay, in per cent of the credit.
          below.div(decimal(facts.listPrice!).abs()).times(100).toFixed(2),
    givenAway: paidLess ?? (below === null || facts.quantity === null ? null : amount(below.times(facts.quantity))),
  }
}

/** A price on several days gives its m³ away once: on the day that gives most, and without an amount on the others. */
export function countedOnce(facts: readonly PriceFacts[]): PriceFacts[] {
  const most = new Map<string, Judged>()
  const lines = facts.map(judged)
  for (const line of lines) {
    const held = most.get(line.what)
    if (!held || compare(line.givenAway ?? '0', held.givenAway ?? '0') > 0) most.set(line.what, line)
  }
  return facts.map((of, at) => (most.get(of.what) === lines[at] ? of : uncounted(of)))
}

/** Judged by the price alone. */
export const uncounted = ({ paidLess: _less, ...of }: PriceFacts): PriceFacts => ({ ...of, quantity: null })

/** Nothing sold for something that costs is a margin below every limit. */
const marginPercent = (price: string, cost: string): string =>
  decimal(price).greaterThan(0) ? decimal(price).minus(cost).div(price).times(100).toFixed(2) : '-1000000.00'

/** May this person bring these prices into force alone, and if not, who may let them? `always` asks a second person. */
export function mayPrice(
  authority: PriceAuthority,
  person: Asking,
  facts: readonly PriceFacts[],
  always = false,
): PriceVerdict {
  const lines = facts.map(judged)
  const alone =
    !always && authority.some(row => row.alone && person.roles.includes(row.role) && covers(row.alone, lines))
  if (alone || !lines.length) return { may: 'alone' }
  const roles = rolesToApprove(authority, facts)
  const worst = lines.reduce((low, line) => (worseThan(line, low) ? line : low))
  return roles.length ? { may: 'ask', roles, worst } : { may: 'refused', worst }
}

/** Who may let these prices of somebody else come into force. */
export function rolesToApprove(authority: PriceAuthority, facts: readonly PriceFacts[]): Role[] {
  const lines = facts.map(judged)
  return authority.filter(row => row.approves && covers(row.approves, lines)).map(row => row.role)
}

/** Why this person may not approve these prices; without an answer, they may. Nobody approves what they made or changed. */
export function whyNotApprove(
  authority: PriceAuthority,
  person: Asking,
  facts: readonly PriceFacts[],
  madeBy: readonly (string | null)[],
): string | undefined {
  if (madeBy.includes(person.id)) return 'Somebody who made, changed or submitted a price cannot approve it'
  const may = rolesToApprove(authority, facts)
  if (person.roles.some(role => may.includes(role))) return undefined
  return may.length
    ? `Only the ${roleWords(may) || 'administrator'} can approve this price`
    : 'No role can approve this price'
}

/** All prices lie within the limits; a price without list and cost is judged by nothing, so only no limit covers it. */
function covers(limits: PriceLimits, lines: readonly Judged[]): boolean {
  const { leastMarginPercent, mostBelowListPercent, mostAmount } = limits
  const unlimited = leastMarginPercent === null && mostBelowListPercent === null && mostAmount === null
  const given = sum(lines.map(line => line.givenAway ?? '0').filter(value => decimal(value).greaterThan(0)))
  return (
    unlimited ||
    ((mostAmount === null || compare(given, mostAmount) <= 0) &&
      lines.every(
        ({ marginPercent: margin, belowListPercent: below }) =>
          (margin !== null || below !== null) &&
          (margin === null || leastMarginPercent === null || compare(margin, leastMarginPercent) >= 0) &&
          (below === null || mostBelowListPercent === null || compare(below, mostBelowListPercent) <= 0),
      ))
  )
}

function worseThan(line: Judged, than: Judged): boolean {
  const key = (of: Judged) =>
    of.marginPercent ?? (of.belowListPercent && decimal(of.belowListPercent).negated().toString())
  const [own, other] = [key(line), key(than)]
  return own !== null && (other === null || compare(own, other) < 0)
}

const THAN: Partial<Record<PriceKind, string>> = {
  term: 'the present price',
  price_index: 'the present value',
  margin_target: 'the present target',
  invoice_draft_line: 'the calculated amount',
  cancellation: 'the charge due',
  load_charge: 'the charge due',
}

/** What is against the price, for who asks: without the margin, from which anybody could reckon the cost. */
export function priceOutline({ what, unitPrice, belowListPercent: below, than }: Judged, kind: PriceKind): string {
  const price = pricedAs(kind, what, unitPrice)
  return below !== null && compare(below, 0) > 0
    ? `${price} is ${decimal(below).toFixed(1)} % below ${than ? 'the agreed price' : (THAN[kind] ?? 'list')}`
    : `${price} is beyond your price authority`
}

/** Kinds that are words and no amount of money. */
export const isWorded = (kind: PriceKind): boolean => kind === 'payment_term' || kind === 'gst_treatment'

/** An index has a value and a target a per cent, which are no amount of money either. */
function pricedAs(kind: PriceKind, what: string, unitPrice: string): string {
  if (isWorded(kind)) return what
  if (kind === 'margin_target') return `${what} ${decimal(unitPrice)} %`
  return kind === 'price_index' ? `${what} ${decimal(unitPrice)}` : `${what} at S$${decimal(unitPrice).toFixed(2)}`
}
