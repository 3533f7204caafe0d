import type { Pour } from './engine/day'
import type { FactLoad, FactOrder } from './facts'

/** An order as one part a point of unloading, its loads dealt out in turn. */
export function pointsOf(order: FactOrder) {
  const points = pointCount(order)
  return Array.from({ length: points }, (_, point) => ({
    order,
    point,
    loads: order.loads.filter((_, at) => at % points === point),
  }))
}

type Unloading = Pick<FactOrder, 'unloading' | 'spacing' | 'pumped'> & { loads: readonly unknown[] }

/** Points at which trucks unload side by side: one at a pump, else as many as the spacing asks for. */
export function pointCount({ unloading, spacing, pumped, loads }: Unloading): number {
  return spacing > 0 && !pumped ? Math.max(1, Math.min(loads.length, Math.ceil(unloading / spacing))) : 1
}

export function pourOf(order: FactOrder, point: number, loads: FactLoad[], plantAt: Map<string, number>): Pour {
  const points = pointCount(order)
  const later = point * order.spacing
  const group = order.mergedOrderId ?? (points > 1 ? order.id : undefined)
  return {
    id: `${order.id}#${point}`,
    volume: loads.reduce((sum, load) => sum + load.volume, 0),
    loads: loads.map(load => load.volume),
    from: order.from + later,
    due: order.due + later,
    latestStart: order.latestStart + later,
    until: order.until,
    maxGap: order.maxGap,
    maxGapStretch: order.maxGapStretch,
    interval: points * order.spacing,
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
