import { clockOf } from '../../kit/gantt/scale'
import type { Breach } from './chart'
import { engineLoads, planDay, standingLoads } from './day'
import type { Params } from './engine/params'
import { type FactLoad, lineIdOf, type PlanFacts, type PlanLoad } from './facts'
import { breachesOf } from './judge'
import { identity } from './view'

/** A load that a plan would move and that keeps what it has. */
export type KeptLoad = { loadId: string; words: string }
export type Publishable = { loads: PlanLoad[]; kept: KeptLoad[] }

/** Rules that two loads break against each other; a pour that a kept load leaves short is no reason against the rest. */
const CLASHES = new Set(['truck-busy', 'shift', 'line-busy', 'one-at-a-time', 'interval'])

/**
 * A plan as it can be published now: a load whose minute has passed, that begins within the freeze or that has gone on
 * since keeps what it has, and so does each load that would break a rule against one of these.
 */
export function publishable(
  now: PlanFacts,
  planned: readonly PlanLoad[],
  { freezeMinutes }: Pick<Params, 'freezeMinutes'>,
): Publishable {
  const own = new Map(now.orders.flatMap(order => order.loads.map(load => [load.id, { order, load }] as const)))
  const standing = new Map(standingLoads(now).map(load => [load.loadId, load]))
  const kept = new Map<string, string>()
  for (const plan of planned) {
    const found = own.get(plan.loadId)
    if (!found || same(standing.get(plan.loadId), plan)) continue
    const why = keptBy(found.load, plan, now.now, freezeMinutes)
    if (why) kept.set(plan.loadId, `Load ${found.load.loadNo} of ${found.order.no} ${why}`)
  }
  if (!kept.size) return { loads: [...planned], kept: [] }
  const of = planDay(now)
  const breaks = (loads: readonly PlanLoad[]) => {
    const engine = engineLoads(of, loads)
    return breachesOf(of, engine, identity(of, engine, loads))
  }
  const known = new Set(breaks(planned).map(key))
  const stays = (loadId: string) =>
    kept.has(loadId) ||
    same(
      standing.get(loadId),
      planned.find(each => each.loadId === loadId),
    )
  for (;;) {
    const loads = planned.flatMap(plan => (kept.has(plan.loadId) ? (standing.get(plan.loadId) ?? []) : plan))
    const before = kept.size
    for (const breach of breaks(loads)) {
      if (!CLASHES.has(breach.rule) || known.has(key(breach))) continue
      for (const load of loads) {
        if (!isAbout(breach, load, stays) || stays(load.loadId)) continue
        const found = own.get(load.loadId)!
        kept.set(load.loadId, `Load ${found.load.loadNo} of ${found.order.no} would follow a load that keeps its place`)
      }
    }
    if (kept.size === before) return { loads, kept: [...kept].map(([loadId, words]) => ({ loadId, words })) }
  }
}

/** The load that breaks the rule, or where that one stays the others on its truck, at its site or at its plant. */
function isAbout({ loadId, truckId, orderId, plantId }: Breach, load: PlanLoad, stays: (loadId: string) => boolean) {
  if (loadId && !stays(loadId)) return load.loadId === loadId
  return load.truckId === truckId || load.orderId === orderId || load.plantId === plantId
}

function keptBy(load: FactLoad, plan: PlanLoad, now: number | null, freezeMinutes: number): string | null {
  if (load.mark !== 'free') return `is ${load.mark === 'locked' ? 'locked' : load.status.replaceAll('_', ' ')} now`
  if (load.doNumber && load.place && load.place.plantId !== plan.plantId)
    return `has ticket ${load.doNumber} of its plant already`
  if (now === null) return null
  if (plan.begin <= now) return `was due to start at ${clockOf(plan.begin)}`
  const soon = load.place?.truckId ? Math.min(load.place.begin, plan.begin) : null
  return soon !== null && soon <= now + freezeMinutes ? `begins within ${freezeMinutes} min` : null
}

const same = (a: PlanLoad | undefined, b: PlanLoad | undefined) =>
  !!a &&
  !!b &&
  a.truckId === b.truckId &&
  a.plantId === b.plantId &&
  lineIdOf(a.lineId) === lineIdOf(b.lineId) &&
  a.begin === b.begin &&
  a.start === b.start

const key = ({ rule, loadId, truckId, orderId }: Breach) => [rule, loadId, truckId, orderId].join('|')
