import { chartGroups, optGroups } from '~/db/fleet/plan-groups'
import { businessDay } from '~/domain/kit/time'
import { FleetChartQuery, fleetDetails } from '~/domain/orders/plan/fleet'
import { optimizedCharts, standingCharts } from '~/workflows/orders/plan/view'
import { area, may } from '../kit/area'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { query } from '../kit/valid'

const reader = (c: Ctx) => ({ sql: sqlOf(c), person: personOf(c), now: c.var.now })
const today = (c: Ctx) => businessDay(c.var.now)

/** The fleet's side of the plan: trucks as they run, as they are planned, and their groups. Its model is too heavy for an edge. */
export const fleetPlanEngine = area()
  .get('/fleetchart/timeline', may('GET /fleetchart/timeline'), query(FleetChartQuery), async c => {
    const { orderDate = today(c), regionIds } = c.req.valid('query')
    return c.json(await standingCharts(reader(c), { orderDate, regionIds }))
  })
  .get(
    '/fleetchart/optimization_schedule',
    may('GET /fleetchart/optimization_schedule'),
    query(FleetChartQuery),
    async c => {
      const { orderDate = today(c), ...ask } = c.req.valid('query')
      return c.json(await optimizedCharts(reader(c), { orderDate, ...ask }))
    },
  )
  .get('/fleetchart/fleetdetails', may('GET /fleetchart/fleetdetails'), query(FleetChartQuery), async c => {
    const { orderDate = today(c), ...ask } = c.req.valid('query')
    const charts = ask.planId
      ? await optimizedCharts(reader(c), { orderDate, ...ask })
      : await standingCharts(reader(c), { orderDate, ...ask })
    const rows = charts.flatMap(fleetDetails)
    return c.json({ rows, total: rows.length })
  })
  .get('/fleetchart/fleet_group', may('GET /fleetchart/fleet_group'), async c => {
    const rows = await chartGroups(sqlOf(c), personOf(c))
    return c.json({ rows, total: rows.length })
  })
  .get('/fleetchart/optGroups', may('GET /fleetchart/optGroups'), async c => {
    const rows = await optGroups(sqlOf(c))
    return c.json({ rows, total: rows.length })
  })
