import type { FactLoad, PlanFacts, PlanLoad } from './facts'
import { lineIdOf, staysPut } from './facts'

/** Something that is no longer as it was when a plan was made. */
export type WorldChange = { kind: 'load' | 'order' | 'truck' | 'plant'; id: string; words: string }

/**
 * What is against publishing a plan now; empty when its day is still the day. Loads that have gone on meanwhile keep
 * what they have instead, see `publishable`.
 */
export function worldChanges(then: PlanFacts, now: PlanFacts, loads: readonly PlanLoad[]): WorldChange[] {
  const before = new Map(then.orders.flatMap(order => order.loads.map(load => [load.id, { order, load }] as const)))
  const after = new Map(now.orders.flatMap(order => order.loads.map(load => [load.id, { order, load }] as const)))
  const planned = new Map(loads.map(load => [load.loadId, load]))
  const moved = [...before].flatMap(([id, { order, load }]) => {
    if (staysPut(load)) return []
    const present = after.get(id)?.load
    const words = loadChange(load, present, planned.get(id))
    return words ? [{ kind: 'load' as const, id, words: `Load ${load.loadNo} of ${order.no} ${words}` }] : []
  })
  const added = now.orders.flatMap(order => {
    const fresh = order.loads.filter(load => !before.has(load.id) && !staysPut(load))
    if (!fresh.length) return []
    const known = then.orders.some(each => each.id === order.id)
    const words = known ? `${order.no} has ${fresh.length} more loads` : `${order.no} has been booked`
    return [{ kind: 'order' as const, id: order.id, words }]
  })
  const shifted = now.orders.flatMap(order => {
    const was = then.orders.find(each => each.id === order.id)
    return was && was.due !== order.due && order.loads.some(load => !staysPut(load))
      ? [{ kind: 'order' as const, id: order.id, words: `${order.no} begins at another time` }]
      : []
  })
  return [...moved, ...added, ...shifted, ...placesGone(then, now, loads)]
}

function loadChange(was: FactLoad, is: FactLoad | undefined, plan: PlanLoad | undefined): string | null {
  if (!is) return 'is no longer planned'
  if (is.volume !== was.volume) return 'has another volume'
  const there =
    !!plan &&
    is.place?.truckId === plan.truckId &&
    is.place.plantId === plan.plantId &&
    lineIdOf(is.place.lineId) === lineIdOf(plan.lineId)
  if (is.mark === 'free' && is.version !== was.version && !there) return 'was changed by somebody else'
  return null
}

function placesGone(then: PlanFacts, now: PlanFacts, loads: readonly PlanLoad[]): WorldChange[] {
  const free = new Set(then.orders.flatMap(order => order.loads.flatMap(load => (staysPut(load) ? [] : [load.id]))))
  const open = loads.filter(load => free.has(load.loadId))
  const truckIds = [...new Set(open.map(load => load.truckId))]
  const out = (spans: { from: number; until: number }[], load: PlanLoad) =>
    spans.some(span => load.begin < span.until && load.end > span.from)
  const trucks = truckIds.flatMap(id => {
    const was = then.trucks.find(truck => truck.id === id)
    const is = now.trucks.find(truck => truck.id === id)
    const gone =
      !is || open.some(load => load.truckId === id && out(is.outages, load) && !out(was?.outages ?? [], load))
    return gone ? [{ kind: 'truck' as const, id, words: `Truck ${was?.no ?? ''} is no longer available` }] : []
  })
  const plants = [...new Set(open.map(load => load.plantId))].flatMap(id => {
    const was = then.plants.find(plant => plant.id === id)
    const is = now.plants.find(plant => plant.id === id)
    const lineSpans = (of: typeof is, load: PlanLoad) =>
      of?.lines.find(line => line.id === load.lineId || lineIdOf(line.id) === load.lineId)?.outages ?? []
    const closed = open.some(
      load => load.plantId === id && out(lineSpans(is, load), load) && !out(lineSpans(was, load), load),
    )
    return !is || closed ? [{ kind: 'plant' as const, id, words: `${was?.name ?? 'A plant'} is now closed` }] : []
  })
  return [...trucks, ...plants]
}
