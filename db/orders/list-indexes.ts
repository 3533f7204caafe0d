import { sql } from 'drizzle-orm'
import { type ExtraConfigColumn, type IndexBuilder, index } from 'drizzle-orm/pg-core'

type Of<Names extends string> = Record<Names, ExtraConfigColumn>
type Names = 'id' | 'orderDate' | 'regionId' | 'projectId' | 'status' | 'quantity' | 'orderNo' | 'customerId'

/** By what orders are found, and the sorts of their list: each the walk of an index, both ways. */
export const orderIndexes = (table: Of<Names | 'mergedOrderId' | 'purchaseOrderId'>): IndexBuilder[] => [
  index('order_day').on(table.orderDate, table.regionId),
  index('order_project').on(table.projectId),
  index('order_state').on(table.status, table.id),
  index('order_quantity').on(table.quantity, table.id),
  index('order_number_trgm').using('gin', table.orderNo.op('gin_trgm_ops')),
  index('order_customer').on(table.customerId),
  index('order_merged').on(table.mergedOrderId),
  index('order_purchase_order').on(table.purchaseOrderId).where(sql`purchase_order_id is not null`),
]
