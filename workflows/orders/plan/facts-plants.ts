import type { profileOf } from '~/db/orders/capacity'
import type { lineMixes, planLineRows, planPlantRows } from '~/db/orders/plan/fleet-rows'
import { minutesBetween, weekday } from '~/domain/kit/time'
import { capacityOfDay } from '~/domain/orders/capacity-profile'
import type { FactLine, FactPlant, FactSpan } from '~/domain/orders/plan/facts'
import { soleLine } from '~/domain/orders/plan/facts'

type Row<F extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<F>>[number]
export type PlantParts = {
  plants: Row<typeof planPlantRows>[]
  lines: Row<typeof planLineRows>[]
  mixes: Row<typeof lineMixes>[]
  profile: Row<typeof profileOf>[]
  orderDate: string
  dayStart: Date
  /** m³ for which the loading time of a plant counts. */
  usualLoad: number
}

const DAY_END = 2880

/** Plants of a region with what they can make in each hour; one that is closed is closed on all its lines. */
export function plantFacts(of: PlantParts): FactPlant[] {
  return of.plants.map(plant => {
    const profile = of.profile.filter(row => row.plantId === plant.id)
    const [opens, closes] = hoursOf(plant)
    return {
      id: plant.id,
      code: plant.plantCode,
      name: plant.plantName,
      latitude: plant.latitude,
      longitude: plant.longitude,
      opens,
      closes,
      hourly: capacityOfDay(plant, profile, weekday(of.orderDate)).map(quantity => Math.round(Number(quantity) * 100)),
      lines: linesOf(plant, of),
    }
  })
}

function linesOf(plant: PlantParts['plants'][number], of: PlantParts): FactLine[] {
  const own = of.lines.filter(line => line.plantId === plant.id)
  const rows = own.length
    ? own
    : [{ id: soleLine(plant.id), bpName: plant.plantName, capacityPerHour: plant.capacityPerHour, active: true }]
  const mapped = new Set(of.mixes.map(mix => mix.productId))
  return rows.map(line => {
    const minutesPerM3 = 60 / Math.max(1, Number(line.capacityPerHour))
    return {
      id: line.id,
      name: line.bpName,
      // The loading time of the plant counts for its usual load; what batching does not take is setting up.
      setupMinutes: Math.max(0, Math.round(plant.loadingMinutes - minutesPerM3 * of.usualLoad)),
      minutesPerM3,
      mixes: own.length
        ? [...of.mixes.filter(mix => mix.lineId === line.id).map(mix => mix.productId)].sort()
        : [...mapped].sort(),
      outages: [...closedSpan(plant, of.dayStart), ...(line.active && plant.active ? [] : [allDay('Inactive')])],
    }
  })
}

const unmapped = (plants: FactPlant[], productId: string): boolean =>
  !plants.some(plant => plant.lines.some(line => line.mixes.includes(productId)))

/** Products that no line of the region has a mix for are left to the check at the ticket. */
export function withUnmapped(plants: FactPlant[], productIds: string[]): FactPlant[] {
  const open = productIds.filter(id => unmapped(plants, id))
  if (!open.length) return plants
  return plants.map(plant => ({
    ...plant,
    lines: plant.lines.map(line => ({ ...line, mixes: [...line.mixes, ...open] })),
  }))
}

export const allDay = (reason: string): FactSpan => ({ from: 0, until: DAY_END, reason })

function closedSpan(plant: PlantParts['plants'][number], dayStart: Date): FactSpan[] {
  if (!plant.closedFrom) return []
  const from = Math.round(minutesBetween(dayStart, plant.closedFrom))
  const until = plant.closedUntil ? Math.round(minutesBetween(dayStart, plant.closedUntil)) : DAY_END
  return until <= 0 || from >= DAY_END ? [] : [{ from: Math.max(0, from), until, reason: plant.closedReason }]
}

/** A plant that works through midnight is open all day. */
function hoursOf({ opensAt, closesAt }: { opensAt: string; closesAt: string }): [number, number] {
  const [from, until] = [minuteOf(opensAt), minuteOf(closesAt)]
  return from < until ? [from, until === 1439 ? DAY_END : until] : [0, DAY_END]
}

export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
