import { getSeenPlant } from '~/db/fleet/seen-plant'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import type { Person } from '~/domain/access/roles'
import { type ClockTime, clockTime, instantOn } from '~/domain/kit/time'
import { startForArrival } from '~/domain/orders/schedule'

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

type Ask = {
  orderDate: string
  startTime: ClockTime
  plantId: string
  orderQuantity: string
  hasAssociateProduct: boolean
}

/** When loading has to start at a plant for the first truck to be on time, from how far away the site is. */
export async function calculateStart(
  sql: Sql,
  person: Person,
  ask: Ask,
  way: { distanceKm: number; minutes: number },
): Promise<PlantStartAnswer> {
  const plant = await getSeenPlant(sql, person, ask.plantId)
  const extraMinutes = ask.hasAssociateProduct
    ? await settingOn(sql, 'orders.associate-extra-minutes', ask.orderDate, plant.regionId)
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
