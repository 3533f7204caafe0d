import { waitingWords } from '../deliveries/waiting-cause'
import { compare, decimal } from '../kit/money'
import type { BillGap } from './bill-line'
import type { BillTerms, ChargeItem } from './bill-terms'
import { type Charged, chargesOfLoad } from './charges'
import { type LoadFacts, minutesOnSite, partOurs } from './load-facts'

type Shared = { theirs: Charged[]; ours: Charged[]; why: string }

/**
 * A charge of a load, as far as the customer owes it and as far as we caused it. Together they are what it would have cost
 * without our part, so that nothing that was earned is lost from sight.
 */
export function sharedCharge(item: ChargeItem, load: LoadFacts, terms: BillTerms, gaps: BillGap[]): Shared {
  const { cause, payer } = load.waiting
  if (item.trigger !== 'waiting' || payer === 'customer')
    return { theirs: chargesOfLoad(item, load, terms, gaps), ours: [], why: '' }
  const whole = { ...load, waiting: { cause, payer } }
  // What nobody is billed for needs no time that was not recorded.
  const earned = chargesOfLoad(item, whole, terms, [])
  const part = partOurs(load)
  const minutes = part === null ? null : Math.min(part, minutesOnSite(load) ?? part)
  const why = waitingWords(cause ?? '', minutes)
  if (part === null) return { theirs: [], ours: earned, why }
  const theirs = chargesOfLoad(item, load, terms, gaps)
  return { theirs, ours: earned.flatMap(of => beyond(of, theirs)), why }
}

/** What a charge comes to beyond what is billed of it. */
function beyond(of: Charged, [billed]: readonly Charged[]): Charged[] {
  if (!billed) return [of]
  if (compare(of.cost.amount, billed.cost.amount) <= 0) return []
  const less = (field: 'charged' | 'amount', digits: number) =>
    decimal(of.cost[field]).minus(billed.cost[field]).toFixed(digits)
  return [{ ...of, cost: { ...of.cost, charged: less('charged', 4), amount: less('amount', 2) } }]
}
