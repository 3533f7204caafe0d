import type { Sql } from '~/db/kit/open'
import { bookedAtPlants, profileOf } from '~/db/orders/capacity'
import type { siteOf } from '~/db/orders/parties'
import { setPlants, workingPlants } from '~/db/orders/supply-plants'
import { travelTable } from '~/db/orders/travel-table'
import { clockTime, hourIn, instantOn, weekday } from '~/domain/kit/time'
import { capacityOfDay, hoursWith } from '~/domain/orders/capacity-profile'
import type { PreviewAsk } from '~/domain/orders/order'
import { startForArrival } from '~/domain/orders/schedule'
import { type Place, toldWay, travel } from '~/domain/orders/travel'

export type PlantSuggestion = {
  plantId: string
  plantCode: string
  plantName: string
  /** Place in the setup of the location, 1 is first; null when it is not set there. */
  rank: number | null
  distanceKm: number
  travelMinutes: number
  /** As a routing service told it; else by the straight line. */
  byRoad: boolean
  /** When it has to start for the first truck to be on time, on the plant's clock. */
  startClock: string
  /** m³ free in the hour of that start, before this order. */
  freeAtStart: string
  whyNot: string[]
}
type Site = Awaited<ReturnType<typeof siteOf>>

/**
 * The working plants of the region, the best first: those that can, then as set for the site, then the nearest. A load
 * takes `extraMinutes` longer for what is dosed by hand.
 */
export async function suggestPlants(
  sql: Sql,
  ask: PreviewAsk,
  { region, location }: Site,
  place: Place,
  extraMinutes: number,
): Promise<PlantSuggestion[]> {
  const plants = await workingPlants(sql, region.id)
  const ids = plants.map(plant => plant.id)
  const [set, table, profile, booked] = await Promise.all([
    setPlants(sql, location.id),
    travelTable(sql, ask.orderDate, region.id, [place]),
    profileOf(sql, ids, ask.orderDate),
    bookedAtPlants(sql, ids, { day: ask.orderDate, zone: region.zone, exceptOrderId: ask.orderId ?? undefined }),
  ])
  const promised = instantOn(ask.orderDate, ask.startTime, region.zone)
  return plants
    .map(plant => {
      const way = travel(plant, place, Number(ask.startTime.slice(0, 2)), table)
      const lead = { loadingMinutes: plant.loadingMinutes, travelMinutes: way.minutes, extraMinutes }
      const start = startForArrival(promised, lead)
      const own = <R extends { plantId: string }>(rows: R[]) => rows.filter(row => row.plantId === plant.id)
      const capacity = capacityOfDay(plant, own(profile), weekday(ask.orderDate))
      const hour = hoursWith(capacity, own(booked), [])[hourIn(start, region.zone)]!
      const rank = set.indexOf(plant.id) + 1 || null
      return {
        plantId: plant.id,
        plantCode: plant.plantCode,
        plantName: plant.plantName,
        rank,
        distanceKm: way.distanceKm,
        byRoad: toldWay(plant, place, table) !== undefined,
        travelMinutes: way.minutes,
        startClock: clockTime(start, region.zone),
        freeAtStart: hour.free,
        whyNot: [
          ...(set.length && !rank ? ['Not set for this site'] : []),
          ...(Number(hour.capacity) === 0
            ? ['Closed at that hour']
            : Number(hour.free) <= 0
              ? ['No room in that hour']
              : []),
          ...(plant.closedFrom && start >= plant.closedFrom && (!plant.closedUntil || start < plant.closedUntil)
            ? [plant.closedReason ?? 'Closed']
            : []),
        ],
      }
    })
    .sort(
      (a, b) =>
        a.whyNot.length - b.whyNot.length || (a.rank ?? 99) - (b.rank ?? 99) || a.travelMinutes - b.travelMinutes,
    )
}
