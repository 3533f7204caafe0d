import { and, eq } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { Missing } from '~/domain/kit/problem'
import type { Sql } from '../kit/open'
import type { OrderRow } from './order'
import { seenOrders } from './scope'
import { orders } from './tables'

/** An order of a day by the number that people say; outside one's scope it does not exist. */
export async function orderByNo(sql: Sql, person: Person, orderDate: string, orderNo: string): Promise<OrderRow> {
  const [row] = await sql
    .select()
    .from(orders)
    .where(and(seenOrders(person), eq(orders.orderDate, orderDate), eq(orders.orderNo, orderNo)))
  if (!row) throw new Missing('There is no such order on that day')
  return row
}
