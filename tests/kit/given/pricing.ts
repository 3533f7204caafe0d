import { costing, ingredientsOf } from '~/db/pricing/costing'
import { customerCategory } from '~/db/pricing/customer-category'
import { discountsOf, priceCategory } from '~/db/pricing/price-category'
import { priceList, priceListLinesOf } from '~/db/pricing/price-list'
import { productPrice } from '~/db/pricing/product-price'
import { projectPricing } from '~/db/pricing/project-pricing'
import type { Discount } from '~/domain/pricing/discount'
import type { House } from '../house'

type Period = { fromDate?: string; toDate?: string | null }
type Line = { productId: string; unitPrice: string; highestMaterialCost?: string }

/** A regional list in force since the start of 2026. */
export const givenPriceList = (
  portal: House,
  {
    regionId,
    lines,
    versionNo = 1,
    ...of
  }: Period & { regionId: string; lines: Line[]; versionNo?: number; status?: string },
) =>
  portal.given(async work => {
    const made = await priceList.insert(work, {
      regionId,
      versionNo,
      name: 'Regional list',
      fromDate: '2026-01-01',
      status: 'active',
      ...of,
    })
    await priceListLinesOf.replace(work, made.id, lines)
    return made
  })

export const givenPriceCategory = (
  portal: House,
  of: Period & { regionId: string; categoryName?: string; customerIds?: string[]; discounts: Partial<Discount>[] },
) =>
  portal.given(async work => {
    const { regionId, categoryName = 'Gold', customerIds = [], discounts, ...period } = of
    const made = await priceCategory.insert(work, {
      regionId,
      categoryName,
      priceCategoryType: 'strength_band',
      versionNo: 1,
      fromDate: '2026-01-01',
      ...period,
    })
    await discountsOf.replace(
      work,
      made.id,
      discounts.map(discount => ({ kind: 'percent', value: '5', ...discount })),
    )
    for (const customerId of customerIds) await customerCategory.insert(work, { customerId, regionId, categoryName })
    return made
  })

export const givenProjectPricing = (
  portal: House,
  of: { projectId: string; from?: string; to?: string | null; prices: { productId: string; productPrice: string }[] },
) =>
  portal.given(async work => {
    const { projectId, from = '2026-01-01', to = null, prices } = of
    const made = await projectPricing.insert(work, { projectId, effectiveStartDate: from, effectiveEndDate: to })
    for (const price of prices) await productPrice.insert(work, { projectPricingId: made.id, ...price })
    return made
  })

export const givenCosting = (
  portal: House,
  of: Period & { regionId: string; ingredients: { materialId: string; costPerKg: string }[]; plantCost?: string },
) =>
  portal.given(async work => {
    const { ingredients, ...sheet } = of
    const made = await costing.insert(work, { versionNo: 1, fromDate: '2026-01-01', ...sheet })
    await ingredientsOf.replace(work, made.id, ingredients)
    return made
  })
