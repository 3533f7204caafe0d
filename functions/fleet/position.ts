import { fleetPlants } from '~/db/fleet/air-control-rows'
import { loadsOfTruck } from '~/db/fleet/driver-day'
import { positionsOf } from '~/db/fleet/truck-position'
import { getSeenTruck } from '~/db/fleet/truck-rows'
import { TrackOf, TruckPosition, TruckPositions } from '~/domain/fleet/position'
import { trackOf } from '~/domain/fleet/track'
import { addDays, businessDay, instantOn } from '~/domain/kit/time'
import { placeTrucks } from '~/workflows/fleet/place-truck'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, query } from '../kit/valid'
import { write } from '../kit/write'

/** Where trucks are and were. */
export const positionRoutes = area()
  .post('/truck/position', may('POST /truck/position'), body(TruckPosition), async c => {
    const { moved } = await write(c, work => placeTrucks(work, [c.req.valid('json')]))
    return c.json({ placed: moved > 0 })
  })
  .post('/truck/positions', may('POST /truck/positions'), body(TruckPositions), async c => {
    const { positions } = c.req.valid('json')
    const { added } = await write(c, work => placeTrucks(work, positions))
    return c.json({ received: positions.length, added })
  })
  .get('/truck/track', may('GET /truck/track'), query(TrackOf), async c => {
    const { truckId, date = businessDay(c.var.now) } = c.req.valid('query')
    const truck = await getSeenTruck(sqlOf(c), personOf(c), truckId)
    const end = new Date(Math.min(instantOn(addDays(date, 1), '00:00').getTime(), c.var.now.getTime() + 1))
    const [points, loads, plants] = await Promise.all([
      positionsOf(sqlOf(c), truck.id, instantOn(date, '00:00'), end),
      loadsOfTruck(sqlOf(c), personOf(c), truck.id, date),
      fleetPlants(sqlOf(c), personOf(c)),
    ])
    const { truckNo, plateNo, truckType, driverName } = truck
    return c.json({ truckId, truckNo, plateNo, truckType, driverName, date, ...trackOf(points), loads, plants })
  })
