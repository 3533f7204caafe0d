import { actionPage } from '~/db/fleet/action-history'
import { ActionSearch } from '~/domain/fleet/action-history'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { query } from '../kit/valid'

/** What trucks and drivers did, newest first. */
export const actionHistoryRoutes = area().get(
  '/driver/action-history/search',
  may('GET /driver/action-history/search'),
  query(ActionSearch),
  async c => c.json(await actionPage(sqlOf(c), personOf(c), c.req.valid('query'), c.var.now)),
)
