import { asc, eq } from 'drizzle-orm'
import { dosedInto } from '~/domain/billing/load-facts'
import { associateProducts } from '../catalog/tables'
import { children } from '../kit/children'
import type { Sql } from '../kit/open'
import { orderAssociateProducts } from '../orders/tables'
import { deliveryAssociateProducts } from './tables'

/** Add-on products of a load, in the unit of the add-on. */
export const deliveryAssociate = children(
  deliveryAssociateProducts,
  'deliveryOrderId',
  'delivery_order',
  'associateProducts',
)

/** Add-on products of an order for so many m³: the ordered quantity is per m³ in the unit of the add-on. */
export async function addOnsFor(sql: Sql, orderId: string, cubicMetres: string) {
  const rows = await sql
    .select({
      associateProductId: associateProducts.id,
      associateProductCode: associateProducts.associateProductCode,
      name: associateProducts.name,
      unit: associateProducts.unit,
      handDosed: associateProducts.handDosed,
      perM3: orderAssociateProducts.quantity,
    })
    .from(orderAssociateProducts)
    .innerJoin(associateProducts, eq(associateProducts.id, orderAssociateProducts.materialId))
    .where(eq(orderAssociateProducts.orderId, orderId))
    .orderBy(asc(associateProducts.associateProductCode))
  return rows.map(row => ({ ...row, quantity: dosedInto(row.perM3, cubicMetres) }))
}
