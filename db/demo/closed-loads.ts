import { and, asc, eq, gte, isNotNull, lte } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { DeliveryOrderRow } from '../deliveries/delivery-order'
import { deliveryOrders, emodifications } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { users } from '../users/tables'
import { findPerson } from '../users/user'

/** Loads of the demo company that are back in the yard, the oldest first. */
export function closedLoads(sql: Sql, from: Date, until: Date, most: number): Promise<DeliveryOrderRow[]> {
  return sql
    .select()
    .from(deliveryOrders)
    .where(
      and(
        eq(deliveryOrders.demo, true),
        eq(deliveryOrders.status, 'returned'),
        eq(deliveryOrders.emodificationPending, false),
        isNotNull(deliveryOrders.doNumber),
        gte(deliveryOrders.returnedAt, from),
        lte(deliveryOrders.returnedAt, until),
      ),
    )
    .orderBy(asc(deliveryOrders.returnedAt), asc(deliveryOrders.id))
    .limit(most)
}

export async function anyEmodification(sql: Sql): Promise<boolean> {
  const rows = await sql.select({ id: emodifications.id }).from(emodifications).limit(1)
  return rows.length > 0
}

/** Somebody of the demo company by user name, as they are now. */
export async function demoPerson(sql: Sql, username: string): Promise<Person | undefined> {
  const [row] = await sql.select({ id: users.id }).from(users).where(eq(users.username, username))
  return row && findPerson(sql, row.id)
}
