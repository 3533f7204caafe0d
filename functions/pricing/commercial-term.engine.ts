import { searchTerms, termItems } from '~/db/pricing/commercial-term-list'
import { termOrders } from '~/db/pricing/commercial-term-order'
import { VersionOf } from '~/domain/customers/customer'
import { UnsortedPaging } from '~/domain/kit/page'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { CommercialTermSave, CommercialTermSearch } from '~/domain/pricing/commercial-term'
import { removeCommercialTerm, saveCommercialTerm } from '~/workflows/pricing/save-commercial-term'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

/** What add-ons, services and surcharges cost, for whom and on which days. */
export const commercialTermRoutes = area()
  .get('/commercial-term', may('GET /commercial-term'), query(CommercialTermSearch), async c => {
    const [page, items] = await Promise.all([
      searchTerms(sqlOf(c), personOf(c), c.req.valid('query'), businessDay(c.var.now)),
      termItems(sqlOf(c)),
    ])
    return c.json({ ...page, items })
  })
  .get('/commercial-term/orders', may('GET /commercial-term/orders'), query(UnsortedPaging), async c =>
    c.json(await termOrders(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .post('/commercial-term', may('POST /commercial-term', 'once'), body(CommercialTermSave), async c =>
    c.json(await write(c, work => saveCommercialTerm(work, c.req.valid('json')))),
  )
  .put('/commercial-term', may('PUT /commercial-term'), body(CommercialTermSave), async c =>
    c.json(await write(c, work => saveCommercialTerm(work, c.req.valid('json')))),
  )
  .delete('/commercial-term/:id', may('DELETE /commercial-term/:id'), param(Id), query(VersionOf), async c => {
    const { version } = c.req.valid('query')
    const approval = await write(c, work => removeCommercialTerm(work, { id: c.req.valid('param').id, version }))
    return c.json({ removed: !approval, approval })
  })
