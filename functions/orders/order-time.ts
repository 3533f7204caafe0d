import { getSeenPlant } from '~/db/fleet/seen-plant'
import { settingOn } from '~/db/kit/setting'
import { seenWorkingPlants } from '~/db/orders/supply-plants'
import { travelTable } from '~/db/orders/travel-table'
import { lastAssigned } from '~/db/orders/volumes'
import { businessDay, type ClockTime, clockTime, instantOn } from '~/domain/kit/time'
import {
  DeliveryTime,
  DistanceQuery,
  LastAssigned,
  PlantStart,
  PlantStartWithDistance,
} from '~/domain/orders/order-queries'
import { startForArrival } from '~/domain/orders/schedule'
import { travel } from '~/domain/orders/travel'
import { area, may } from '../kit/area'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { body, query } from '../kit/valid'
import { checkDeliveryTime } from './delivery-time'

export type PlantDistance = {
  plantId: string
  plantCode: string
  plantName: string
  distanceKm: number
  minutes: number
  hour: number
}
export type PlantStartAnswer = {
  plantId: string
  /** The instant at which loading starts, UTC, and the same on the plant's clock. */
  startTime: string
  clock: string
  distanceKm: number
  travelMinutes: number
  loadingMinutes: number
  extraMinutes: number
  /** How long the plant would load the whole quantity, minutes at its own rate. */
  productionMinutes: number
}

export const orderTimeRoutes = area()
  .post('/order/validateDeliveryTime', may('POST /order/validateDeliveryTime'), body(DeliveryTime), async c =>
    c.json(await checkDeliveryTime(c, c.req.valid('json'))),
  )
  .post(
    '/order/calculateStartTimeOfAssignedPlant',
    may('POST /order/calculateStartTimeOfAssignedPlant'),
    body(PlantStart),
    async c => {
      const { orderLatitude: latitude, orderLongitude: longitude, ...ask } = c.req.valid('json')
      const plant = await getSeenPlant(sqlOf(c), personOf(c), ask.plantId)
      const table = await travelTable(sqlOf(c), ask.orderDate, plant.regionId)
      const way = travel(plant, { latitude, longitude }, Number(ask.startTime.slice(0, 2)), table)
      return c.json(await startOf(c, ask, way))
    },
  )
  .post(
    '/order/calculateStartTimeOfAssignedPlantWithDistanceTime',
    may('POST /order/calculateStartTimeOfAssignedPlantWithDistanceTime'),
    body(PlantStartWithDistance),
    async c => {
      const { distanceKm, minutes, ...ask } = c.req.valid('json')
      return c.json(await startOf(c, ask, { distanceKm, minutes }))
    },
  )
  .get(
    '/order/getLocationPlantDistanceTime',
    may('GET /order/getLocationPlantDistanceTime'),
    query(DistanceQuery),
    async c => {
      const { latitude, longitude, hour } = c.req.valid('query')
      const plants = await seenWorkingPlants(sqlOf(c), personOf(c))
      const table = await travelTable(sqlOf(c), businessDay(c.var.now))
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

type Ask = {
  orderDate: string
  startTime: ClockTime
  plantId: string
  orderQuantity: string
  hasAssociateProduct: boolean
}

async function startOf(c: Ctx, ask: Ask, way: { distanceKm: number; minutes: number }): Promise<PlantStartAnswer> {
  const plant = await getSeenPlant(sqlOf(c), personOf(c), ask.plantId)
  const extraMinutes = ask.hasAssociateProduct
    ? await settingOn(sqlOf(c), 'orders.associate-extra-minutes', ask.orderDate, plant.regionId)
    : 0
  const lead = { loadingMinutes: plant.loadingMinutes, travelMinutes: way.minutes, extraMinutes }
  const start = startForArrival(instantOn(ask.orderDate, ask.startTime, plant.zone), lead)
  return {
    plantId: plant.id,
    startTime: start.toISOString(),
    clock: clockTime(start, plant.zone),
    distanceKm: way.distanceKm,
    ...lead,
    productionMinutes: Math.ceil((Number(ask.orderQuantity) / Number(plant.capacityPerHour)) * 60),
  }
}
