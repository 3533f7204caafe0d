import { instantOn } from '../../kit/time'
import type { ChartLoad, DemandStep, PlantHour } from './chart'
import type { PlanDay } from './day'
import type { PlanLoad } from './facts'

const STEP = 15

/** Trucks on the road against trucks on shift, by the quarter of an hour, from the first shift to the last return. */
export function demandOf({ facts }: PlanDay, shown: readonly ChartLoad[]): DemandStep[] {
  const start = instantOn(facts.orderDate, '00:00', facts.zone).getTime()
  const minute = (instant: string) => (Date.parse(instant) - start) / 60_000
  const spans = shown.map(load => [minute(load.beginAt), minute(load.phases.at(-1)!.until)] as const)
  const shifts = facts.trucks.flatMap(truck => [truck.shiftFrom, truck.overtimeUntil])
  const ends = [...spans.flat(), ...shifts]
  if (!ends.length) return []
  const from = Math.floor(Math.min(...ends) / STEP) * STEP
  const steps = Math.ceil((Math.max(...ends) - from) / STEP)
  return Array.from({ length: steps }, (_, i) => {
    const at = from + i * STEP
    return {
      at: new Date(start + at * 60_000).toISOString(),
      needed: spans.filter(([begin, end]) => begin < at + STEP && end > at).length,
      available: facts.trucks.filter(
        truck =>
          truck.shiftFrom <= at &&
          truck.overtimeUntil >= at + STEP &&
          !truck.outages.some(outage => outage.from < at + STEP && outage.until > at),
      ).length,
    }
  })
}

/** m³ by plant and hour against its capacity; hours with neither are left out. */
export function hoursOf({ facts }: PlanDay, loads: readonly PlanLoad[]): PlantHour[] {
  const volumes = new Map(facts.orders.flatMap(order => order.loads.map(load => [load.id, load.volume] as const)))
  return facts.plants.flatMap(plant =>
    Array.from({ length: 24 }, (_, hour) => {
      const own = loads.filter(load => load.plantId === plant.id && Math.floor(load.begin / 60) === hour)
      const capacity = plant.hourly[hour] ?? null
      return {
        plantId: plant.id,
        hour,
        quantity: (own.reduce((sum, load) => sum + (volumes.get(load.loadId) ?? 0), 0) / 100).toFixed(2),
        capacity: capacity === null ? null : (capacity / 100).toFixed(2),
        orderIds: [...new Set(own.map(load => load.orderId))],
      }
    }).filter(each => Number(each.quantity) > 0 || Number(each.capacity ?? 0) > 0),
  )
}
