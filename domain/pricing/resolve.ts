import { compare, decimal, unitPrice } from '../kit/money'
import { type PlainDate, spokenDay } from '../kit/time'
import { type Discount, discountFor, discountOn, spokenBand, spokenDiscount } from './discount'

/**
 * The price of a m³ on the day of delivery. The first of these wins: agreed for this one order, agreed for the project,
 * regional list in force less the customer's category discount. Each part says where it comes from.
 */
export type PricePart = {
  kind: 'one_off' | 'project' | 'list' | 'category' | 'manual' | 'term'
  label: string
  /** What it adds to the price, S$ per m³, four places; a discount is negative. */
  amount: string
  /** The record to open: the quote or price list or category version that says so. */
  source: { subject: 'order' | 'pricing' | 'project_pricing' | 'price_list' | 'price_category'; id: string } | null
  reason: string | null
}

export type PriceSources = {
  product: { productCode: string; family: string; strengthMpa: number }
  /** With the order that it was agreed for, where it has a number yet. */
  oneOff?: { unitPrice: string; reason: string | null; orderNo?: string | null } | undefined
  project?:
    | {
        unitPrice: string
        projectPricingId: string
        from: PlainDate
        pricingId: string | null
        pricingReference: string | null
        reason: string | null
      }
    | undefined
  /** `from` is the first day of the version; of a list or a category that is only tried there is none. */
  list?: { priceListId: string; name: string; versionNo: number; from?: PlainDate; unitPrice: string } | undefined
  category?:
    | {
        priceCategoryId: string
        categoryName: string
        versionNo: number
        from?: PlainDate
        discounts: readonly Discount[]
      }
    | undefined
}

export type ResolvedPrice = { unitPrice: string; parts: PricePart[] }
export type PriceAnswer = ResolvedPrice | { missing: string }

export const isPriced = (answer: PriceAnswer): answer is ResolvedPrice => 'unitPrice' in answer

export function resolve(sources: PriceSources, day: PlainDate): PriceAnswer {
  const { oneOff, project, list, product } = sources
  if (oneOff)
    return priced([
      {
        kind: 'one_off',
        label: `Agreed for ${oneOff.orderNo ? `order ${oneOff.orderNo}` : 'this order'}, ${spokenDay(day)}`,
        amount: unitPrice(oneOff.unitPrice),
        source: null,
        reason: oneOff.reason,
      },
    ])
  if (project) return priced([projectPart(project)])
  if (!list) return { missing: `No price of ${product.productCode} is in force on ${spokenDay(day)}` }
  return listed(sources, list)
}

/** The list price and the discount on it, without what was agreed: where a quote starts from. */
export function listed(
  { product, category }: Pick<PriceSources, 'product' | 'category'>,
  list: NonNullable<PriceSources['list']>,
): PriceAnswer {
  const part: PricePart = {
    kind: 'list',
    label: `${list.name}, version ${list.versionNo}${since(list)}`,
    amount: unitPrice(list.unitPrice),
    source: { subject: 'price_list', id: list.priceListId },
    reason: null,
  }
  const discount = category && discountFor(category.discounts, product)
  if (!category || !discount) return priced([part])
  const off = discountOn(list.unitPrice, discount)
  if (compare(off, list.unitPrice) >= 0)
    return { missing: `The discount of ${category.categoryName} leaves nothing of the list price` }
  return priced([
    part,
    {
      kind: 'category',
      label: `${category.categoryName}, version ${category.versionNo}${since(category)}: ${spokenDiscount(discount)} off ${spokenBand(discount)}`,
      amount: unitPrice(decimal(off).negated()),
      source: { subject: 'price_category', id: category.priceCategoryId },
      reason: null,
    },
  ])
}

const since = ({ from }: { from?: PlainDate }): string => (from ? ` from ${spokenDay(from)}` : '')

function projectPart(project: NonNullable<PriceSources['project']>): PricePart {
  const quote = project.pricingReference ? ` in ${project.pricingReference}` : ''
  return {
    kind: 'project',
    label: `Agreed for the project${quote} from ${spokenDay(project.from)}`,
    amount: unitPrice(project.unitPrice),
    source: project.pricingId
      ? { subject: 'pricing', id: project.pricingId }
      : { subject: 'project_pricing', id: project.projectPricingId },
    reason: project.reason,
  }
}

function priced(parts: PricePart[]): ResolvedPrice {
  const total = parts.reduce((sum, part) => sum.plus(part.amount), decimal(0))
  return { unitPrice: unitPrice(total), parts }
}
