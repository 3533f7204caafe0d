import { hoursOf } from '~/db/deliveries/driver-hours'
import { type DriverLine, driverOfTruck, driverPage, getSeenDriver } from '~/db/fleet/driver-rows'
import { getSeenTruck } from '~/db/fleet/truck-rows'
import { recordThen, trailOfRecord } from '~/db/support/as-of'
import { driverSource } from '~/db/support/as-of-sources'
import {
  DriverKey,
  DriverList,
  DriverSave,
  DriverStatus,
  DriverTrucks,
  OperationStatusChange,
  TruckAssociated,
} from '~/domain/fleet/driver'
import { AsOfAsk } from '~/domain/kit/as-of'
import { StatusOfMany } from '~/domain/kit/many'
import { type Page, Paging } from '~/domain/kit/page'
import { Id } from '~/domain/kit/shape'
import {
  associateTruck,
  changeOperation,
  removeDriver,
  resetQueue,
  saveDriver,
  switchDriver,
} from '~/workflows/fleet/driver'
import { area, may } from '../kit/area'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { eachRow } from '../kit/each-row'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const driverRoutes = area()
  .get('/driver/list', may('GET /driver/list'), query(DriverList), async c =>
    c.json(await withHours(c, await driverPage(sqlOf(c), personOf(c), c.req.valid('query')))),
  )
  .get('/driver/list-driver', may('GET /driver/list-driver'), query(DriverList), async c =>
    c.json(await withHours(c, await driverPage(sqlOf(c), personOf(c), c.req.valid('query')))),
  )
  .get('/driver/detail/:id', may('GET /driver/detail/:id'), param(Id), async c =>
    c.json(await getSeenDriver(sqlOf(c), personOf(c), c.req.valid('param').id)),
  )
  .get('/driver/audit/:id', may('GET /driver/audit/:id'), param(Id), query(Paging), async c =>
    c.json(
      await trailOfRecord(sqlOf(c), personOf(c), driverSource, {
        ...c.req.valid('param'),
        paging: c.req.valid('query'),
      }),
    ),
  )
  .get('/driver/as-of/:id', may('GET /driver/as-of/:id'), param(Id), query(AsOfAsk), async c =>
    c.json(await recordThen(sqlOf(c), personOf(c), driverSource, { ...c.req.valid('param'), ...c.req.valid('query') })),
  )
  .get('/driver/check_truck_associated', may('GET /driver/check_truck_associated'), query(TruckAssociated), async c => {
    const { truckId, driverId } = c.req.valid('query')
    await getSeenTruck(sqlOf(c), personOf(c), truckId)
    const found = await driverOfTruck(sqlOf(c), truckId, driverId)
    return c.json({ associated: !!found, driverId: found?.id ?? null, driverName: found?.driverName ?? null })
  })
  .post('/driver/save', may('POST /driver/save'), body(DriverSave), async c =>
    c.json(await write(c, work => saveDriver(work, c.req.valid('json')))),
  )
  .post('/driver/change_status', may('POST /driver/change_status'), body(DriverStatus), async c =>
    c.json(await write(c, work => switchDriver(work, c.req.valid('json')))),
  )
  .post('/driver/change-status-many', may('POST /driver/change-status-many', 'once'), body(StatusOfMany), async c => {
    const { active, rows } = c.req.valid('json')
    return c.json(
      await eachRow(c, rows, (work, { id, version }) => switchDriver(work, { driverId: id, version, active })),
    )
  })
  .post('/driver/truck_associate', may('POST /driver/truck_associate'), body(DriverTrucks), async c =>
    c.json(await write(c, work => associateTruck(work, c.req.valid('json')))),
  )
  .post(
    '/driver/change-operation-status',
    may('POST /driver/change-operation-status'),
    body(OperationStatusChange),
    async c => c.json(await write(c, work => changeOperation(work, c.req.valid('json')))),
  )
  .post('/driver/reset-queue-status', may('POST /driver/reset-queue-status'), body(DriverKey), async c =>
    c.json(await write(c, work => resetQueue(work, c.req.valid('json')))),
  )
  .post('/driver/delete', may('POST /driver/delete'), body(DriverKey), async c => {
    await write(c, work => removeDriver(work, c.req.valid('json')))
    return c.json({ removed: true })
  })

/** What each worked today and how long each may go on, in minutes. */
async function withHours(c: Ctx, page: Page<DriverLine>) {
  const ids = page.rows.map(row => row.id)
  const hours = await hoursOf(sqlOf(c), ids, c.var.now)
  const rows = page.rows.map(row => {
    const { duty = 0, left = 0, state = 'rested', onDuty = false } = hours.get(row.id) ?? {}
    return { ...row, workedMinutes: duty, leftMinutes: onDuty ? left : null, hoursState: onDuty ? state : null }
  })
  return { ...page, rows }
}
