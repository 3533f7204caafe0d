import { cockpit } from '~/db/reports/cockpit'
import { CockpitAsk } from '~/domain/reports/cockpit'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { query } from '../kit/valid'

/** The company in a span of days, for those who answer for it. It reads the reports of several areas. */
export const cockpitEngine = area().get('/cockpit', may('GET /cockpit'), query(CockpitAsk), async c =>
  c.json(await cockpit(sqlOf(c), personOf(c), c.req.valid('query'))),
)
