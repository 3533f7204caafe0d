import { deliveryOrder, getSeen } from '~/db/deliveries/delivery-order'
import { DoId } from '~/domain/deliveries/delivery-order'
import type { PublicKeySet, SignedETicket } from '~/domain/deliveries/e-ticket'
import { Missing, Refused } from '~/domain/kit/problem'
import { viewETicket } from '~/workflows/deliveries/e-ticket-view'
import { area, may } from '../kit/area'
import { attachment } from '../kit/attachment'
import { type Ctx, personOf, siteOrderOf, sqlOf } from '../kit/context'
import { notaryOf } from '../kit/notary'
import { param } from '../kit/valid'

/** Tickets as signed data, for whoever may print the paper and for the site; the key that proves them is public. */
export const eTicketEngine = area()
  .get('/delivery-order/:id/e-ticket', may('GET /delivery-order/:id/e-ticket'), param(DoId), async c => {
    const load = await getSeen(sqlOf(c), personOf(c), c.req.valid('param').id)
    const signed: SignedETicket = await signedTicket(c, load.id)
    return c.json(signed)
  })
  .get('/site/e-ticket/:id', may('GET /site/e-ticket/:id'), param(DoId), async c => {
    const found = await deliveryOrder.find(sqlOf(c), c.req.valid('param').id)
    if (found?.orderId !== siteOrderOf(c) || !found.generatedAt)
      throw new Missing('There is no such ticket on this pour')
    const bytes = new TextEncoder().encode(`${JSON.stringify(await signedTicket(c, found.id), null, 2)}\n`)
    return attachment(c, { name: `${found.doNumber}.json`, type: 'application/json', bytes })
  })
  .get('/e-ticket/keys', may('GET /e-ticket/keys'), async c => {
    const key = c.var.parts.settings.anchors.key
    const keys: PublicKeySet['keys'] = key
      ? [{ kty: 'EC', crv: 'P-256', x: key.x, y: key.y, kid: key.kid, alg: 'ES256', use: 'sig' }]
      : []
    return c.json({ keys })
  })

async function signedTicket(c: Ctx, loadId: string): Promise<SignedETicket> {
  const { anchors, publicUrl } = c.var.parts.settings
  if (!anchors.key) throw new Refused('This portal has no key to sign tickets with', undefined, { rule: 'no-key' })
  const issuer = { issuer: publicUrl, keyId: anchors.key.kid, keys: `${publicUrl}/api/e-ticket/keys` }
  const ticket = await viewETicket(sqlOf(c), personOf(c), loadId, { now: c.var.now, issuer })
  return { ticket, jws: await notaryOf(anchors.key, 'e-ticket').sign(ticket) }
}
