import { asc, eq, sql as raw } from 'drizzle-orm'
import { balanceOf, type PurchaseOrderRow, type PurchaseOrderSave } from '~/domain/customers/purchase-order'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import type { Work } from '../kit/work'
import { orders } from '../orders/tables'
import { SUPPLIED } from './project'
import { projects, purchaseOrders } from './tables'

export const purchaseOrder = record(purchaseOrders, 'purchase_order')

const ordered = raw<string>`(select coalesce(sum(${orders.quantity}), 0)::numeric(12,2)::text from ${orders}
  where ${orders.purchaseOrderId} = ${purchaseOrders.id} and ${orders.status} <> 'cancelled')`
const delivered = raw<string>`(select coalesce(sum(${deliveryOrders.quantity}), 0)::numeric(12,2)::text
  from ${deliveryOrders} join ${orders} on ${orders.id} = ${deliveryOrders.orderId}
  where ${orders.purchaseOrderId} = ${purchaseOrders.id} and ${SUPPLIED})`

/** The purchase orders of a project with what was ordered and delivered on each. */
export async function purchaseOrdersOf(sql: Sql, projectId: string): Promise<PurchaseOrderRow[]> {
  const { id, version, active, poNumber, quantity, amount, validFrom, validTo } = purchaseOrders
  const rows = await sql
    .select({
      id,
      version,
      active,
      poNumber,
      quantity,
      amount,
      validFrom,
      validTo,
      orderedQuantity: ordered,
      deliveredQuantity: delivered,
    })
    .from(purchaseOrders)
    .innerJoin(projects, eq(projects.id, purchaseOrders.projectId))
    .where(eq(purchaseOrders.projectId, projectId))
    .orderBy(asc(validFrom), asc(poNumber))
  return rows.map(row => ({ ...row, balance: balanceOf(row.quantity, row.orderedQuantity) }))
}

/** Adds the new ones and changes the others; a purchase order is switched off, never removed. */
export async function savePurchaseOrders(
  work: Work,
  projectId: string,
  given: readonly PurchaseOrderSave[],
): Promise<void> {
  const present = await work.sql.select().from(purchaseOrders).where(eq(purchaseOrders.projectId, projectId))
  for (const { id, version, ...values } of given) {
    const known = present.find(row => row.id === id)
    if (!known) await purchaseOrder.insert(work, { ...values, projectId })
    else if (differs(known, values)) await purchaseOrder.update(work, { id: known.id, version: version ?? 0 }, values)
  }
}

type Values = Omit<PurchaseOrderSave, 'id' | 'version'>

const differs = (row: Values, values: Values) =>
  (Object.keys(values) as (keyof Values)[]).some(field =>
    field === 'quantity' || field === 'amount'
      ? Number(row[field] ?? -1) !== Number(values[field] ?? -1)
      : row[field] !== values[field],
  )
