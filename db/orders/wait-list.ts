import { and, asc, count, desc, eq, gte, inArray, ne } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { businessDay } from '~/domain/kit/time'
import { type HeldOffer, ON_LIST } from '~/domain/orders/wait-list'
import { projects } from '../customers/tables'
import { regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { seenOrders } from './scope'
import { orders } from './tables'
import { waitEntries } from './wait-list-tables'

export const waitEntry = record(waitEntries, 'wait_entry')
export type WaitEntryRow = typeof waitEntries.$inferSelect

const MOST = 500
/** Still a draft: who booked or called it off waits no longer. */
const open = and(inArray(waitEntries.status, ON_LIST), eq(orders.status, 'draft'))

export type WaitListRow = {
  id: string
  version: number
  orderId: string
  orderNo: string
  orderDate: string
  startTime: string
  startsAt: Date
  zone: string
  quantity: string
  spacingMinutes: number
  projectName: string
  contactName: string | null
  contactPhone: string | null
  toleranceMinutes: number
  askedAt: Date
  status: string
  offer: HeldOffer | null
  offeredUntil: Date | null
}

/** Who waits for a day from today on, by day and then as they asked, of the orders that the person sees. */
export const waitList = (sql: Sql, person: Person, now: Date): Promise<WaitListRow[]> =>
  sql
    .select({
      id: waitEntries.id,
      version: waitEntries.version,
      orderId: orders.id,
      orderNo: orders.orderNo,
      orderDate: orders.orderDate,
      startTime: orders.startTime,
      startsAt: orders.startsAt,
      zone: regions.zone,
      quantity: orders.quantity,
      spacingMinutes: orders.spacingMinutes,
      projectName: projects.projectName,
      contactName: orders.contactName,
      contactPhone: orders.contactPhone,
      toleranceMinutes: waitEntries.toleranceMinutes,
      askedAt: waitEntries.askedAt,
      status: waitEntries.status,
      offer: waitEntries.offer,
      offeredUntil: waitEntries.offeredUntil,
    })
    .from(waitEntries)
    .innerJoin(orders, eq(orders.id, waitEntries.orderId))
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .innerJoin(regions, eq(regions.id, orders.regionId))
    .where(and(open, gte(orders.orderDate, businessDay(now)), seenOrders(person)))
    .orderBy(asc(orders.orderDate), asc(waitEntries.askedAt), asc(waitEntries.id))
    .limit(MOST)

/** The place of an order on the list, if it is there. */
export async function openEntryOf(sql: Sql, orderId: string): Promise<WaitEntryRow | undefined> {
  const [row] = await sql
    .select()
    .from(waitEntries)
    .where(and(eq(waitEntries.orderId, orderId), inArray(waitEntries.status, ON_LIST)))
    .orderBy(desc(waitEntries.askedAt))
    .limit(1)
  return row
}

/** How many wait for a day of a region. */
export async function waitingOn(sql: Sql, day: string, regionId: string): Promise<number> {
  const [row] = await sql
    .select({ waiting: count() })
    .from(waitEntries)
    .innerJoin(orders, eq(orders.id, waitEntries.orderId))
    .where(and(open, eq(orders.orderDate, day), eq(orders.regionId, regionId)))
  return row?.waiting ?? 0
}

/** Orders that something is reserved for until their sites answer. */
export const heldOffers = (sql: Sql, exceptOrderId: string | undefined) =>
  sql
    .select({ order: orders, offer: waitEntries.offer })
    .from(waitEntries)
    .innerJoin(orders, eq(orders.id, waitEntries.orderId))
    .where(
      and(
        eq(waitEntries.status, 'offered'),
        eq(orders.status, 'draft'),
        exceptOrderId ? ne(orders.id, exceptOrderId) : undefined,
      ),
    )
    .orderBy(asc(waitEntries.askedAt))
    .limit(MOST)
