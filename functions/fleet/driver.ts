import { driverOfTruck, driverPage, getSeenDriver } from '~/db/fleet/driver-rows'
import { dutyEventsOf } from '~/db/fleet/duty-event'
import { getSeenTruck } from '~/db/fleet/truck-rows'
import { settingOn } from '~/db/kit/setting'
import {
  DriverKey,
  DriverList,
  DriverSave,
  DriverStatus,
  DriverTrucks,
  FatiguePath,
  FatigueQuery,
  OperationStatusChange,
  TruckAssociated,
} from '~/domain/fleet/driver'
import { workingTime } from '~/domain/fleet/fatigue'
import { Id } from '~/domain/kit/shape'
import { addDays, businessDay, instantOn, milestone as startOfUtcDay } from '~/domain/kit/time'
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
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const driverRoutes = area()
  .get('/driver/list', may('GET /driver/list'), query(DriverList), async c =>
    c.json(await driverPage(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get('/driver/list-driver', may('GET /driver/list-driver'), query(DriverList), async c =>
    c.json(await driverPage(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get('/driver/detail/:id', may('GET /driver/detail/:id'), param(Id), async c =>
    c.json(await getSeenDriver(sqlOf(c), personOf(c), c.req.valid('param').id)),
  )
  .get('/driver/check_truck_associated', may('GET /driver/check_truck_associated'), query(TruckAssociated), async c => {
    const { truckId, driverId } = c.req.valid('query')
    await getSeenTruck(sqlOf(c), personOf(c), truckId)
    const found = await driverOfTruck(sqlOf(c), truckId, driverId)
    return c.json({ associated: !!found, driverId: found?.id ?? null, driverName: found?.driverName ?? null })
  })
  .get(
    '/fatigue/working-time/:driverId',
    may('GET /fatigue/working-time/:driverId'),
    param(FatiguePath),
    query(FatigueQuery),
    async c => {
      const { driverId } = c.req.valid('param')
      return c.json(await hoursOf(c, driverId, c.req.valid('query').milestone))
    },
  )
  .post('/driver/save', may('POST /driver/save'), body(DriverSave), async c =>
    c.json(await write(c, work => saveDriver(work, c.req.valid('json')))),
  )
  .post('/driver/change_status', may('POST /driver/change_status'), body(DriverStatus), async c =>
    c.json(await write(c, work => switchDriver(work, c.req.valid('json')))),
  )
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

/** The hours of the plant's day that runs now, or of the day a milestone names. */
async function hoursOf(c: Ctx, driverId: string, milestone: string | undefined) {
  const driver = await getSeenDriver(sqlOf(c), personOf(c), driverId)
  const { now } = c.var
  // Today's milestone means the plant's running day, which before 08:00 in Singapore is a day ahead of the UTC one.
  const isToday = !milestone || milestone.slice(0, 10) === startOfUtcDay(now).slice(0, 10)
  const day = isToday ? businessDay(now) : businessDay(new Date(milestone))
  const from = instantOn(day, '00:00')
  const to = instantOn(addDays(day, 1), '00:00')
  const rules = await settingOn(sqlOf(c), 'fleet.fatigue', day)
  const events = await dutyEventsOf(sqlOf(c), driver.id, from, to.getTime() < now.getTime() ? to : now)
  return {
    driverId: driver.id,
    driverName: driver.driverName,
    day,
    ...workingTime(events, to.getTime() < now.getTime() ? to : now, rules),
    rules,
    events: events.map(({ event, at }) => ({ event, at })),
  }
}
