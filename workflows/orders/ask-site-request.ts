import { region } from '~/db/fleet/region'
import type { Work } from '~/db/kit/work'
import { order } from '~/db/orders/order'
import { siteLink } from '~/db/orders/site-link'
import { siteRequest, siteRequestsOf } from '~/db/orders/site-request'
import { compare, cubicMetres } from '~/domain/kit/money'
import { invalid, Refused } from '~/domain/kit/problem'
import { instantOn } from '~/domain/kit/time'
import { type SiteRequestAsk, siteRequestWords } from '~/domain/orders/site-request'
import * as words from '~/domain/orders/words'
import { spokenBy } from './answer-site-link'

/** What a site asks of the dispatcher; it changes nothing until a dispatcher says yes. */
export async function askSiteRequest(
  work: Work,
  linkId: string,
  { kind, quantity = null, startTime, name, remarks }: SiteRequestAsk,
): Promise<{ id: string; status: string }> {
  const { orderId } = await siteLink.get(work.sql, linkId)
  const asked = await order.lock(work, orderId)
  const { status, orderNo, onCallQuantity } = asked
  if (['draft', 'completed', 'cancelled'].includes(status))
    throw new Refused(`${orderNo} is ${status}`, undefined, { status })
  if (kind === 'hold' && status === 'on_hold')
    throw new Refused(words.siteRequestHeldAlready({ order: orderNo }), undefined, { rule: 'held' })
  if (kind === 'release_on_call' && compare(quantity ?? '0', onCallQuantity) > 0)
    throw invalid('quantity', words.siteRequestM3OnCall({ m3: cubicMetres(onCallQuantity) }))
  const wantedAt = startTime ? instantOn(asked.orderDate, startTime, await zoneOf(work, asked.regionId)) : null
  if (wantedAt && wantedAt < work.now) throw invalid('startTime', words.siteRequestPassed({ time: startTime ?? '' }))
  const open = (await siteRequestsOf(work.sql, orderId)).find(row => row.kind === kind && row.status === 'open')
  if (open)
    throw new Refused(words.siteRequestAskedAlready({ what: siteRequestWords(open) }), undefined, { rule: 'asked' })
  const values = { orderId, siteLinkId: linkId, kind, quantity: quantity ?? null, wantedAt, askedBy: name, remarks }
  const row = await siteRequest.insert(spokenBy(work, name), values, 'ask')
  return { id: row.id, status: row.status }
}

const zoneOf = async (work: Work, regionId: string) => (await region.get(work.sql, regionId)).zone
