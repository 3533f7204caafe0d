import { amount, compare, type DecimalText, lineAmount, sum, unitPrice } from '../kit/money'
import type { BillTerms } from './bill-terms'
import type { LoadFacts } from './load-facts'

/**
 * What a load lacks of the least that is charged for one: concrete, add-ons and what it paid as a part load count, services
 * on site come on top. A load that we made short, or that we take concrete back from, is not raised; where a price of it is
 * not known, that price is the gap.
 */
export function lackingOf(
  load: LoadFacts,
  terms: BillTerms,
  { least, partLoad }: { least: DecimalText; partLoad: readonly DecimalText[] },
): { unitPrice: DecimalText; fact: string } | null {
  const { returned } = load
  if (load.partLoadPaidBy === 'company' || returned?.payer === 'company') return null
  const worth = worthOf(load, terms)
  if (worth === null) return null
  const paid = amount(sum([worth, ...partLoad]))
  if (compare(paid, least) >= 0) return null
  return {
    unitPrice: unitPrice(sum([least]).minus(paid)),
    fact: `S$${paid} of the load, at least S$${amount(least)}`,
  }
}

function worthOf(load: LoadFacts, terms: BillTerms): DecimalText | null {
  const concrete = terms.concrete(load)
  if ('missing' in concrete) return null
  const addOns = load.addOns.map(({ id, quantity }) => {
    const term = terms.charge({ kind: 'associate_product', id }, load.order, load.day)
    return term ? lineAmount(quantity, unitPrice(term.unitPrice)) : null
  })
  if (addOns.some(of => of === null)) return null
  return amount(sum([lineAmount(load.quantity, unitPrice(concrete.unitPrice)), ...addOns.map(of => of ?? '0')]))
}
