import { and, between, eq, inArray, isNull, notInArray, sql as raw } from 'drizzle-orm'
import { UNDER_WAY } from '~/domain/orders/order-states'
import type { SiteReadiness } from '~/domain/orders/site-link'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { siteLinks, siteRequests } from '../orders/site-link-tables'
import { orders } from '../orders/tables'

export type DuePour = {
  orderId: string
  orderNo: string
  contactName: string | null
  linkId: string | null
  readiness: SiteReadiness | null
  firstAt: Date
  arrived: boolean
  /** Loads in all, and of them those that have not left the plant. */
  loads: number
  toLeave: number
  asked: number
}

const NOT_LEFT = ['planned', 'assigned', 'called', 'generated', 'loading', 'loaded']

/** Pours of the demo company whose first load is due between two moments, with what their sites have said. */
export async function duePours(sql: Sql, from: Date, to: Date): Promise<DuePour[]> {
  const firstAt = raw<string>`min(${deliveryOrders.plannedOnSiteAt})`
  const rows = await sql
    .select({
      orderId: orders.id,
      orderNo: orders.orderNo,
      contactName: orders.contactName,
      linkId: siteLinks.id,
      readiness: siteLinks.readiness,
      firstAt,
      arrived: raw<boolean>`bool_or(${deliveryOrders.onSiteAt} is not null)`,
      loads: raw<number>`count(*)::int`,
      toLeave: raw<number>`(count(*) filter (where ${inArray(deliveryOrders.status, NOT_LEFT)}))::int`,
      asked: raw<number>`(select count(*)::int from ${siteRequests} where ${siteRequests.orderId} = ${orders.id})`,
    })
    .from(deliveryOrders)
    .innerJoin(orders, eq(orders.id, deliveryOrders.orderId))
    .leftJoin(siteLinks, and(eq(siteLinks.orderId, orders.id), isNull(siteLinks.revokedAt)))
    .where(
      and(
        eq(orders.demo, true),
        inArray(orders.status, UNDER_WAY),
        notInArray(deliveryOrders.status, ['withdrawn', 'rejected']),
      ),
    )
    .groupBy(orders.id, siteLinks.id)
    .having(between(firstAt, from.toISOString(), to.toISOString()))
  return rows.map(row => ({ ...row, firstAt: new Date(row.firstAt) }))
}
