import { getSeenOrder } from '~/db/orders/seen-order'
import { openSiteLink, siteReadiness } from '~/db/orders/site-link'
import { siteOfOrder } from '~/db/orders/site-link-pour'
import { siteRequestsOf } from '~/db/orders/site-request'
import { mayDo } from '~/domain/access/ability'
import { Id } from '~/domain/kit/shape'
import {
  SiteLinkRevoke,
  SiteLinkSend,
  SiteReadinessAnswer,
  SiteSignature,
  siteLinkEnd,
} from '~/domain/orders/site-link'
import { signForLoad, tellReadiness } from '~/workflows/orders/answer-site-link'
import { issueSiteLink, revokeSiteLink } from '~/workflows/orders/issue-site-link'
import { sendSiteLink } from '~/workflows/orders/send-site-link'
import { viewSitePour } from '~/workflows/orders/site-link-view'
import { area, may } from '../kit/area'
import { type Ctx, personOf, siteOrderOf, sqlOf } from '../kit/context'
import { writeDrawn } from '../kit/drawn'
import { tagged } from '../kit/tag'
import { body, param } from '../kit/valid'
import { write } from '../kit/write'
import { siteUrl } from './site-link-token'

/** The link of a pour: dispatch makes, sends and revokes it; the site looks, answers and signs by it. */
export const siteLinkEngine = area()
  .get('/order/:id/site-link', may('GET /order/:id/site-link'), param(Id), async c => {
    const { id } = await getSeenOrder(sqlOf(c), personOf(c), c.req.valid('param').id)
    const [link, requests, readiness] = await Promise.all([
      linkOf(c, id),
      siteRequestsOf(sqlOf(c), id),
      siteReadiness(sqlOf(c), id),
    ])
    return c.json({ link, requests, readiness })
  })
  .post('/order/:id/site-link', may('POST /order/:id/site-link', 'once'), param(Id), async c => {
    const { id } = c.req.valid('param')
    await write(c, async work => ({ id: (await issueSiteLink(work, id)).id }))
    return c.json({ link: await linkOf(c, id) })
  })
  .post(
    '/order/:id/site-link/revoke',
    may('POST /order/:id/site-link/revoke'),
    param(Id),
    body(SiteLinkRevoke),
    async c => c.json(await write(c, work => revokeSiteLink(work, c.req.valid('param').id, c.req.valid('json')))),
  )
  .post(
    '/order/:id/site-link/send',
    may('POST /order/:id/site-link/send', 'once'),
    param(Id),
    body(SiteLinkSend),
    async c => {
      const { settings, queue } = c.var.parts
      const urlOf = (linkId: string) => siteUrl(settings, linkId)
      const { email } = c.req.valid('json')
      return c.json(await write(c, work => sendSiteLink(work, queue, c.req.valid('param').id, { email, urlOf })))
    },
  )
  .get('/site/pour', may('GET /site/pour'), async c =>
    tagged(c, await viewSitePour(sqlOf(c), siteOrderOf(c), c.var.now)),
  )
  .post('/site/readiness', may('POST /site/readiness', 'once'), body(SiteReadinessAnswer), async c =>
    c.json(await write(c, work => tellReadiness(work, personOf(c).id, c.req.valid('json')))),
  )
  .post('/site/signature', may('POST /site/signature', 'once'), body(SiteSignature), async c => sign(c))

async function linkOf(c: Ctx, orderId: string) {
  const link = await openSiteLink(sqlOf(c), orderId)
  if (!link) return null
  const { orderDate, zone } = await siteOfOrder(sqlOf(c), orderId)
  const { id, version, createdAt, openedAt } = link
  // The address is as good as being there: only who may decide for the order has it.
  const url = mayDo(personOf(c), 'manage', 'order') ? await siteUrl(c.var.parts.settings, id) : null
  const endsAt = siteLinkEnd(orderDate, zone)
  return { id, version, createdAt, openedAt, endsAt, ended: endsAt <= c.var.now, url }
}

/** A name drawn by a finger, as a file of the load. */
async function sign(c: Ctx<{ json: SiteSignature }>) {
  const { deliveryOrderId, name, drawing } = c.req.valid('json')
  const drawn = { subject: 'delivery_order', name: 'signature.png', base64: drawing }
  return c.json(
    await writeDrawn(c, drawn, (work, file) => signForLoad(work, siteOrderOf(c), { deliveryOrderId, name }, file)),
  )
}
