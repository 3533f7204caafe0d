import { engineLoads, planDay, standingLoads } from './day'
import type { PlanFacts } from './facts'
import { breachesOf } from './judge'
import { identity } from './view'
import { ruleWords } from './words'

/** What has happened to a day since it was planned that its loads do not answer yet; a sentence each. */
export function driftOf(now: PlanFacts, unserved: ReadonlySet<string>): string[] {
  const of = planDay(now)
  const loads = standingLoads(now)
  const engine = engineLoads(of, loads)
  const known = new Set(loads.map(load => load.loadId))
  const open = now.orders.filter(
    order => !unserved.has(order.id) && order.loads.some(load => load.mark === 'free' && !known.has(load.id)),
  )
  const broken = breachesOf(of, engine, identity(of, engine, loads)).filter(({ rule }) => PRESSING.has(rule))
  return [
    ...new Set([
      ...open.map(order => `${order.no} has loads without a truck`),
      ...broken.map(breach => `${nameOf(now, breach)}: ${ruleWords(breach.rule).toLowerCase()}`),
    ]),
  ]
}

/** Rules that the running day breaks by itself; what a person set aside by hand is left to them. */
const PRESSING = new Set(['truck-busy', 'truck-out', 'line-out', 'line-busy', 'one-at-a-time', 'gap', 'drum-life'])

type About = { truckId: string | null; orderId: string | null; plantId: string | null }
function nameOf(facts: PlanFacts, { truckId, orderId, plantId }: About): string {
  const order = facts.orders.find(each => each.id === orderId)?.no
  const truck = facts.trucks.find(each => each.id === truckId)?.no
  return order ?? (truck ? `Truck ${truck}` : (facts.plants.find(each => each.id === plantId)?.name ?? 'The day'))
}
