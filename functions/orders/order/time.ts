import { getSeenPlant } from '~/db/fleet/seen-plant'
import { lastAssigned } from '~/db/orders/order-volumes'
import { seenPlantsWithWays } from '~/db/orders/supply-plants'
import { travelTable } from '~/db/orders/travel-table'
import { businessDay } from '~/domain/kit/time'
import {
  DeliveryTime,
  DistanceQuery,
  LastAssigned,
  PlantStart,
  PlantStartWithDistance,
} from '~/domain/orders/order-queries'
import { travel } from '~/domain/orders/travel'
import { calculateStart } from '~/workflows/orders/calculate-order-start'
import { checkDeliveryTime } from '~/workflows/orders/check-order-time'
import { area, may } from '../../kit/area'
import { personOf, sqlOf } from '../../kit/context'
import { body, query } from '../../kit/valid'

export type PlantDistance = {
  plantId: string
  plantCode: string
  plantName: string
  distanceKm: number
  minutes: number
  hour: number
}

export const orderTimeRoutes = area()
  .post('/order/validateDeliveryTime', may('POST /order/validateDeliveryTime'), body(DeliveryTime), async c =>
    c.json(await checkDeliveryTime(sqlOf(c), personOf(c), c.req.valid('json'), c.var.now)),
  )
  .post(
    '/order/calculateStartTimeOfAssignedPlant',
    may('POST /order/calculateStartTimeOfAssignedPlant'),
    body(PlantStart),
    async c => {
      const { orderLatitude: latitude, orderLongitude: longitude, ...ask } = c.req.valid('json')
      const plant = await getSeenPlant(sqlOf(c), personOf(c), ask.plantId)
      const table = await travelTable(sqlOf(c), ask.orderDate, plant.regionId, [{ latitude, longitude }])
      const way = travel(plant, { latitude, longitude }, Number(ask.startTime.slice(0, 2)), table)
      return c.json(await calculateStart(sqlOf(c), personOf(c), ask, way))
    },
  )
  .post(
    '/order/calculateStartTimeOfAssignedPlantWithDistanceTime',
    may('POST /order/calculateStartTimeOfAssignedPlantWithDistanceTime'),
    body(PlantStartWithDistance),
    async c => {
      const { distanceKm, minutes, ...ask } = c.req.valid('json')
      return c.json(await calculateStart(sqlOf(c), personOf(c), ask, { distanceKm, minutes }))
    },
  )
  .get(
    '/order/getLocationPlantDistanceTime',
    may('GET /order/getLocationPlantDistanceTime'),
    query(DistanceQuery),
    async c => {
      const { latitude, longitude, hour } = c.req.valid('query')
      const { plants, ways } = await seenPlantsWithWays(sqlOf(c), personOf(c), { latitude, longitude })
      const table = { ...(await travelTable(sqlOf(c), businessDay(c.var.now), null, [])), ways }
      const rows: PlantDistance[] = plants
        .map(plant => ({
          plantId: plant.id,
          plantCode: plant.plantCode,
          plantName: plant.plantName,
          hour,
          ...travel(plant, { latitude, longitude }, hour, table),
        }))
        .sort((a, b) => a.minutes - b.minutes || a.distanceKm - b.distanceKm)
      return c.json({ rows, total: rows.length })
    },
  )
  .get(
    '/order/get-last-do-assigned-time',
    may('GET /order/get-last-do-assigned-time'),
    query(LastAssigned),
    async c => {
      const { orderDate, orderId } = c.req.valid('query')
      const at = await lastAssigned(sqlOf(c), personOf(c), orderDate ?? businessDay(c.var.now), orderId)
      return c.json({ lastAssignedAt: at?.toISOString() ?? null })
    },
  )
