import { decimal } from '~/domain/kit/money'
import type { PriceFacts } from '~/domain/pricing/authority'
import { isCosted } from '~/domain/pricing/cost'
import { type Discount, discountFor } from '~/domain/pricing/discount'
import { isPriced, listed } from '~/domain/pricing/resolve'
import type { Sql } from '../kit/open'
import { costSheet, productCosts } from './cost'
import { priceSources } from './price-question'

type Where = { regionId: string; day: string; customerId?: string | undefined; projectId?: string | undefined }
type Priced = { productId: string; unitPrice: string; quantity?: string | undefined }
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** What prices of concrete are judged on: list less the customer's discount, today's cost, and the amount. */
export const factsOfProducts = async (sql: Sql, where: Where, lines: readonly Priced[]): Promise<PriceFacts[]> =>
  (await comparedProducts(sql, where, lines)).map(of => of.facts)

/** The same beside what is agreed with the project on the day. */
export async function comparedProducts(
  sql: Sql,
  where: Where,
  lines: readonly Priced[],
): Promise<{ facts: PriceFacts; agreed: string | null }[]> {
  const { customerId = NOBODY, projectId = NOBODY, ...at } = where
  const ids = lines.map(line => line.productId)
  const [sources, costs] = await Promise.all([
    priceSources(sql, { ...at, customerId, projectId }, ids),
    productCosts(sql, at, ids),
  ])
  return lines.map(({ productId, unitPrice, quantity = null }) => {
    const source = sources.get(productId)
    const answer = source?.list && listed(source, source.list)
    const cost = costs.get(productId)
    return {
      agreed: source?.project?.unitPrice ?? null,
      facts: {
        what: source?.product.productCode ?? 'Product',
        unitPrice,
        listPrice: answer && isPriced(answer) ? answer.unitPrice : null,
        cost: cost && isCosted(cost) ? cost.cost : null,
        quantity,
      },
    }
  })
}

/** What is agreed with a project for a product on a day, or null. */
export async function agreedPriceOf(sql: Sql, of: Required<Where> & { productId: string }): Promise<string | null> {
  return (await priceSources(sql, of, [of.productId])).get(of.productId)?.project?.unitPrice ?? null
}

/** What a discount category makes of the products that it touches, with how much of each is reckoned with. */
export async function factsOfDiscounts(
  sql: Sql,
  where: Where,
  discounts: readonly Discount[],
  productIds: readonly string[],
  quantities: ReadonlyMap<string, string> = new Map(),
): Promise<PriceFacts[]> {
  const parties = { ...where, customerId: NOBODY, projectId: NOBODY }
  const [sources, costs] = await Promise.all([
    priceSources(sql, parties, productIds),
    productCosts(sql, where, productIds),
  ])
  const facts = [...sources].flatMap(([id, { product, list }]) => {
    if (!list || !discountFor(discounts, product)) return []
    const answer = listed(
      { product, category: { priceCategoryId: NOBODY, categoryName: '', versionNo: 0, discounts } },
      list,
    )
    const cost = costs.get(id)
    return {
      what: product.productCode,
      unitPrice: isPriced(answer) ? answer.unitPrice : '0',
      listPrice: list.unitPrice,
      cost: cost && isCosted(cost) ? cost.cost : null,
      quantity: quantities.get(id) ?? null,
    }
  })
  return facts.length ? facts : discounts.map(discountFacts)
}

/** Before there is a list, a per cent says itself how far below it goes; an amount does not. */
const discountFacts = ({ kind, value }: Discount): PriceFacts => ({
  what: 'Discount',
  unitPrice: kind === 'percent' ? decimal(100).minus(value).toString() : '0',
  listPrice: kind === 'percent' ? '100' : null,
  cost: null,
  quantity: null,
})

type Sheet = {
  regionId: string
  fromDate: string
  plantCost: string
  deliveryCost: string
  overheadCost: string
  ingredients: readonly { materialId: string; costPerKg: string }[]
}

/**
 * A costing sets no price, but every margin stands on it: each of its costs is judged against the one in force, and an
 * ingredient that is left out counts as free.
 */
export async function factsOfCosting(sql: Sql, sheet: Sheet): Promise<PriceFacts[]> {
  const before = await costSheet(sql, { regionId: sheet.regionId, day: sheet.fromDate })
  if (!before) return []
  const fact = (what: string, unitPrice: string, listPrice: string) => ({
    what,
    unitPrice,
    listPrice,
    cost: null,
    quantity: null,
  })
  const fixed = [
    fact('Plant cost', sheet.plantCost, before.plantCost),
    fact('Delivery cost', sheet.deliveryCost, before.deliveryCost),
    fact('Overhead cost', sheet.overheadCost, before.overheadCost),
  ]
  const materials = [...before.ingredients].map(([materialId, cost]) =>
    fact('Cost of a material', sheet.ingredients.find(line => line.materialId === materialId)?.costPerKg ?? '0', cost),
  )
  return [...fixed, ...materials].filter(({ listPrice }) => Number(listPrice) > 0)
}
