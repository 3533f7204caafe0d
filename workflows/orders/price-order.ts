import { associateProduct } from '~/db/catalog/associate-product'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { dischargeMethod } from '~/db/orders/discharge-method'
import { chargesOn } from '~/db/pricing/charges'
import { resolvePrice } from '~/db/pricing/price-question'
import { type Payable, payable } from '~/domain/orders/payable'
import type { TidyAddOn } from '~/domain/orders/tidy-order'

export type PricedOrder = {
  customerId: string
  projectId: string
  regionId: string
  productId: string
  productName: string
  orderDate: string
  quantity: string
  loads: string[]
  minimumLoad: string
  pumpId?: string | null | undefined
  dischargeMethodId?: string | null | undefined
  cylinderSets: number
  associateProducts: TidyAddOn[]
  oneOffPrice?: string | null | undefined
  oneOffReason?: string | null | undefined
}

/** What the order will cost, from the prices in force on its day, each part with where it comes from. */
export async function priceOrder(sql: Sql, of: PricedOrder): Promise<Payable> {
  const { customerId, projectId, regionId, productId, orderDate: day } = of
  const oneOff = of.oneOffPrice ? { unitPrice: of.oneOffPrice, reason: of.oneOffReason ?? null } : null
  const price = await resolvePrice(sql, { customerId, projectId, regionId, productId, day, oneOff })
  const charges = await chargesOn(sql, { regionId, customerId, projectId }, day)
  const names = await associateProduct.byIds(
    sql,
    of.associateProducts.map(addOn => addOn.materialId),
  )
  return payable({
    productName: of.productName,
    quantity: of.quantity,
    loads: of.loads,
    minimumLoad: of.minimumLoad,
    needsPump: !!of.pumpId || (await needsPump(sql, of.dischargeMethodId)),
    cylinderSets: of.cylinderSets,
    price,
    addOns: of.associateProducts.map(({ materialId, quantity }) => ({
      name: names.get(materialId)?.name ?? 'Add-on product',
      unit: names.get(materialId)?.unit ?? '',
      quantity,
      unitPrice: charges.associateProducts.find(charge => charge.id === materialId)?.unitPrice ?? null,
    })),
    charges: charges.subProducts,
    gstPercent: await settingOn(sql, 'billing.gst-percent', day, regionId),
  })
}

async function needsPump(sql: Sql, dischargeMethodId: string | null | undefined): Promise<boolean> {
  return !!dischargeMethodId && !!(await dischargeMethod.find(sql, dischargeMethodId))?.needsPump
}
