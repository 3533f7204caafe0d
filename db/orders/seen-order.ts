import { and, eq } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { Missing } from '~/domain/kit/problem'
import type { Sql } from '../kit/open'
import type { Work } from '../kit/work'
import { type OrderRow, order } from './order'
import { seenOrders } from './scope'
import { orders } from './tables'

/** An order that the person may see; outside their scope it does not exist. */
export async function getSeenOrder(sql: Sql, person: Person, id: string): Promise<OrderRow> {
  const [row] = await sql
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), seenOrders(person)))
  if (!row) throw new Missing('There is no such order')
  return row
}

/** The same, kept until the end of the work. */
export async function lockSeenOrder(work: Work, id: string): Promise<OrderRow> {
  await getSeenOrder(work.sql, work.by, id)
  return order.lock(work, id)
}
