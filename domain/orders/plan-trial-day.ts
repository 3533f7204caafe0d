import type { FactOrder, PlanFacts } from './plan/facts'
import { firm, longestPause, pointCount, pourMinutes } from './plan/pours'

/** What is recorded of a load, in minutes of its day; null where nobody told. */
export type DrivenLoad = {
  loadId: string
  orderId: string
  plantId: string
  truckId: string | null
  delivered: boolean
  begin: number | null
  left: number | null
  arrived: number | null
  from: number | null
  until: number | null
  returned: number | null
}

/** A longer way, or a longer unloading, is a truck that somebody forgot. */
const LONGEST = 240

/**
 * A past day as it has to be planned: no load has a place yet, and what was driven and seen at the sites counts for ways and
 * unloading. Of plants alone it is what they made, with the trucks that stood there.
 */
export function pastDay(
  facts: PlanFacts,
  driven: readonly DrivenLoad[],
  plantIds: readonly string[],
  gapReserve: number,
): PlanFacts {
  const isOf = (plantId: string) => !plantIds.length || plantIds.includes(plantId)
  const byOrder = Map.groupBy(driven, load => load.orderId)
  return {
    ...facts,
    plants: facts.plants.filter(plant => isOf(plant.id)),
    trucks: facts.trucks.filter(truck => isOf(truck.plantId)),
    orders: facts.orders.flatMap(order => {
      const loads = order.loads.filter(load => !load.place || isOf(load.place.plantId))
      if (!loads.length) return []
      const own = { ...order, loads, plants: order.plants.filter(plant => isOf(plant.id)) }
      return [free(asDriven(own, byOrder.get(order.id) ?? [], facts.table.hourly, gapReserve))]
    }),
  }
}

const free = (order: FactOrder): FactOrder => ({
  ...order,
  loads: order.loads.map(load => ({ ...load, mark: 'free', lockedBy: null, place: null })),
})

function asDriven(
  order: FactOrder,
  loads: readonly DrivenLoad[],
  hourly: readonly number[],
  gapReserve: number,
): FactOrder {
  const hour = hourOf(order.due)
  const factor = (at: number) => hourly[hourOf(at)] ?? 1
  const plants = order.plants.map(plant => {
    const ways = loads.flatMap(load => {
      const way = wayOf(load)
      return load.plantId !== plant.id || way === null ? [] : [(way * factor(order.due)) / factor(load.left!)]
    })
    // Hand dosing is added to the way, so it is not in it.
    return ways.length ? { ...plant, minutes: Math.max(1, Math.round(median(ways))), hour } : plant
  })
  return withUnloading({ ...order, plants }, loads, gapReserve)
}

/**
 * At one point trucks unload one after the other: who stands there before the last one is done waits. A site whose trucks
 * unloaded side by side has the points that its spacing asks for.
 */
function withUnloading(order: FactOrder, loads: readonly DrivenLoad[], gapReserve: number): FactOrder {
  const seen = loads
    .flatMap(({ loadId, from, until }) => (from === null || until === null ? [] : [{ loadId, from, until }]))
    .sort((a, b) => a.from - b.from)
  const waited = seen.map(({ from }, i) => Math.max(0, (seen[i - 1]?.until ?? from) - from))
  const onePoint = order.pumped || (pointCount(firm(order)) === 1 && waited.every(minutes => minutes === 0))
  const full = seen.flatMap((load, i) => {
    const volume = order.loads.find(each => each.id === load.loadId)?.volume
    const minutes = between(load.from + (onePoint ? waited[i]! : 0), load.until)
    return volume && minutes !== null ? [(minutes * order.loadSize) / volume] : []
  })
  if (!full.length) return order
  const now = { ...order, unloading: Math.max(1, Math.round(median(full))), pumped: onePoint || order.pumped }
  if (onePoint) return stretched(order, now)
  return stretched(order, { ...now, maxGap: longestPause(firm(now), { maxGapMinutes: now.maxGap, gapReserve }) })
}

/** The pour ends as much later as it takes longer. */
export const stretched = (was: FactOrder, now: FactOrder): FactOrder => ({
  ...now,
  until: now.until + Math.max(0, pourMinutes(firm(now)) - pourMinutes(firm(was))),
})

const hourOf = (minute: number) => Math.floor(Math.max(0, minute) / 60) % 24

const between = (from: number | null, until: number | null) =>
  from !== null && until !== null && until > from && until - from <= LONGEST ? until - from : null
export const wayOf = ({ left, arrived }: DrivenLoad): number | null => between(left, arrived)
export const unloadingOf = ({ from, until }: DrivenLoad): number | null => between(from, until)

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)]!
}
