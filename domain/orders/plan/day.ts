import { turnsAtPump } from './at-pump'
import type { Arriving, Day, Load } from './engine/day'
import { withHeadings } from './engine/frozen'
import type { FactLoad, FactOrder, FactPlant, PlanFacts, PlanLoad } from './facts'
import { lineIdOf, staysPut } from './facts'
import { pointsOf, pourOf } from './pours'
import { emptyTravel, loadedTravel } from './travel'

/** The engine's day with the way back: which order, point and loads stand behind each pour, and which index has an id. */
export type PlanDay = {
  facts: PlanFacts
  day: Day
  /** Loads of each pour in their order. */
  pours: { order: FactOrder; point: number; loads: FactLoad[] }[]
  plantAt: Map<string, number>
  truckAt: Map<string, number>
  /** Lines count through all plants. */
  lineAt: Map<string, number>
  lineIds: string[]
  /** Loads that stay where they are. */
  frozen: Load[]
}

/**
 * Maps the facts of a day to the engine's day. Trucks that come faster than they unload need several points at the site:
 * such an order becomes one pour a point, all served or none.
 */
export function planDay(facts: PlanFacts): PlanDay {
  const plantAt = indexOf(facts.plants)
  const truckAt = indexOf(facts.trucks)
  const lineIds = facts.plants.flatMap(plant => plant.lines.map(line => line.id))
  const lineAt = new Map(lineIds.map((id, at) => [id, at]))
  const pours = facts.orders.flatMap(pointsOf)
  const sites = pours.map(({ order }) => order)
  const day: Day = {
    plants: facts.plants.map(plantOf),
    trucks: facts.trucks.map(truck => ({
      id: truck.id,
      capacity: truck.capacity,
      type: truck.typeId,
      at: pours.length + plantAt.get(truck.plantId)!,
      home: plantAt.get(truck.plantId)!,
      shiftFrom: truck.shiftFrom,
      shiftUntil: truck.shiftUntil,
      overtimeUntil: truck.overtimeUntil,
      passes: truck.passes,
      outages: truck.outages,
    })),
    pours: pours.map(({ order, point, loads }) => pourOf(order, point, loads, plantAt)),
    travel: {
      buckets: 24,
      minutesPerBucket: 60,
      places: pours.length + facts.plants.length,
      loaded: loadedTravel(facts, sites),
      empty: emptyTravel(facts, sites),
    },
    ...(facts.now === null ? {} : { now: facts.now }),
  }
  const made: PlanDay = { facts, day, pours, plantAt, truckAt, lineAt, lineIds, frozen: [] }
  made.frozen = engineLoads(made, stayingLoads(facts))
  day.frozen = made.frozen
  if (facts.now !== null) day.trucks = withHeadings(day, engineLoads(made, standingLoads(facts)), facts.now)
  return made
}

/** Loads that stay put, as a plan would name them. */
export function stayingLoads(facts: PlanFacts): PlanLoad[] {
  return standing(facts, staysPut)
}

/** The day as its loads stand: those that have a truck. */
export function standingLoads(facts: PlanFacts): PlanLoad[] {
  return standing(facts, load => !!load.place?.truckId)
}

function standing(facts: PlanFacts, which: (load: FactLoad) => boolean): PlanLoad[] {
  const known = new Set(facts.trucks.map(truck => truck.id))
  return facts.orders.flatMap(order => {
    const turns = turnsAtPump(order, facts.now)
    return order.loads.flatMap(load => {
      if (!which(load)) return []
      const { onSite, truckId, ...place } = turns.get(load.id) ?? load.place!
      const waits = !staysPut(load) && onSite !== undefined ? { onSite } : {}
      return truckId && known.has(truckId) ? [{ ...place, ...waits, truckId, loadId: load.id, orderId: order.id }] : []
    })
  })
}

/** Loads of a plan as the engine counts them. */
export function engineLoads(of: PlanDay, loads: readonly PlanLoad[]): Load[] {
  const byId = new Map(loads.map(load => [load.loadId, load]))
  return of.pours.flatMap((pour, o) =>
    pour.loads
      .flatMap(({ id, volume }) => {
        const load = byId.get(id)
        if (!load || !of.truckAt.has(load.truckId) || !of.plantAt.has(load.plantId)) return []
        return [
          {
            pour: o,
            position: 0,
            volume,
            truck: of.truckAt.get(load.truckId)!,
            plant: of.plantAt.get(load.plantId)!,
            line: lineOf(of, load),
            begin: load.begin,
            start: load.start,
            end: load.end,
          },
        ]
      })
      .sort((a, b) => a.start - b.start)
      .map((load, position) => ({ ...load, position })),
  )
}

/** The engine's loads with their delivery orders: frozen ones keep their own, the others take the volumes in turn. */
export function planLoads(of: PlanDay, loads: readonly Arriving[]): PlanLoad[] {
  const staying = new Map(stayingLoads(of.facts).map(load => [load.loadId, load]))
  return of.pours.flatMap(({ order, loads: own }, o) => {
    const placed = loads.filter(load => load.pour === o).sort((a, b) => a.start - b.start)
    const left = [...own]
    const take = (which: (load: FactLoad) => boolean) => {
      const at = left.findIndex(which)
      return at < 0 ? undefined : left.splice(at, 1)[0]
    }
    const known = placed.map(load =>
      take(({ id }) => {
        const kept = staying.get(id)
        return !!kept && kept.begin === load.begin && of.truckAt.get(kept.truckId) === load.truck
      }),
    )
    return placed.flatMap((load, i) => {
      const mine = known[i] ?? take(({ id, volume }) => volume === load.volume && !staying.has(id))
      return mine ? [{ ...placeOf(of, load), loadId: mine.id, orderId: order.id }] : []
    })
  })
}

function placeOf(of: PlanDay, load: Arriving) {
  return {
    plantId: of.facts.plants[load.plant]!.id,
    lineId: load.line < 0 ? null : lineIdOf(of.lineIds[load.line]!),
    truckId: of.facts.trucks[load.truck]!.id,
    begin: load.begin,
    ...(load.onSite !== undefined && { onSite: load.onSite }),
    start: load.start,
    end: load.end,
  }
}

/** A load that was never given a line stands on the first of its plant. */
function lineOf(of: PlanDay, { plantId, lineId }: PlanLoad): number {
  const plant = of.facts.plants[of.plantAt.get(plantId)!]!
  const own = plant.lines.find(line => line.id === lineId) ?? plant.lines[0]
  return own ? of.lineAt.get(own.id)! : -1
}

function plantOf({ id, opens, closes, lines, hourly }: FactPlant) {
  return { id, opens, closes, lines, hourlyVolume: hourly }
}

function indexOf(list: readonly { id: string }[]): Map<string, number> {
  return new Map(list.map((each, at) => [each.id, at]))
}
