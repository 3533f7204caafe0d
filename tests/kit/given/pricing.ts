import { children } from '~/db/kit/children'
import { record } from '~/db/kit/record'
import { materials } from '~/db/materials/tables'
import { mixDesignLines, mixDesigns, plantMixMappings } from '~/db/mixdesign/tables'
import { costing, ingredientsOf } from '~/db/pricing/costing'
import { customerCategory } from '~/db/pricing/customer-category'
import { discountsOf, priceCategory } from '~/db/pricing/price-category'
import { priceList, priceListLinesOf } from '~/db/pricing/price-list'
import { productPrice } from '~/db/pricing/product-price'
import { projectPricing } from '~/db/pricing/project-pricing'
import type { Discount } from '~/domain/pricing/discount'
import type { House } from '../house'
import { givenProduct } from './catalog'
import { givenBatchingPlant, givenPlant } from './fleet'

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
    for (const customerId of customerIds)
      await customerCategory.insert(work, { customerId, regionId, categoryName, fromDate: '2026-01-01' })
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

/** A product that a plant of the region makes from 100 kg of one material, so that its cost is easy to see. */
export async function givenCostedProduct(
  portal: House,
  { regionId, costPerKg = '1', ...of }: { regionId: string; costPerKg?: string; productCode?: string; sheet?: boolean },
) {
  const { sheet = true, productCode } = of
  const product = await givenProduct(portal, productCode ? { productCode } : {})
  const plant = await givenPlant(portal, { regionId })
  const line = await givenBatchingPlant(portal, { plantId: plant.id })
  const material = await portal.given(async work => {
    const made = await record(materials, 'material').insert(work, {
      materialCode: `M-${product.productCode}`,
      name: 'Cement',
      kind: 'cement',
      density: '3150',
    })
    const mix = await record(mixDesigns, 'mix_design').insert(work, {
      mixCode: `MX-${product.productCode}`,
      name: product.name,
      strengthMpa: 40,
      status: 'completed',
    })
    await children(mixDesignLines, 'mixDesignId', 'mix_design', 'lines').replace(work, mix.id, [
      { materialId: made.id, kgPerM3: '100' },
    ])
    await record(plantMixMappings, 'plant_mix_mapping').insert(work, {
      batchingPlantId: line.id,
      productId: product.id,
      mixDesignId: mix.id,
    })
    return made
  })
  if (sheet) await givenCosting(portal, { regionId, ingredients: [{ materialId: material.id, costPerKg }] })
  return { product, material, plant }
}

/** Somebody else agrees to the prices of an invoice draft that its maker may not set alone. */
export async function approveDraftPrices(portal: House, draftId: string, as = 'ceo'): Promise<void> {
  const { rows } = (await portal.as(as).get(`/price-approval?status=pending&subjectId=${draftId}`)).body
  if (rows.length !== 1) throw new Error(`${rows.length} questions about the draft`)
  await approvePrice(portal, { approval: rows[0] }, as)
}

/** Somebody else lets a price come into force that its maker may not set alone; without a question nothing happens. */
export async function approvePrice(
  portal: House,
  { approval }: { approval?: { id: string; version: number } | null },
  as = 'ceo',
): Promise<void> {
  if (!approval) return
  const decided = await portal
    .as(as)
    .post(`/price-approval/${approval.id}/decide`, { version: approval.version, approve: true })
  if (decided.status !== 200) throw new Error(`Not approved: ${decided.body.detail}`)
}
