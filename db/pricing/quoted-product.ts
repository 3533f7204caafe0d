import { and, asc, eq, ilike, inArray, or } from 'drizzle-orm'
import { decimal, unitPrice } from '~/domain/kit/money'
import { isCosted, type ProductCost } from '~/domain/pricing/cost'
import { marginOf, type Threshold } from '~/domain/pricing/margin'
import type { QuotedProduct } from '~/domain/pricing/price-question'
import { isPriced, listed, type PriceSources } from '~/domain/pricing/resolve'
import { products } from '../catalog/tables'
import type { Sql } from '../kit/open'
import { like } from '../kit/page'
import { productCosts } from './cost'
import { thresholdOf } from './margin'
import { priceSources } from './price-question'

type Parties = { customerId: string; projectId: string; regionId: string; day: string }
type Wanted = { productIds?: string[] | undefined; keyword?: string | null | undefined }

/** Each product as a quote sees it: list price, category discount, agreed price, cost and margin. */
export async function quotedProducts(sql: Sql, of: Parties, wanted: Wanted = {}): Promise<QuotedProduct[]> {
  const found = await sellable(sql, wanted)
  const ids = found.map(product => product.id)
  const [sources, costs, threshold] = await Promise.all([
    priceSources(sql, of, ids),
    productCosts(sql, of, ids),
    thresholdOf(sql, of.regionId, of.day),
  ])
  return found.map(({ id, ...product }) => ({
    productId: id,
    ...product,
    ...startOf(sources.get(id)!, costs.get(id), threshold),
  }))
}

function startOf(sources: PriceSources, cost: ProductCost | undefined, threshold: Threshold | null) {
  const answer = sources.list ? listed(sources, sources.list) : { missing: 'Not on the price list of that day' }
  const known = cost && isCosted(cost) ? cost.cost : null
  const price = isPriced(answer) ? answer.unitPrice : null
  const listPrice = sources.list ? unitPrice(sources.list.unitPrice) : null
  return {
    listPrice,
    discount: listPrice && price ? unitPrice(decimal(listPrice).minus(price)) : '0.0000',
    price,
    parts: isPriced(answer) ? answer.parts : [],
    missing: isPriced(answer) ? null : answer.missing,
    agreedPrice: sources.project?.unitPrice ?? null,
    cost: known,
    costMissing: cost && !isCosted(cost) ? `There is no cost of ${cost.missing.join(', ')}` : null,
    margin: price ? marginOf(price, known, threshold) : null,
  }
}

function sellable(sql: Sql, { productIds, keyword }: Wanted) {
  const { id, productCode, name, family, strengthMpa, active } = products
  return sql
    .select({ id, productCode, name, family, strengthMpa })
    .from(products)
    .where(
      and(
        productIds ? inArray(id, productIds) : eq(active, true),
        keyword ? or(ilike(productCode, like(keyword)), ilike(name, like(keyword))) : undefined,
      ),
    )
    .orderBy(asc(family), asc(strengthMpa), asc(productCode))
    .limit(500)
}
