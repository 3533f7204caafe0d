import { and, asc, eq, gte, inArray, isNull, lte, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { addDays, businessDay } from '~/domain/kit/time'
import { NOT_CALLED } from '~/domain/orders/will-call'
import { customers, projects } from '../customers/tables'
import type { Sql } from '../kit/open'
import { seenOrders } from './scope'
import { orders } from './tables'

const MOST = 500
const awaited = and(eq(orders.willCall, true), isNull(orders.calledAt))

/** Orders that hold their time although their site should have called by now, the oldest first. */
export const dueCalls = (sql: Sql, now: Date): Promise<{ id: string }[]> =>
  sql
    .select({ id: orders.id })
    .from(orders)
    .where(and(awaited, eq(orders.status, 'confirmed'), lte(orders.callBy, now)))
    .orderBy(asc(orders.callBy), asc(orders.id))
    .limit(MOST)

export type WillCallRow = {
  id: string
  version: number
  orderNo: string
  customerName: string
  projectName: string
  contactName: string | null
  contactPhone: string | null
  quantity: string
  startsAt: Date
  /** Null for an order booked before will-calls had a deadline: nobody told its site one, so it keeps its time. */
  callBy: Date | null
  /** Its time was given to others. */
  released: boolean
}

/** Orders from yesterday on whose sites still have to call, of those that the person sees, the soonest first. */
export async function willCalls(sql: Sql, person: Person, now: Date): Promise<WillCallRow[]> {
  const { id, version, orderNo, contactName, contactPhone, quantity, startsAt, callBy, holdReason } = orders
  const rows = await sql
    .select({
      ...{ id, version, orderNo, contactName, contactPhone, quantity, startsAt, callBy, holdReason },
      customerName: customers.customerName,
      projectName: projects.projectName,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .where(
      and(
        awaited,
        inArray(orders.status, ['confirmed', 'on_hold']),
        gte(orders.orderDate, addDays(businessDay(now), -1)),
        seenOrders(person),
      ),
    )
    .orderBy(raw`coalesce(${orders.callBy}, ${orders.startsAt})`, asc(orders.id))
    .limit(MOST)
  return rows.map(({ holdReason: reason, ...row }) => ({ ...row, released: reason === NOT_CALLED }))
}
