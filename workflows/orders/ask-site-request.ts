import type { Work } from '~/db/kit/work'
import { order } from '~/db/orders/order'
import { siteLink } from '~/db/orders/site-link'
import { siteRequest, siteRequestsOf } from '~/db/orders/site-request'
import { Refused } from '~/domain/kit/problem'
import { type SiteRequestAsk, siteRequestWords } from '~/domain/orders/site-request'
import { spokenBy } from './answer-site-link'

/** What a site asks of the dispatcher; it changes nothing until a dispatcher says yes. */
export async function askSiteRequest(
  work: Work,
  linkId: string,
  { kind, quantity = null, name, remarks }: SiteRequestAsk,
): Promise<{ id: string; status: string }> {
  const { orderId } = await siteLink.get(work.sql, linkId)
  const { status, orderNo } = await order.lock(work, orderId)
  if (['draft', 'completed', 'cancelled'].includes(status))
    throw new Refused(`${orderNo} is ${status}`, undefined, { status })
  if (kind === 'hold' && status === 'on_hold')
    throw new Refused(`${orderNo} is on hold already`, undefined, { rule: 'held' })
  const open = (await siteRequestsOf(work.sql, orderId)).find(row => row.kind === kind && row.status === 'open')
  if (open) throw new Refused(`${siteRequestWords(open)} is with the dispatcher already`, undefined, { rule: 'asked' })
  const values = { orderId, siteLinkId: linkId, kind, quantity: quantity ?? null, askedBy: name, remarks }
  const row = await siteRequest.insert(spokenBy(work, name), values, 'ask')
  return { id: row.id, status: row.status }
}
