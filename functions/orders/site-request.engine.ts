import { silentSites } from '~/db/orders/site-link-pour'
import { openSiteRequests } from '~/db/orders/site-request'
import { Id } from '~/domain/kit/shape'
import { SiteRequestAsk, SiteRequestDecide } from '~/domain/orders/site-request'
import { askSiteRequest } from '~/workflows/orders/ask-site-request'
import { decideSiteRequest } from '~/workflows/orders/decide-site-request'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param } from '../kit/valid'
import { write } from '../kit/write'

/** What a site asks for, and the dispatcher's yes or no. */
export const siteRequestEngine = area()
  .get('/order/site-request', may('GET /order/site-request'), async c => {
    const { now } = c.var
    const [rows, silent] = await Promise.all([
      openSiteRequests(sqlOf(c), personOf(c)),
      silentSites(sqlOf(c), personOf(c), now),
    ])
    return c.json({ rows, silent, total: rows.length })
  })
  .post('/site/request', may('POST /site/request', 'once'), body(SiteRequestAsk), async c =>
    c.json(await write(c, work => askSiteRequest(work, personOf(c).id, c.req.valid('json')))),
  )
  .post(
    '/order/:id/site-request',
    may('POST /order/:id/site-request', 'once'),
    param(Id),
    body(SiteRequestDecide),
    async c => c.json(await write(c, work => decideSiteRequest(work, c.req.valid('param').id, c.req.valid('json')))),
  )
