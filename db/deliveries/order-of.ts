import { and, eq } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { Missing } from '~/domain/kit/problem'
import type { Sql } from '../kit/open'
import type { OrderRow } from '../orders/order'
import { seenOrders } from '../orders/scope'
import { orders } from '../orders/tables'

/** The order of loads, as far as the person may know of it. */
export async function seesOrder(sql: Sql, person: Person, orderId: string): Promise<OrderRow> {
  const [row] = await sql
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), seenOrders(person)))
  if (!row) throw new Missing('There is no such order')
  return row
}
