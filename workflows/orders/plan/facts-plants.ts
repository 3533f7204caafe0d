import type { profileOf } from '~/db/orders/capacity'
import type { lineMixes, planLineRows, planPlantRows } from '~/db/orders/plan/fleet-rows'
import type { loadsForOthers } from '~/db/orders/plan/rows'
import { minutesBetween, weekday } from '~/domain/kit/time'
import { capacityOfDay } from '~/domain/orders/capacity-profile'
import type { FactLine, FactPlant, FactSpan } from '~/domain/orders/plan/facts'
import { soleLine } from '~/domain/orders/plan/facts'
import { DAY_END, openMinutes } from '~/domain/orders/plan/plan-day'

type Row<F extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<F>>[number]
type PlantRow = Row<typeof planPlantRows>['plant']
export type PlantParts = {
  regionId: string
  plants: Row<typeof planPlantRows>[]
  lines: Row<typeof planLineRows>[]
  mixes: Row<typeof lineMixes>[]
  profile: Row<typeof profileOf>[]
  /** What the plants make for other regions. */
  forOthers: Row<typeof loadsForOthers>[]
  orderDate: string
  dayStart: Date
  /** m³ for which the loading time of a plant counts. */
  usualLoad: number
}

/**
 * Plants of a region, and those of others that it is served from, with what they can make in each hour; one that is
 * closed is closed on all its lines, and what a plant makes for other regions takes its lines and hours.
 */
export function plantFacts(of: PlantParts): FactPlant[] {
  return of.plants.map(({ plant, regionName }) => {
    const profile = of.profile.filter(row => row.plantId === plant.id)
    const [opens, closes] = openMinutes(plant)
    const others = of.forOthers.filter(load => load.plantId === plant.id)
    const taken = (hour: number) =>
      others
        .filter(load => Math.floor(minutesBetween(of.dayStart, load.beginAt) / 60) === hour)
        .reduce((sum, load) => sum + Math.round(Number(load.quantity) * 100), 0)
    const capacity = capacityOfDay(plant, profile, weekday(of.orderDate))
    return {
      id: plant.id,
      code: plant.plantCode,
      name: plant.plantName,
      ...(plant.regionId === of.regionId ? {} : { otherRegion: regionName }),
      latitude: plant.latitude,
      longitude: plant.longitude,
      opens,
      closes,
      hourly: capacity.map((quantity, hour) => Math.max(0, Math.round(Number(quantity) * 100) - taken(hour))),
      lines: linesOf(plant, of),
    }
  })
}

function linesOf(plant: PlantRow, of: PlantParts): FactLine[] {
  const own = of.lines.filter(line => line.plantId === plant.id)
  const rows = own.length
    ? own
    : [{ id: soleLine(plant.id), bpName: plant.plantName, capacityPerHour: plant.capacityPerHour, active: true }]
  const mapped = new Set(of.mixes.map(mix => mix.productId))
  return rows.map((line, turn) => {
    const minutesPerM3 = 60 / Math.max(1, Number(line.capacityPerHour))
    // The loading time of the plant counts for its usual load; what batching does not take is setting up.
    const setupMinutes = Math.max(0, Math.round(plant.loadingMinutes - minutesPerM3 * of.usualLoad))
    const busy = of.forOthers
      .filter(load => load.plantId === plant.id && (load.lineId === line.id || (!load.lineId && turn === 0)))
      .map(({ beginAt, quantity }) => {
        const from = Math.round(minutesBetween(of.dayStart, beginAt))
        return {
          from,
          until: from + Math.ceil(setupMinutes + minutesPerM3 * Number(quantity)),
          reason: 'For another region',
        }
      })
    return {
      id: line.id,
      name: line.bpName,
      setupMinutes,
      minutesPerM3,
      mixes: own.length
        ? [...of.mixes.filter(mix => mix.lineId === line.id).map(mix => mix.productId)].sort()
        : [...mapped].sort(),
      outages: [
        ...closedSpan(plant, of.dayStart),
        ...(line.active && plant.active ? [] : [allDay('Inactive')]),
        ...busy,
      ],
    }
  })
}

const unmapped = (plants: FactPlant[], productId: string): boolean =>
  !plants.some(plant => !plant.otherRegion && plant.lines.some(line => line.mixes.includes(productId)))

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

function closedSpan(plant: PlantRow, dayStart: Date): FactSpan[] {
  if (!plant.closedFrom) return []
  const from = Math.round(minutesBetween(dayStart, plant.closedFrom))
  const until = plant.closedUntil ? Math.round(minutesBetween(dayStart, plant.closedUntil)) : DAY_END
  return until <= 0 || from >= DAY_END ? [] : [{ from: Math.max(0, from), until, reason: plant.closedReason }]
}
