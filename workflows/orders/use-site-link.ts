import type { Sql } from '~/db/kit/open'
import { countSiteLinkUse, type SiteLinkUse } from '~/db/orders/site-link'
import { siteLinkEnd } from '~/domain/orders/site-link'

/** Counted at once and outside the work of the call. Undefined is a link that is revoked, or whose pour is over. */
export async function askBySiteLink(
  sql: Sql,
  id: string,
  at: { now: Date; wall: Date },
): Promise<SiteLinkUse | undefined> {
  const used = await countSiteLinkUse(sql, id, at)
  return used && siteLinkEnd(used.orderDate, used.zone) > at.now ? used : undefined
}
