import { createMiddleware } from 'hono/factory'
import type { Person } from '~/domain/access/roles'
import { Throttled } from '~/domain/kit/problem'
import * as words from '~/domain/kit/words'
import { askBySiteLink } from '~/workflows/orders/use-site-link'
import type { Env } from '../kit/context'
import { endedLink, readSiteToken } from './site-link-token'

/**
 * Before the calls of a site: the key of its link in X-Machine-Key makes the link the person of the request. It has no role, so
 * that every other call stays shut to it, and it names one pour, which no call of a site takes from anywhere else.
 */
export const siteLinkOf = createMiddleware<Env>(async (c, next) => {
  const { parts, now, wall } = c.var
  const linkId = await readSiteToken(parts.settings, c.req.header('x-machine-key') ?? '')
  const used = await askBySiteLink(parts.db.sql, linkId, { now, wall })
  if (!used) throw endedLink()
  if (used.throttled) throw new Throttled(words.callsTooMany(), undefined, { retryAfter: 60 })
  c.set('person', personOf(used))
  c.set('machine', 'site')
  c.set('siteOrderId', used.orderId)
  await next()
})

const personOf = ({ id, orderNo }: { id: string; orderNo: string }): Person => ({
  id,
  username: 'site-link',
  name: `site link of order ${orderNo}`,
  roles: [],
  scope: { all: true, salespersonId: null, plantIds: [], regionIds: [] },
  sessionId: null,
})
