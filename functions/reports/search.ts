import { searchRecords } from '~/db/reports/search'
import { RecordSearch } from '~/domain/reports/search'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { query } from '../kit/valid'

/** What the command palette finds, and the time by which the portal runs. */
export const searchRoutes = area()
  .get('/search', may('GET /search'), query(RecordSearch), async c =>
    c.json({ rows: await searchRecords(sqlOf(c), personOf(c), c.req.valid('query').q) }),
  )
  .get('/server-time', may('GET /server-time'), c => c.json({ now: c.var.now.toISOString() }))
