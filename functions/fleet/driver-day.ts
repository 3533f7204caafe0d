import { loadsOfDriver } from '~/db/fleet/driver-day'
import { getSeenDriver } from '~/db/fleet/driver-rows'
import { travelTable } from '~/db/orders/travel-table'
import { DriverDays, type TripMinutes, tripMinutes } from '~/domain/fleet/driver-day'
import { businessDay, hourIn } from '~/domain/kit/time'
import { travel } from '~/domain/orders/travel'
import { area, may } from '../kit/area'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { query } from '../kit/valid'

/** What a driver drove and delivered on some days; both spellings of each call answer the same (under action-history too). */
export const driverDayRoutes = area()
  .get(
    '/driver/action-history/get-travel-info',
    may('GET /driver/action-history/get-travel-info'),
    query(DriverDays),
    async c => c.json(await travelInfo(c, c.req.valid('query'))),
  )
  .get(
    '/driver/action-history/get-do-info',
    may('GET /driver/action-history/get-do-info'),
    query(DriverDays),
    async c => c.json(await doInfo(c, c.req.valid('query'))),
  )
  .get('/driver/get-travel-info', may('GET /driver/get-travel-info'), query(DriverDays), async c =>
    c.json(await travelInfo(c, c.req.valid('query'))),
  )
  .get('/driver/get-do-info', may('GET /driver/get-do-info'), query(DriverDays), async c =>
    c.json(await doInfo(c, c.req.valid('query'))),
  )

type Ask = { driverId: string; fromDate?: string | undefined; toDate?: string | undefined }

async function daysOf(c: Ctx, { driverId, fromDate, toDate }: Ask) {
  const driver = await getSeenDriver(sqlOf(c), personOf(c), driverId)
  const first = fromDate ?? toDate ?? businessDay(c.var.now)
  const last = toDate ?? (fromDate && fromDate > businessDay(c.var.now) ? fromDate : businessDay(c.var.now))
  const loads = await loadsOfDriver(sqlOf(c), personOf(c), driver.id, first, last)
  return { driver: { driverId: driver.id, driverName: driver.driverName, fromDate: first, toDate: last }, loads }
}

async function travelInfo(c: Ctx, ask: Ask) {
  const { driver, loads } = await daysOf(c, ask)
  const table = await travelTable(sqlOf(c), driver.toDate, null, loads)
  const rows = loads
    .filter(load => load.leftAt)
    .map(load => {
      const plant = { latitude: load.plantLatitude, longitude: load.plantLongitude }
      const planned = travel(plant, load, hourIn(load.leftAt!), table)
      const minutes: TripMinutes = tripMinutes(load)
      const { id: deliveryOrderId, doNumber, doDate, truckNo, plantName, projectName, locationName } = load
      const { leftAt, onSiteAt, pourStartAt, pourEndAt, returnedAt } = load
      return {
        ...{ deliveryOrderId, doNumber, doDate, truckNo, plantName, projectName, locationName },
        ...{ leftAt, onSiteAt, pourStartAt, pourEndAt, returnedAt },
        distanceKm: planned.distanceKm,
        plannedMinutes: planned.minutes,
        ...minutes,
      }
    })
  const sum = (of: (row: (typeof rows)[number]) => number | null) => rows.reduce((all, row) => all + (of(row) ?? 0), 0)
  const back = rows.filter(row => row.returnedAt)
  return {
    ...driver,
    trips: rows.length,
    distanceKm: Math.round((sum(row => row.distanceKm) + back.reduce((all, row) => all + row.distanceKm, 0)) * 10) / 10,
    drivingMinutes: sum(row => row.toSite) + sum(row => row.back),
    waitingMinutes: sum(row => row.waiting),
    rows,
    total: rows.length,
  }
}

async function doInfo(c: Ctx, ask: Ask) {
  const { driver, loads } = await daysOf(c, ask)
  const rows = loads.map(
    ({ plantLatitude: _a, plantLongitude: _b, latitude: _c, longitude: _d, id: deliveryOrderId, ...load }) => ({
      deliveryOrderId,
      ...load,
    }),
  )
  return { ...driver, rows, total: rows.length }
}
