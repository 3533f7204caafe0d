import { seenProject } from '~/db/customers/project'
import type { Work } from '~/db/kit/work'
import { deliveredLately } from '~/db/pricing/delivered-lately'
import { factsOfProducts } from '~/db/pricing/price-facts'
import { firstDayDelivered, lastDayPriced } from '~/db/pricing/priced-loads'
import { type ProductPriceRecord, productPrice } from '~/db/pricing/product-price'
import { type ProjectPricingRecord, projectPricing, seenProjectPricing } from '~/db/pricing/project-pricing'
import { compare, unitPrice } from '~/domain/kit/money'
import { Invalid, invalid, Missing, Refused } from '~/domain/kit/problem'
import { price as priceShape } from '~/domain/kit/shape'
import { businessDay, spokenDay } from '~/domain/kit/time'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import { type ProductPriceSave, spokenAgreed } from '~/domain/pricing/project-pricing'
import { askPrice } from './ask-price'

type AgreedPrice = Omit<ProductPriceSave, 'productPrice'> & { productPrice: string }
/** What was agreed; with `approval` it is not in force yet and, where it is new, has no id. */
export type SavedProductPrice = Omit<AgreedPrice, 'id' | 'version'> & {
  id: string | null
  version: number | null
  approval: PendingPrice | null
}
/** What the question about a price runs when it is approved; its days are those that were judged. */
export type ProductPriceCommand = AgreedPrice & { from?: string; to?: string | null }

/** A price that the person may not set alone waits for somebody else, and what held before goes on. */
export async function saveProductPrice(work: Work, given: ProductPriceSave): Promise<SavedProductPrice> {
  const price: AgreedPrice = { ...given, productPrice: priceIn(given.productPrice) }
  const { id = null, version = null, projectPricingId, productId, productPrice: value, reason } = price
  const period = await seenProjectPricing(work.sql, work.by, projectPricingId)
  if (id) await ownPrice(work, price, id, period)
  else await refuseUnpriced(work, period, productId)
  const { project, productCode, facts } = await productFacts(work, period, productId, value)
  const approval = await askPrice(work, {
    kind: 'product_price',
    subjectKey: `product_price:${projectPricingId}:${productId}`,
    subjectId: project.id,
    label: `${productCode} for ${project.projectName} ${spokenAgreed(period)}`,
    regionId: project.regionId,
    facts,
    command: { ...price, from: period.effectiveStartDate, to: period.effectiveEndDate } satisfies ProductPriceCommand,
    reason,
  })
  const answer = { projectPricingId, productId, productPrice: value, reason }
  if (approval) return { id, version, ...answer, approval }
  const saved = await writeProductPrice(work, price)
  return { id: saved.id, version: saved.version, ...answer, approval: null }
}

/** An approved price comes into force on the days that it was judged for. */
export async function applyProductPrice(work: Work, { from, to, ...price }: ProductPriceCommand): Promise<void> {
  const period = await projectPricing.get(work.sql, price.projectPricingId)
  const same = from === undefined || (from === period.effectiveStartDate && to === period.effectiveEndDate)
  if (period.status !== 'active' || !same)
    throw new Refused('The days of this price have changed since. Reject it, and enter it again', undefined, {
      rule: 'changed',
    })
  await writeProductPrice(work, price)
}

/** Brings an agreed price into force, after the gate. */
async function writeProductPrice(work: Work, price: AgreedPrice): Promise<ProductPriceRecord> {
  const { id, version, projectPricingId, productId, productPrice: value, reason } = price
  const period = await projectPricing.get(work.sql, projectPricingId)
  if (id) {
    await ownPrice(work, price, id, period)
    return productPrice.update(work, { id, version: version ?? 0 }, { productId, productPrice: value, reason })
  }
  await refuseUnpriced(work, period, productId)
  return productPrice.insert(work, { projectPricingId, productId, productPrice: value, reason })
}

async function ownPrice(work: Work, price: AgreedPrice, id: string, period: ProjectPricingRecord): Promise<void> {
  const before = await productPrice.get(work.sql, id)
  if (before.projectPricingId !== price.projectPricingId) throw new Missing('There is no such product price')
  productPrice.atVersion(before, price.version ?? 0)
  const sameProduct = before.productId === price.productId
  if (!sameProduct || compare(before.productPrice, price.productPrice) !== 0) await refuseDelivered(work, id)
  if (!sameProduct) await refuseUnpriced(work, period, price.productId)
}

/** Loads of past days that had no agreed price get none by a price that begins with its period. */
async function refuseUnpriced(work: Work, period: ProjectPricingRecord, productId: string): Promise<void> {
  const days = { productId, from: period.effectiveStartDate, to: period.effectiveEndDate }
  const day = await firstDayDelivered(work.sql, period.projectId, [days], work.now)
  if (day)
    throw invalid(
      'productPrice',
      `Loads of ${spokenDay(day)} would get this price. Use a back-dated price change for past days, a quote for later days`,
    )
}

/** What loads of past days were priced at changes by the run alone that lists each of them and corrects its bill. */
export async function refuseDelivered(work: Work, id: string): Promise<void> {
  const day = await lastDayPriced(work.sql, id, work.now)
  if (day)
    throw invalid(
      'productPrice',
      `Loads up to ${spokenDay(day)} have this price. Use a back-dated price change for past days, a quote for later days`,
    )
}

async function productFacts(work: Work, period: ProjectPricingRecord, productId: string, value: string) {
  const project = await seenProject(work.sql, work.by, period.projectId)
  const today = businessDay(work.now)
  const pair = { projectId: project.id, productId }
  const quantity = (await deliveredLately(work.sql, [pair], today))(pair)
  const facts = await factsOfProducts(
    work.sql,
    {
      regionId: project.regionId,
      projectId: project.id,
      customerId: project.customerId,
      day: period.effectiveStartDate > today ? period.effectiveStartDate : today,
    },
    [{ productId, unitPrice: value, quantity }],
  )
  return { project, productCode: facts[0]!.what, facts }
}

/** saved or deleted empty it is refused with the specification's words. */
export const EMPTY = 'ProductPrice is null'

function priceIn(given: ProductPriceSave['productPrice']): string {
  if (given === null || given === undefined || String(given).trim() === '')
    throw new Invalid(EMPTY, { productPrice: [EMPTY] })
  const parsed = priceShape().safeParse(given)
  if (!parsed.success || Number(parsed.data) <= 0)
    throw invalid('productPrice', parsed.success ? 'Enter a price above zero' : parsed.error.issues[0]!.message)
  return unitPrice(parsed.data)
}
