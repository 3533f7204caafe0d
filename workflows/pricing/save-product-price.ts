import { seenProject } from '~/db/customers/project'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import { factsOfProducts } from '~/db/pricing/price-facts'
import { lastDayPriced } from '~/db/pricing/priced-loads'
import { type ProductPriceRecord, productPrice } from '~/db/pricing/product-price'
import { type ProjectPricingRecord, seenProjectPricing } from '~/db/pricing/project-pricing'
import { compare, unitPrice } from '~/domain/kit/money'
import { Invalid, invalid, Missing } from '~/domain/kit/problem'
import { price as priceShape } from '~/domain/kit/shape'
import { businessDay, spokenDay } from '~/domain/kit/time'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import type { ProductPriceSave } from '~/domain/pricing/project-pricing'
import { askPrice } from './ask-price'

type AgreedPrice = Omit<ProductPriceSave, 'productPrice'> & { productPrice: string }
/** What was agreed; with `approval` it is not in force yet and, where it is new, has no id. */
export type SavedProductPrice = Omit<AgreedPrice, 'id' | 'version'> & {
  id: string | null
  version: number | null
  approval: PendingPrice | null
}

/** A price that the person may not set alone waits for somebody else, and what held before goes on. */
export async function saveProductPrice(work: Work, given: ProductPriceSave): Promise<SavedProductPrice> {
  const price: AgreedPrice = { ...given, productPrice: priceIn(given.productPrice) }
  const { id = null, version = null, projectPricingId, productId, productPrice: value, reason } = price
  const period = await seenProjectPricing(work.sql, work.by, projectPricingId)
  if (id) await ownPrice(work, price, id)
  const { project, productCode, facts } = await productFacts(work, period, productId, value)
  const approval = await askPrice(work, {
    kind: 'product_price',
    subjectKey: `product_price:${projectPricingId}:${productId}`,
    subjectId: project.id,
    label: `${productCode} for ${project.projectName} from ${spokenDay(period.effectiveStartDate)}`,
    regionId: project.regionId,
    facts,
    command: price,
    reason,
  })
  const answer = { projectPricingId, productId, productPrice: value, reason }
  if (approval) return { id, version, ...answer, approval }
  const saved = await writeProductPrice(work, price)
  return { id: saved.id, version: saved.version, ...answer, approval: null }
}

/** Brings an agreed price into force, after the gate. */
export async function writeProductPrice(work: Work, price: AgreedPrice): Promise<ProductPriceRecord> {
  const { id, version, projectPricingId, productId, productPrice: value, reason } = price
  if (!id) return productPrice.insert(work, { projectPricingId, productId, productPrice: value, reason })
  await ownPrice(work, price, id)
  return productPrice.update(work, { id, version: version ?? 0 }, { productId, productPrice: value, reason })
}

async function ownPrice(work: Work, price: AgreedPrice, id: string): Promise<void> {
  const before = await productPrice.get(work.sql, id)
  if (before.projectPricingId !== price.projectPricingId) throw new Missing('There is no such product price')
  productPrice.atVersion(before, price.version ?? 0)
  const same = before.productId === price.productId && compare(before.productPrice, price.productPrice) === 0
  if (!same) await refuseDelivered(work, id)
}

/** What loads of past days were priced at changes by the run alone that lists each of them and corrects its bill. */
async function refuseDelivered(work: Work, id: string): Promise<void> {
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
  const facts = await factsOfProducts(
    work.sql,
    {
      regionId: project.regionId,
      projectId: project.id,
      customerId: project.customerId,
      day: period.effectiveStartDate > today ? period.effectiveStartDate : today,
    },
    [{ productId, unitPrice: value }],
  )
  return { project, productCode: facts[0]!.what, facts }
}

export async function removeProductPrice(work: Work, key: Key): Promise<void> {
  const found = await productPrice.find(work.sql, key.id)
  if (!found) throw new Invalid(EMPTY, { productPrice: [EMPTY] })
  await seenProjectPricing(work.sql, work.by, found.projectPricingId)
  await refuseDelivered(work, key.id)
  await productPrice.remove(work, key)
}

/** saved or deleted empty it is refused with the specification's words. */
const EMPTY = 'ProductPrice is null'

function priceIn(given: ProductPriceSave['productPrice']): string {
  if (given === null || given === undefined || String(given).trim() === '')
    throw new Invalid(EMPTY, { productPrice: [EMPTY] })
  const parsed = priceShape().safeParse(given)
  if (!parsed.success || Number(parsed.data) <= 0)
    throw invalid('productPrice', parsed.success ? 'Enter a price above zero' : parsed.error.issues[0]!.message)
  return unitPrice(parsed.data)
}
