import { ofCustomerProject, seenProject } from '~/db/customers/project'
import { nextNumber } from '~/db/kit/counter'
import type { Work } from '~/db/kit/work'
import { termItems } from '~/db/pricing/commercial-term-list'
import { type PricingRecord, pricing, pricingLinesOf, seenPricing } from '~/db/pricing/pricing'
import { pricingChargesOf } from '~/db/pricing/pricing-charge'
import { revisionsOf } from '~/db/pricing/pricing-versions'
import { quotedProducts } from '~/db/pricing/quoted-product'
import * as words from '~/domain/customers/words'
import { decimal, unitPrice } from '~/domain/kit/money'
import { Invalid, invalid, REVIEW_THE_FORM, Refused } from '~/domain/kit/problem'
import type { QuotedProduct } from '~/domain/pricing/price-question'
import { isManual, type PricingSave } from '~/domain/pricing/pricing'
import { isQuotable } from '~/domain/pricing/pricing-charge'
import type { PricePart } from '~/domain/pricing/resolve'
import { allowanceOfSum } from '~/domain/pricing/sum-term'

/** A quote or its next revision. List price, discount, cost and trace are computed here, never taken from the form. */
export async function savePricing(work: Work, given: PricingSave): Promise<PricingRecord> {
  const { customerId, projectId, fromDate, toDate, disableChangeDate, reason } = given
  const { regionId } = await seenProject(work.sql, work.by, projectId)
  if (!(await ofCustomerProject(work.sql, projectId, customerId)))
    throw invalid('projectId', words.projectOfAnotherCustomer())
  const lines = await computedLines(work, { ...given, regionId })
  const charges = await offeredCharges(work, given)
  const values = { customerId, projectId, regionId, fromDate, toDate, disableChangeDate, reason }
  const saved = given.pricingId
    ? await change(work, given.pricingId, given.version ?? 0, values)
    : await pricing.insert(work, { ...values, ...(await referenceFor(work, given)) })
  await pricingLinesOf.replace(work, saved.id, lines)
  await pricingChargesOf.replace(work, saved.id, charges)
  return saved
}

async function offeredCharges(work: Work, { charges }: PricingSave) {
  if (!charges.length) return []
  const items = await termItems(work.sql)
  return charges.map((charge, at) => {
    const item = items.find(of => of.itemId === charge.itemId)
    if (!item) throw invalid(`charges.${at}.itemId`, 'There is no such add-on, service or surcharge on offer')
    if (!isQuotable(item))
      throw invalid(`charges.${at}.itemId`, `${item.name} has no single price: agree it under Surcharges and services`)
    const entered = allowanceOfSum(item.trigger, charge)
    if (entered) throw invalid(`charges.${at}.${entered.field}`, entered.why)
    return { ...charge, itemKind: item.itemKind, freeAllowance: charge.freeAllowance ?? '0' }
  })
}

async function change(work: Work, id: string, version: number, values: Partial<PricingRecord>) {
  const before = await seenPricing(work.sql, work.by, id)
  if (before.status !== 'draft' && before.status !== 'rejected')
    throw new Refused(`This quote is ${before.status}. Start its next revision`, undefined, { status: before.status })
  if (before.projectId !== values.projectId) throw invalid('projectId', 'The project of a quote cannot be changed')
  if (before.disableChangeDate && (before.fromDate !== values.fromDate || before.toDate !== values.toDate))
    throw new Refused('The dates of this quote are fixed', { fromDate: ['The dates of this quote are fixed'] })
  return pricing.update(work, { id, version }, { ...values, status: 'draft' })
}

/** The next revision of a named quote, or a new number. */
async function referenceFor(work: Work, { pricingReference, projectId }: PricingSave) {
  if (!pricingReference) {
    const no = String(await nextNumber(work, 'pricing')).padStart(6, '0')
    return { pricingReference: `Q-${no}`, revision: 1 }
  }
  const revisions = await revisionsOf(work.sql, work.by, { pricingReference })
  if (!revisions.length || revisions[0]!.projectId !== projectId)
    throw invalid('pricingReference', 'This project has no such quote')
  const open = revisions.find(row => row.status === 'draft' || row.status === 'submitted')
  if (open) throw new Refused(`Revision ${open.revision} of ${pricingReference} is still open`)
  return { pricingReference, revision: revisions[0]!.revision + 1 }
}

type Of = PricingSave & { regionId: string }

async function computedLines(work: Work, { lines, customerId, projectId, regionId, fromDate }: Of) {
  const productIds = lines.map(line => line.productId)
  const known = await quotedProducts(work.sql, { customerId, projectId, regionId, day: fromDate }, { productIds })
  const unknown = lines.flatMap((line, at) => (known.some(row => row.productId === line.productId) ? [] : [at]))
  if (unknown.length)
    throw new Invalid(
      REVIEW_THE_FORM,
      Object.fromEntries(unknown.map(at => [`lines.${at}.productId`, ['There is no such product']])),
    )
  return lines.map(line => computed(line, known.find(row => row.productId === line.productId)!))
}

function computed(line: PricingSave['lines'][number], known: QuotedProduct) {
  const price = unitPrice(line.unitPrice)
  const manual = isManual(price, known.price)
  return {
    productId: line.productId,
    listPrice: known.listPrice,
    discount: known.discount,
    unitPrice: price,
    cost: known.cost,
    manual,
    reason: line.reason,
    trace: manual ? [...known.parts, byHand(price, known, line.reason)] : known.parts,
  }
}

const byHand = (price: string, known: QuotedProduct, reason: string | null): PricePart => ({
  kind: 'manual',
  label: known.price ? 'Manual price difference' : 'Manual price',
  amount: unitPrice(decimal(price).minus(known.price ?? 0)),
  source: null,
  reason,
})
