import { and, asc, desc, eq, notInArray } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { SiteRequestRow } from '~/domain/orders/site-request'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { seenOrders } from './scope'
import { siteRequests } from './site-link-tables'
import { orders } from './tables'

export const siteRequest = record(siteRequests, 'site_request')

const { id, version, kind, quantity, wantedAt, askedBy, remarks, status, answer } = siteRequests
const { createdAt, decidedAt, decidedByName } = siteRequests
const COLUMNS = {
  ...{ id, version, kind, quantity, wantedAt, askedBy, remarks, status, answer },
  ...{ createdAt, decidedAt, decidedByName },
}

/** What the site of an order asked for, newest first. */
export const siteRequestsOf = (sql: Sql, orderId: string): Promise<SiteRequestRow[]> =>
  sql
    .select(COLUMNS)
    .from(siteRequests)
    .where(eq(siteRequests.orderId, orderId))
    .orderBy(desc(createdAt), desc(id))
    .limit(50)

export type OpenSiteRequest = SiteRequestRow & { orderId: string; orderNo: string }

/** Requests that nobody has decided, of orders that the person sees and that are not over, oldest first. */
export const openSiteRequests = (sql: Sql, person: Person): Promise<OpenSiteRequest[]> =>
  sql
    .select({ ...COLUMNS, orderId: orders.id, orderNo: orders.orderNo })
    .from(siteRequests)
    .innerJoin(orders, eq(orders.id, siteRequests.orderId))
    .where(and(eq(status, 'open'), notInArray(orders.status, ['completed', 'cancelled']), seenOrders(person)))
    .orderBy(asc(createdAt))
    .limit(200)
