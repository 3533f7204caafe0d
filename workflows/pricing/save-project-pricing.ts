import { seenProject } from '~/db/customers/project'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import { type ProductPriceRecord, pricesIn, productPrice } from '~/db/pricing/product-price'
import {
  makeRoomFor,
  type ProjectPricingRecord,
  projectPricing,
  seenProjectPricing,
} from '~/db/pricing/project-pricing'
import { unitPrice } from '~/domain/kit/money'
import { Fault, Invalid, invalid, Missing, Refused } from '~/domain/kit/problem'
import { price } from '~/domain/kit/shape'
import type { ProductPriceSave, ProjectPricingSave } from '~/domain/pricing/project-pricing'

/** A period of agreed prices; its neighbours make room in the same transaction. */
export async function saveProjectPricing(work: Work, given: ProjectPricingSave): Promise<ProjectPricingRecord> {
  const { id, version, projectId, ...values } = given
  const period = { from: values.effectiveStartDate, to: values.effectiveEndDate }
  if (!id) {
    await seenProject(work.sql, work.by, projectId)
    await makeRoomFor(work, projectId, period)
    return projectPricing.insert(work, { projectId, ...values })
  }
  const before = await seenProjectPricing(work.sql, work.by, id)
  if (before.projectId !== projectId) throw invalid('projectId', 'Agreed prices cannot move to another project')
  await makeRoomFor(work, projectId, period, id)
  return projectPricing.update(work, { id, version: version ?? 0 }, values)
}

/** All prices of a period go with it; when they cannot be read, nothing is deleted. */
export async function removeProjectPricing(work: Work, key: Key): Promise<void> {
  const prices = await pricesOf(work, key.id)
  for (const { id, version } of prices) await productPrice.remove(work, { id, version })
  await projectPricing.update(work, key, { status: 'void' }, 'remove')
}

async function pricesOf(work: Work, id: string) {
  try {
    await seenProjectPricing(work.sql, work.by, id)
    return await pricesIn(work.sql, [id])
  } catch (error) {
    const message = `Failed to fetch product prices for projectPricingId: ${id}`
    if (error instanceof Missing) throw new Missing(message)
    throw error instanceof Fault ? error : new Refused(message)
  }
}

export async function saveProductPrice(work: Work, given: ProductPriceSave): Promise<ProductPriceRecord> {
  const value = priceIn(given.productPrice)
  const { id, version, projectPricingId, productId, reason } = given
  await seenProjectPricing(work.sql, work.by, projectPricingId)
  if (!id) return productPrice.insert(work, { projectPricingId, productId, productPrice: value, reason })
  const before = await productPrice.get(work.sql, id)
  if (before.projectPricingId !== projectPricingId) throw new Missing('There is no such product price')
  return productPrice.update(work, { id, version: version ?? 0 }, { productId, productPrice: value, reason })
}

export async function removeProductPrice(work: Work, key: Key): Promise<void> {
  const found = await productPrice.find(work.sql, key.id)
  if (!found) throw new Invalid(EMPTY, { productPrice: [EMPTY] })
  await seenProjectPricing(work.sql, work.by, found.projectPricingId)
  await productPrice.remove(work, key)
}

/** saved or deleted empty it is refused with the specification's words. */
const EMPTY = 'ProductPrice is null'

function priceIn(given: ProductPriceSave['productPrice']): string {
  if (given === null || given === undefined || String(given).trim() === '')
    throw new Invalid(EMPTY, { productPrice: [EMPTY] })
  const parsed = price().safeParse(given)
  if (!parsed.success || Number(parsed.data) <= 0)
    throw invalid('productPrice', parsed.success ? 'Enter a price above zero' : parsed.error.issues[0]!.message)
  return unitPrice(parsed.data)
}
