import { addMinutes } from '../../kit/time'
import type { Breach, ChartLoad, PlanChart, UnservedOrder } from './chart'
import { engineLoads, type PlanDay } from './day'
import { demandOf, hoursOf } from './demand'
import type { Load } from './engine/day'
import type { Params } from './engine/params'
import type { FactLoad, FactOrder, FactPlace, PlanLoad } from './facts'
import { lineIdOf, staysPut } from './facts'
import { breachesOf, costParts } from './judge'
import { clockOf, lineLanes, pourLane, truckLane } from './lanes'
import { type Phases, phaser } from './phases'
import type { PlanRow } from './plan'

export type ChartOf = {
  of: PlanDay
  loads: readonly PlanLoad[]
  params: Params
  parts: Record<string, number>
  plan: PlanRow | null
  unserved: UnservedOrder[]
  /** What people already work from, to mark what differs. */
  published: readonly PlanLoad[] | null
  onTimeMinutes: number
  now: Date
}

/** A plan as rows of trucks, lines and pours. */
export function chartOf(given: ChartOf): PlanChart {
  const { of, loads, params, plan } = given
  const { facts } = of
  const at = clockOf(of)
  const engine = engineLoads(of, loads)
  const idOf = identity(of, engine, loads)
  const breaches = breachesOf(of, engine, idOf)
  const phases = phaser(of, engine, params, idOf)
  const shown = facts.orders.flatMap(order =>
    order.loads.flatMap((load, turn) => chartLoad(given, order, load, turn, phases, breaches) ?? []),
  )
  const ends = shown.flatMap(load => [load.beginAt, load.phases.at(-1)!.until]).sort()
  return {
    plan,
    orderDate: facts.orderDate,
    regionId: facts.regionId,
    regionName: facts.regionName,
    zone: facts.zone,
    from: ends[0] ? hourDown(ends[0], -1) : at(360),
    until: ends.length ? hourDown(ends.at(-1)!, 1) : at(1200),
    now: given.now.toISOString(),
    onTimeMinutes: given.onTimeMinutes,
    freezeUntil: addMinutes(given.now, params.freezeMinutes).toISOString(),
    trucks: facts.trucks.map(truck => truckLane(of, truck, shown)),
    lines: lineLanes(of, shown),
    pours: facts.orders.map(order => pourLane(given, order, shown)),
    loads: shown,
    demand: demandOf(of, shown),
    hours: hoursOf(of, loads),
    unserved: given.unserved,
    cost: costParts(given.parts, params.weights),
    breaches,
  }
}

/** The delivery order behind an engine's load. */
export function identity(
  of: PlanDay,
  engine: readonly Load[],
  loads: readonly PlanLoad[],
): (load: Load) => string | null {
  const key = (truck: string, begin: number, start: number) => `${truck}|${begin}|${start}`
  const ids = new Map(loads.map(load => [key(load.truckId, load.begin, load.start), load.loadId]))
  const known = new Map(
    engine.map(load => [load, ids.get(key(of.facts.trucks[load.truck]!.id, load.begin, load.start)) ?? null]),
  )
  return load => known.get(load) ?? null
}

function chartLoad(
  { of, loads, published }: ChartOf,
  order: FactOrder,
  load: FactLoad,
  turn: number,
  phases: Phases,
  breaches: Breach[],
): ChartLoad | null {
  const at = clockOf(of)
  const planned = loads.find(each => each.loadId === load.id)
  const place = planned ?? load.place
  if (!place) return null
  const promised = load.promised ?? order.due + turn * order.spacing
  const before = published?.find(each => each.loadId === load.id)
  const own = breaches.filter(breach => breach.loadId === load.id)
  return {
    loadId: load.id,
    version: load.version,
    doNumber: load.doNumber,
    orderId: order.id,
    orderNo: order.no,
    loadNo: load.loadNo,
    loadCount: order.loads.length,
    quantity: (load.volume / 100).toFixed(2),
    plantId: place.plantId,
    lineId: lineIdOf(place.lineId),
    truckId: planned ? planned.truckId : null,
    status: load.status,
    mark: load.mark,
    lockedBy: load.lockedBy,
    phases: phases(load.id, place, at),
    beginAt: at(place.begin),
    onSiteAt: at(onSiteOf(load, place)),
    pourAt: at(place.start),
    endAt: at(place.end),
    promisedAt: at(promised),
    lateMinutes: Math.max(0, onSiteOf(load, place) - promised),
    changed: published !== null && (!before || differs(before, place)),
    breaches: own,
  }
}

/** On site it waits for its turn at the pump: what it waits there is no lateness of the truck. */
const onSiteOf = (load: FactLoad, place: FactPlace): number =>
  staysPut(load) && load.place ? (load.place.onSite ?? load.place.start) : (place.onSite ?? place.start)

const differs = (a: PlanLoad, b: { plantId: string; truckId: string | null; start: number }) =>
  a.truckId !== b.truckId || a.plantId !== b.plantId || Math.abs(a.start - b.start) > 5

/** The full hour of an instant, some hours on. */
function hourDown(instant: string, hours: number): string {
  const hour = 3_600_000
  const at = Date.parse(instant)
  const full = hours > 0 ? Math.ceil(at / hour) : Math.floor(at / hour)
  return new Date(full * hour).toISOString()
}
