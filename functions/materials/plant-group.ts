import { plantGroups } from '~/db/fleet/plant-group'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'

export const plantGroupRoutes = area().get('/plant-group/list', may('GET /plant-group/list'), async c => {
  const rows = await plantGroups(sqlOf(c), personOf(c))
  return c.json({ rows, total: rows.length })
})
