import { product } from '~/db/catalog/product'
import type { Sql } from '~/db/kit/open'
import { priceIndex } from '~/db/pricing/price-index/price-index-value'
import { partyNames } from '~/db/pricing/price-trial'
import { GST_TREATMENTS } from '~/domain/billing/gst'
import * as customerWords from '~/domain/customers/words'
import { decimal, isPositive } from '~/domain/kit/money'
import { invalid } from '~/domain/kit/problem'
import type { TriedPart } from '~/domain/pricing/price-change'
import type { PriceTrialAsk } from '~/domain/pricing/price-trial'
import { partyCategoryPart } from './tried-category'
import { chargesPart } from './tried-charges'

/** What would be agreed, with whom, checked. */
export async function triedTerms(sql: Sql, of: PriceTrialAsk): Promise<TriedPart[]> {
  const parts = [
    await chargesPart(sql, of),
    await concreteOf(sql, of),
    await partyCategoryPart(sql, of),
    treatmentOf(of),
  ]
  const agreed = parts.filter(part => part !== null)
  return [await partyOf(sql, of, agreed.length > 0), ...agreed, await indexOf(sql, of)]
}

async function partyOf(sql: Sql, { forCustomerId, forProjectId }: PriceTrialAsk, agrees: boolean): Promise<TriedPart> {
  if (!forCustomerId && !forProjectId) return null
  if (forCustomerId && forProjectId) throw invalid('forProjectId', 'Choose a customer or a project, not both')
  const [field, id] = forCustomerId ? ['forCustomerId', forCustomerId] : ['forProjectId', forProjectId!]
  const customerIds = forCustomerId ? [forCustomerId] : []
  const projectIds = forProjectId ? [forProjectId] : []
  const name = (await partyNames(sql, { customerIds, projectIds, locationIds: [] }))(id)
  if (!name) throw invalid(field, forCustomerId ? customerWords.customerMissing() : customerWords.projectMissing())
  if (!agrees) throw invalid(field, 'Choose a charge, a product, a category or a treatment to agree with them')
  const level = forCustomerId ? 'customer' : 'project'
  return { change: { party: { level, id } }, words: [`For ${level} ${name}`] }
}

async function concreteOf(sql: Sql, { productId, productPrice, ...of }: PriceTrialAsk): Promise<TriedPart> {
  if (!productId && !productPrice) return null
  if (!productId) throw invalid('productId', 'Choose the product that this price is for')
  if (!productPrice) throw invalid('productPrice', 'Enter the price to agree')
  if (!of.forCustomerId && !of.forProjectId)
    throw invalid('forCustomerId', 'Choose with whom this price is agreed; for everybody try a price list')
  const found = await product.find(sql, productId)
  if (!found) throw invalid('productId', 'There is no such product')
  return {
    change: { concrete: { productId, unitPrice: productPrice } },
    words: [`${found.productCode}: S$${plain(productPrice)} per m³ agreed`],
  }
}

function treatmentOf({ gstCode, forCustomerId, forProjectId }: PriceTrialAsk): TriedPart {
  if (!gstCode) return null
  if (!forCustomerId && !forProjectId) throw invalid('forCustomerId', 'Choose with whom this treatment is agreed')
  return { change: { gstCode }, words: [`GST: ${GST_TREATMENTS[gstCode].name.toLowerCase()} (${gstCode})`] }
}

async function indexOf(sql: Sql, { indexId, indexValue }: PriceTrialAsk): Promise<TriedPart> {
  if (!indexId && !indexValue) return null
  if (!indexId) throw invalid('indexId', 'Choose the price index that has this value')
  if (!indexValue || !isPositive(indexValue)) throw invalid('indexValue', 'Enter a value above 0')
  const found = await priceIndex.find(sql, indexId)
  if (!found) throw invalid('indexId', 'There is no such price index')
  return {
    change: { index: { indexId, name: found.name, value: indexValue } },
    words: [`${found.name}: ${plain(indexValue)}`],
  }
}

const plain = (figure: string) => decimal(figure).toString()
