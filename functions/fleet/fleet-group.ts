import { fleetGroupDetail, fleetGroupPage } from '~/db/fleet/fleet-group-rows'
import { activeTrucks, ordersLinkedTo, projectActiveTrucks } from '~/db/fleet/group-trucks'
import {
  ActiveTrucks,
  FleetGroupDelete,
  FleetGroupList,
  FleetGroupSave,
  FleetGroupStatus,
  LinkedOrders,
  ProjectActiveTrucks,
} from '~/domain/fleet/fleet-group'
import { invalid } from '~/domain/kit/problem'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { removeFleetGroup, saveFleetGroup, switchFleetGroup } from '~/workflows/fleet/fleet-group'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

/** Trucks that belong together, the projects that they stand by for, and what hangs on them. */
export const fleetGroupRoutes = area()
  .get('/fleet-group/list', may('GET /fleet-group/list'), query(FleetGroupList), async c =>
    c.json(await fleetGroupPage(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get(
    '/fleet-group/order-linked-to-truck',
    may('GET /fleet-group/order-linked-to-truck'),
    query(LinkedOrders),
    async c => {
      const of = c.req.valid('query')
      if (!of.truckId && !of.fleetGroupId) throw invalid('truckId', 'A truck or a fleet group is needed')
      const rows = await ordersLinkedTo(sqlOf(c), personOf(c), of, businessDay(c.var.now))
      return c.json({ rows, total: rows.length })
    },
  )
  .get('/fleet-group/detail/:id', may('GET /fleet-group/detail/:id'), param(Id), async c =>
    c.json(await fleetGroupDetail(sqlOf(c), personOf(c), c.req.valid('param').id)),
  )
  .get('/fleet-group/active-truck', may('GET /fleet-group/active-truck'), query(ActiveTrucks), async c =>
    c.json(await activeTrucks(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get(
    '/fleet-group/project-active-truck',
    may('GET /fleet-group/project-active-truck'),
    query(ProjectActiveTrucks),
    async c => {
      const { day = businessDay(c.var.now), ...of } = c.req.valid('query')
      return c.json(await projectActiveTrucks(sqlOf(c), personOf(c), { ...of, day }))
    },
  )
  .post('/fleet-group/save', may('POST /fleet-group/save'), body(FleetGroupSave), async c =>
    c.json(await write(c, work => saveFleetGroup(work, c.req.valid('json')))),
  )
  .post('/fleet-group/change-status', may('POST /fleet-group/change-status'), body(FleetGroupStatus), async c => {
    const { active, ...key } = c.req.valid('json')
    return c.json(await write(c, work => switchFleetGroup(work, key, active)))
  })
  .post('/fleet-group/delete', may('POST /fleet-group/delete'), body(FleetGroupDelete), async c => {
    await write(c, work => removeFleetGroup(work, c.req.valid('json')))
    return c.json({ removed: true })
  })
