import { getSeenByNumber } from '~/db/deliveries/delivery-order'
import { emodificationsOf } from '~/db/deliveries/emodification'
import { toldTrail } from '~/db/support/told-trail'
import { trailOf } from '~/db/support/trail'
import type { Page } from '~/domain/kit/page'
import { OfDoNumber } from '~/domain/support/search'
import { type TrailRow, TrailSearch } from '~/domain/support/trail'
import { noteLookAtLoad } from '~/workflows/kit/note-look'
import { area, may } from '../kit/area'
import { personOf } from '../kit/context'
import { query } from '../kit/valid'
import { write } from '../kit/write'
import { seen } from './seen'

/** Trails across the areas; each look leaves its line. */
export const trailRoutes = area()
  .get('/support/trail', may('GET /support/trail'), query(TrailSearch), async c => {
    const page: Page<TrailRow> = await seen(c, c.req.valid('query'), sql =>
      trailOf(sql, personOf(c), c.req.valid('query')),
    )
    return c.json(page)
  })
  .get('/support/v2/deliveryOrderAudit', may('GET /support/v2/deliveryOrderAudit'), query(OfDoNumber), async c => {
    const { doNumber } = c.req.valid('query')
    const found = await write(c, async work => {
      const load = await getSeenByNumber(work.sql, work.by, doNumber)
      await noteLookAtLoad(work, load.id, { call: 'deliveryOrderAudit', doNumber })
      const changes = await emodificationsOf(work.sql, load.id)
      const subjectId = [load.id, ...changes.map(({ id }) => id)]
      return toldTrail(work.sql, work.by, { subjectId }, { limit: 200, offset: 0 })
    })
    return c.json(found)
  })
