import { fleetOptimizationPage, getFleetOptimization } from '~/db/fleet/fleet-optimization'
import {
  FleetOptimizationList,
  FleetOptimizationSave,
  FleetOptimizationStatus,
  groupConfig,
} from '~/domain/fleet/fleet-optimization'
import { Id } from '~/domain/kit/shape'
import { saveFleetOptimization, switchFleetOptimization } from '~/workflows/fleet/fleet-optimization'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

/** What the dispatch optimiser weighs for a fleet group. */
export const fleetOptimizationRoutes = area()
  .get(
    '/fleet-optimization-configuration/list',
    may('GET /fleet-optimization-configuration/list'),
    query(FleetOptimizationList),
    async c => c.json(await fleetOptimizationPage(sqlOf(c), c.req.valid('query'))),
  )
  .get(
    '/fleet-optimization-configuration/detail/:id',
    may('GET /fleet-optimization-configuration/detail/:id'),
    param(Id),
    async c => {
      const row = await getFleetOptimization(sqlOf(c), c.req.valid('param').id)
      return c.json({ ...row, config: groupConfig(row, row.usual) })
    },
  )
  .post(
    '/fleet-optimization-configuration/save',
    may('POST /fleet-optimization-configuration/save'),
    body(FleetOptimizationSave),
    async c => c.json(await write(c, work => saveFleetOptimization(work, c.req.valid('json')))),
  )
  .post(
    '/fleet-optimization-configuration/change-status',
    may('POST /fleet-optimization-configuration/change-status'),
    body(FleetOptimizationStatus),
    async c => {
      const { active, ...key } = c.req.valid('json')
      return c.json(await write(c, work => switchFleetOptimization(work, key, active)))
    },
  )
