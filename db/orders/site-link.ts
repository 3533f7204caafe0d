import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { SiteReadiness } from '~/domain/orders/site-link'
import { regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { oneMoreCall } from '../kit/use-count'
import { siteLinks } from './site-link-tables'
import { orders } from './tables'

export const siteLink = record(siteLinks, 'site_link', { hidden: ['minute', 'calls', 'openedAt'] })
export type SiteLinkRow = typeof siteLinks.$inferSelect

const MOST_CALLS = 240

/** The link of an order that is not revoked. */
export async function openSiteLink(sql: Sql, orderId: string): Promise<SiteLinkRow | undefined> {
  const [row] = await sql
    .select()
    .from(siteLinks)
    .where(and(eq(siteLinks.orderId, orderId), isNull(siteLinks.revokedAt)))
  return row
}

/** What the site of an order said last, by whichever of its links. */
export async function siteReadiness(sql: Sql, orderId: string): Promise<SiteReadiness | null> {
  const [row] = await sql
    .select({ readiness: siteLinks.readiness })
    .from(siteLinks)
    .where(and(eq(siteLinks.orderId, orderId), isNotNull(siteLinks.readiness)))
    .orderBy(desc(siteLinks.updatedAt))
    .limit(1)
  return row?.readiness ?? null
}

export type SiteLinkUse = {
  id: string
  orderId: string
  orderNo: string
  orderDate: string
  zone: string
  throttled: boolean
}

/** Which pour a link names. Each use counts in its minute, and one too many is not counted further. */
export async function countSiteLinkUse(
  sql: Sql,
  id: string,
  { now, wall }: { now: Date; wall: Date },
): Promise<SiteLinkUse | undefined> {
  const [used] = await sql
    .update(siteLinks)
    .set({ ...oneMoreCall(siteLinks, MOST_CALLS, wall), openedAt: now })
    .where(and(eq(siteLinks.id, id), isNull(siteLinks.revokedAt)))
    .returning({ calls: siteLinks.calls, orderId: siteLinks.orderId })
  if (!used) return undefined
  const [order] = await sql
    .select({ orderNo: orders.orderNo, orderDate: orders.orderDate, zone: regions.zone })
    .from(orders)
    .innerJoin(regions, eq(regions.id, orders.regionId))
    .where(eq(orders.id, used.orderId))
  return { id, orderId: used.orderId, ...order!, throttled: used.calls > MOST_CALLS }
}
