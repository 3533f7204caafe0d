import { getSeenRegion } from '~/db/fleet/region-rows'
import { missingInfo } from '~/db/orders/missing-info'
import { MissingInfo } from '~/domain/orders/order-queries'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { query } from '../kit/valid'

export const missingInfoRoutes = area().get(
  '/order/missingInfoReport',
  may('GET /order/missingInfoReport'),
  query(MissingInfo),
  async c => {
    const ask = c.req.valid('query')
    if (ask.regionId) await getSeenRegion(sqlOf(c), personOf(c), ask.regionId)
    const rows = await missingInfo(sqlOf(c), personOf(c), ask)
    return c.json({ rows, total: rows.length })
  },
)
