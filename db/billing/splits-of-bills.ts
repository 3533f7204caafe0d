import { asc, inArray } from 'drizzle-orm'
import { splitKey } from '~/domain/billing/bill-split'
import { orderOfLoad } from '~/domain/billing/purchase-order-room'
import { customers, purchaseOrders } from '../customers/tables'
import type { Sql } from '../kit/open'
import type { RowsToBill } from './bills-of-loads'

/** Which of these loads are on one bill: a key for each, as the bills of its customer are split. */
export async function splitsOfBills(sql: Sql, rows: RowsToBill): Promise<(row: RowsToBill[number]) => string> {
  if (!rows.length) return () => ''
  const ids = (of: (row: RowsToBill[number]) => string) => [...new Set(rows.map(of))]
  const { id, projectId, active, validFrom, validTo } = purchaseOrders
  const orders = Map.groupBy(
    await sql
      .select({ id, projectId, active, validFrom, validTo })
      .from(purchaseOrders)
      .where(
        inArray(
          projectId,
          ids(row => row.load.projectId),
        ),
      )
      .orderBy(asc(validFrom)),
    order => order.projectId,
  )
  const split = await sql
    .select({ id: customers.id, by: customers.billSplit })
    .from(customers)
    .where(
      inArray(
        customers.id,
        ids(row => row.load.customerId),
      ),
    )
  const splits = new Map(split.map(row => [row.id, row.by]))
  return ({ load, order }) => {
    const purchaseOrderId = orderOfLoad(order.purchaseOrderId, load.doDate, orders.get(load.projectId) ?? [])
    return splitKey({ ...load, purchaseOrderId }, splits.get(load.customerId) ?? [])
  }
}
