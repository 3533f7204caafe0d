import { inArray } from 'drizzle-orm'
import { associateProducts } from '../catalog/tables'
import { deliveryAssociateProducts } from '../deliveries/tables'
import type { Sql } from '../kit/open'

export type AddOnToBill = {
  deliveryOrderId: string
  associateProductId: string
  name: string
  unit: string
  quantity: string
}
type Dosed = Pick<AddOnToBill, 'deliveryOrderId' | 'associateProductId' | 'quantity'>

/** What was dosed besides. */
export async function addOnsToBill(sql: Sql, loadIds: string[]): Promise<AddOnToBill[]> {
  if (!loadIds.length) return []
  const { deliveryOrderId, associateProductId, quantity } = deliveryAssociateProducts
  const dosed = await sql
    .select({ deliveryOrderId, associateProductId, quantity })
    .from(deliveryAssociateProducts)
    .where(inArray(deliveryOrderId, loadIds))
  return namedAddOns(sql, dosed)
}

export async function namedAddOns(sql: Sql, dosed: readonly Dosed[]): Promise<AddOnToBill[]> {
  if (!dosed.length) return []
  const { id, name, unit } = associateProducts
  const rows = await sql
    .select({ id, name, unit })
    .from(associateProducts)
    .where(inArray(id, [...new Set(dosed.map(of => of.associateProductId))]))
  const products = new Map(rows.map(row => [row.id, row]))
  return dosed.map(({ deliveryOrderId, associateProductId, quantity }) => {
    const of = products.get(associateProductId)!
    return { deliveryOrderId, associateProductId, quantity, name: of.name, unit: of.unit }
  })
}
