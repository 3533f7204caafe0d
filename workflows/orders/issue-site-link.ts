import type * as z from 'zod'
import type { Work } from '~/db/kit/work'
import { lockSeenOrder } from '~/db/orders/seen-order'
import { openSiteLink, type SiteLinkRow, siteLink } from '~/db/orders/site-link'
import { siteOfOrder } from '~/db/orders/site-link-pour'
import { Missing, Refused } from '~/domain/kit/problem'
import { type SiteLinkRevoke, siteLinkEnd } from '~/domain/orders/site-link'

/** The link of a pour; an order that has one keeps it, so that what was sent goes on working. */
export async function issueSiteLink(work: Work, orderId: string): Promise<SiteLinkRow> {
  const { orderNo, status, orderDate } = await lockSeenOrder(work, orderId)
  const present = await openSiteLink(work.sql, orderId)
  if (present) return present
  if (status === 'draft' || status === 'cancelled')
    throw new Refused(`${orderNo} is ${status === 'draft' ? 'a draft' : status}`, undefined, { status })
  const { zone } = await siteOfOrder(work.sql, orderId)
  if (siteLinkEnd(orderDate, zone) <= work.now)
    throw new Refused(`A link ends a day after the pour, and ${orderNo} is over`, undefined, { rule: 'ended' })
  return siteLink.insert(work, { orderId }, 'issue')
}

/** From now on the link opens nothing. */
export async function revokeSiteLink(
  work: Work,
  orderId: string,
  { version }: z.output<typeof SiteLinkRevoke>,
): Promise<{ id: string; revokedAt: Date | null }> {
  await lockSeenOrder(work, orderId)
  const present = await openSiteLink(work.sql, orderId)
  if (!present) throw new Missing('This order has no link for the site')
  const row = siteLink.atVersion(await siteLink.lock(work, present.id), version)
  const { id, revokedAt } = await siteLink.move(work, row, { revokedAt: work.now }, 'revoke')
  return { id, revokedAt }
}
