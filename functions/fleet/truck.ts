import * as z from 'zod'
import { getSeenRegion } from '~/db/fleet/region-rows'
import { getSeenTruck, truckInfo, truckPage } from '~/db/fleet/truck-rows'
import { standingOfTruck } from '~/db/queue/queue-item'
import { recordThen, trailOfRecord } from '~/db/support/as-of'
import { truckSource } from '~/db/support/as-of-sources'
import {
  OfTruck,
  TruckDelete,
  TruckList,
  TruckSave,
  TruckStatusPath,
  TruckStatusQuery,
  TruckVersion,
} from '~/domain/fleet/truck'
import { AsOfAsk } from '~/domain/kit/as-of'
import { StatusOfMany } from '~/domain/kit/many'
import { Paging } from '~/domain/kit/page'
import { Id, id } from '~/domain/kit/shape'
import { removeTruck, saveTruck, switchTruck } from '~/workflows/fleet/truck'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { eachRow } from '../kit/each-row'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

const InRegion = z.strictObject({ regionId: id() })

export const truckRoutes = area()
  .get('/truck/list', may('GET /truck/list'), query(TruckList), async c =>
    c.json(await truckPage(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get('/truck/list-truck', may('GET /truck/list-truck'), query(TruckList), async c =>
    c.json(await truckPage(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get('/truck/detail/:id', may('GET /truck/detail/:id'), param(Id), async c =>
    c.json(await getSeenTruck(sqlOf(c), personOf(c), c.req.valid('param').id)),
  )
  .get('/truck/audit/:id', may('GET /truck/audit/:id'), param(Id), query(Paging), async c =>
    c.json(
      await trailOfRecord(sqlOf(c), personOf(c), truckSource, {
        ...c.req.valid('param'),
        paging: c.req.valid('query'),
      }),
    ),
  )
  .get('/truck/as-of/:id', may('GET /truck/as-of/:id'), param(Id), query(AsOfAsk), async c =>
    c.json(await recordThen(sqlOf(c), personOf(c), truckSource, { ...c.req.valid('param'), ...c.req.valid('query') })),
  )
  .get('/truck/check-linked-to-queue', may('GET /truck/check-linked-to-queue'), query(OfTruck), async c => {
    const truck = await getSeenTruck(sqlOf(c), personOf(c), c.req.valid('query').truckId)
    const item = await standingOfTruck(sqlOf(c), truck.id)
    return c.json({ linked: !!item, queueId: item?.id ?? null, status: item?.status ?? null })
  })
  .get('/truck/truck-info', may('GET /truck/truck-info'), query(InRegion), async c => {
    const { regionId } = c.req.valid('query')
    await getSeenRegion(sqlOf(c), personOf(c), regionId)
    const rows = await truckInfo(sqlOf(c), personOf(c), regionId)
    return c.json({ rows, total: rows.length })
  })

export const truckChangeRoutes = area()
  .post('/truck/save', may('POST /truck/save'), body(TruckSave), async c =>
    c.json(await write(c, work => saveTruck(work, c.req.valid('json')))),
  )
  .put(
    '/truck/:id/status/:status',
    may('PUT /truck/:id/status/:status'),
    param(TruckStatusPath),
    query(TruckStatusQuery),
    body(TruckVersion),
    async c => {
      const { id, status: active } = c.req.valid('param')
      const { mainPlantId } = c.req.valid('query')
      const { version } = c.req.valid('json')
      return c.json(await write(c, work => switchTruck(work, { id, version, active, mainPlantId })))
    },
  )
  .post('/truck/change-status-many', may('POST /truck/change-status-many', 'once'), body(StatusOfMany), async c => {
    const { active, rows } = c.req.valid('json')
    return c.json(await eachRow(c, rows, (work, key) => switchTruck(work, { ...key, active })))
  })
  .post('/truck/delete', may('POST /truck/delete'), body(TruckDelete), async c => {
    await write(c, work => removeTruck(work, c.req.valid('json')))
    return c.json({ removed: true })
  })
