import type { Pour } from './engine/day'
import type { FactLoad, FactOrder } from './facts'

/**
 * An order as one part a point of unloading, its loads dealt out in turn. A load that was on call is a part of its own: it comes
 * when its site asked for it, whenever the others end.
 */
export function pointsOf(order: FactOrder) {
  const firm = firmLoads(order)
  const points = pointCount({ ...order, loads: firm })
  const parts = Array.from({ length: points }, (_, point) => ({
    order,
    point,
    loads: firm.filter((_, at) => at % points === point),
  }))
  const later = order.loads.filter(isWanted).map((load, at) => ({ order, point: points + at, loads: [load] }))
  return [...(firm.length || !later.length ? parts : []), ...later]
}

const isWanted = (load: FactLoad) => load.wanted !== undefined
const firmLoads = (order: FactOrder) => order.loads.filter(load => !isWanted(load))

export type Unloading = Pick<FactOrder, 'unloading' | 'spacing' | 'pumped'> & { loads: readonly unknown[] }
/** An order without the loads that its site had yet to ask for. */
export const firm = (order: FactOrder): FactOrder => ({ ...order, loads: firmLoads(order) })

/** Points at which trucks unload side by side: one at a pump, else as many as the spacing asks for. */
export function pointCount({ unloading, spacing, pumped, loads }: Unloading): number {
  return spacing > 0 && !pumped ? Math.max(1, Math.min(loads.length, Math.ceil(unloading / spacing))) : 1
}

/** Minutes from one truck to the next at a point. */
export const turnOf = (of: Unloading): number => Math.max(of.unloading, pointCount(of) * of.spacing)
/** Minutes that a pour takes as booked. */
export const pourMinutes = (of: Unloading): number => Math.ceil(of.loads.length / pointCount(of)) * turnOf(of)

/** The longest pause in a pour: as configured, and never shorter than the one that its own spacing makes, with some in reserve. */
export const longestPause = (of: Unloading, rules: { maxGapMinutes: number; gapReserve: number }): number =>
  Math.max(rules.maxGapMinutes, turnOf(of) - of.unloading + rules.gapReserve)

/**
 * When its loads were promised, at the rhythm of the order at the soonest: a trial may try another one. Of orders that are only
 * asked about, and of those that come as they can, nothing is known.
 */
function promisedOf(loads: readonly FactLoad[], due: number, interval: number): number[] | undefined {
  const told = loads.flatMap(load => load.promised ?? []).sort((a, b) => a - b)
  if (!interval || told.length < loads.length) return
  return told.map((at, turn) => Math.max(at, due + turn * interval))
}

export function pourOf(order: FactOrder, point: number, loads: FactLoad[], plantAt: Map<string, number>): Pour {
  const points = pointCount(firm(order))
  const wanted = loads[0]?.wanted
  const later = wanted === undefined ? point * order.spacing : wanted - order.due
  const group = wanted === undefined ? (order.mergedOrderId ?? (points > 1 ? order.id : undefined)) : undefined
  return {
    id: `${order.id}#${point}`,
    volume: loads.reduce((sum, load) => sum + load.volume, 0),
    loads: loads.map(load => load.volume),
    from: order.from + later,
    due: order.due + later,
    latestStart: order.latestStart + later,
    until: order.until + (wanted === undefined ? 0 : Math.max(0, later)),
    maxGap: order.maxGap,
    maxGapStretch: order.maxGapStretch,
    interval: points * order.spacing,
    promised: promisedOf(loads, order.due + later, points * order.spacing),
    unload: { fixed: 0, perM3: (order.unloading * 100) / Math.max(1, order.loadSize) },
    drumLife: order.drumLife,
    plants: order.plants.map(({ id, penalty }) => ({ plant: plantAt.get(id)!, penalty })),
    maxPlants: order.maxPlants,
    truckTypes: order.truckTypeId ? [order.truckTypeId] : undefined,
    passes: order.passes,
    bannedTrucks: [...order.bannedTruckIds, ...order.otherGroupTruckIds],
    wishedTrucks: order.wishedTruckIds,
    mix: order.productId || undefined,
    priority: order.priority,
    certainty: order.certainty,
    group,
  }
}

/** By how much a pour may begin later and pause longer that finds no trucks in its time. */
const LATER = 240
const LONGER_GAP = 60

/** A pour that comes late rather than never. */
export const asLate = (pour: Pour): Pour => ({
  ...pour,
  latestStart: pour.latestStart + LATER,
  until: pour.until + LATER + LONGER_GAP,
  maxGapStretch: pour.maxGapStretch + LONGER_GAP,
})
