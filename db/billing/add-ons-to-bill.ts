import { and, eq, inArray } from 'drizzle-orm'
import { associateProductRegions, associateProducts } from '../catalog/tables'
import { deliveryAssociateProducts } from '../deliveries/tables'
import type { Sql } from '../kit/open'

export type AddOnToBill = {
  deliveryOrderId: string
  associateProductId: string
  name: string
  unit: string
  quantity: string
  unitPrice: string | null
}
type Dosed = Pick<AddOnToBill, 'deliveryOrderId' | 'associateProductId' | 'quantity'>

/** What was dosed besides, with the price of the region. */
export async function addOnsToBill(sql: Sql, loadIds: string[], regionId: string): Promise<AddOnToBill[]> {
  if (!loadIds.length) return []
  const { deliveryOrderId, associateProductId, quantity } = deliveryAssociateProducts
  const dosed = await sql
    .select({ deliveryOrderId, associateProductId, quantity })
    .from(deliveryAssociateProducts)
    .where(inArray(deliveryOrderId, loadIds))
  return pricedAddOns(sql, dosed, regionId)
}

export async function pricedAddOns(sql: Sql, dosed: readonly Dosed[], regionId: string): Promise<AddOnToBill[]> {
  if (!dosed.length) return []
  const rows = await sql
    .select({
      id: associateProducts.id,
      name: associateProducts.name,
      unit: associateProducts.unit,
      unitPrice: associateProductRegions.unitPrice,
    })
    .from(associateProducts)
    .leftJoin(
      associateProductRegions,
      and(
        eq(associateProductRegions.associateProductId, associateProducts.id),
        eq(associateProductRegions.regionId, regionId),
      ),
    )
    .where(inArray(associateProducts.id, [...new Set(dosed.map(of => of.associateProductId))]))
  const products = new Map(rows.map(row => [row.id, row]))
  return dosed.map(({ deliveryOrderId, associateProductId, quantity }) => {
    const { name, unit, unitPrice } = products.get(associateProductId)!
    return { deliveryOrderId, associateProductId, quantity, name, unit, unitPrice }
  })
}
