import { standingLoads } from '~/domain/orders/plan/day'
import { driftOf } from '~/domain/orders/plan/drift'
import type { Params } from '~/domain/orders/plan/engine/params'
import type { PlanFacts, PlanLoad } from '~/domain/orders/plan/facts'
import { repaired, running } from '~/domain/orders/plan/run'
import type { YearLoad } from './booking'
import type { Pour } from './facts'
import { begin, type Dispatcher, freeLine, isOut, type Live, moveTo } from './live'
import { DAY_END, tableMinutes } from './world'

/** The day as the house reads it at a moment. */
export type Reading = (live: Live) => PlanFacts

const FOLLOW = 5
/** So often somebody asks again for what found no truck. */
const RETRY = 30
const NONE: ReadonlySet<string> = new Set()
/** An empty truck sets out for another plant so many minutes before it has to. */
const EARLY = 5
/** What a trip takes from the arrival on. */
const TURN = 60

/** A day planned ahead, and its plan followed every few minutes and whenever something is out. */
export function byPlan(read: Reading, params: Params, rounds: number): Dispatcher {
  let open: ReadonlySet<string> = NONE
  let isPlanned = false
  return { look, homeOf }

  function look(live: Live, happened: boolean): void {
    if (!isPlanned) {
      isPlanned = true
      const facts = { ...read(live), now: null }
      const steps = running({ facts, params, published: null, seed: live.day, seconds: 0, iterations: rounds }, () => 0)
      let step = steps.next()
      while (!step.done) step = steps.next()
      publish(live, step.value.loads)
      keepOpen(step.value.unserved)
    } else if (happened || live.now % FOLLOW === 0) follow(live)
    send(live)
  }

  function follow(live: Live): void {
    const facts = read(live)
    const again = live.now % RETRY === 0
    if (!driftOf(facts, again ? NONE : open).length) return
    const found = repaired(facts, standingLoads(facts), params, 1, again ? NONE : open)
    publish(live, found.loads)
    keepOpen(found.unserved)
  }

  function keepOpen(unserved: readonly { orderId: string }[]): void {
    open = new Set(unserved.map(order => order.orderId))
  }
}

function publish({ pours }: Live, planned: readonly PlanLoad[]): void {
  const byId = new Map(planned.map(load => [load.loadId, load]))
  for (const load of pours.flatMap(({ loads }) => loads)) {
    if (load.status !== 'planned') continue
    const { plantId, lineId, truckId, begin: at, start, onSite } = byId.get(load.id) ?? {}
    if (plantId && truckId)
      load.plan = { plantId, lineId: lineId ?? null, truckId, begin: at!, start: onSite ?? start! }
    else if (load.plan) load.plan.truckId = null
  }
}

const waitingIn = ({ pours }: Live): { pour: Pour; load: YearLoad }[] =>
  pours
    .flatMap(pour =>
      pour.loads.flatMap(load => (load.status === 'planned' && load.plan?.truckId ? { pour, load } : [])),
    )
    .sort((a, b) => a.load.plan!.begin - b.load.plan!.begin || a.load.no - b.load.no)

/** What is due begins where its truck is there; an empty truck goes to the plant of its next load. */
function send(live: Live): void {
  const seen = new Set<string>()
  for (const { pour, load } of waitingIn(live)) {
    const { plantId, begin: due } = load.plan!
    if (due <= live.now) fromYard(live, load, seen)
    const { truckId } = load.plan!
    const standing = live.trucks.get(truckId!)!
    const isFirst = !seen.has(truckId!)
    seen.add(truckId!)
    if (!isFirst || standing.load || standing.readyAt > live.now || isOut(live, truckId!, live.now)) continue
    if (standing.plantId !== plantId) {
      const [from, to] = [standing.plantId, plantId].map(id => live.world.plants.find(each => each.id === id)!)
      if (due - live.now <= tableMinutes(from!, to!, live.now) + EARLY) moveTo(live, truckId!, plantId)
      continue
    }
    const lineId = due <= live.now ? freeLine(live, plantId) : null
    if (lineId) begin(live, pour, load, truckId!, lineId)
  }
}

/** Whoever stands in the yard takes the load of a truck that is not back yet, which takes the next one of that truck. */
function fromYard(live: Live, load: YearLoad, seen: ReadonlySet<string>): void {
  const { plantId, truckId } = load.plan!
  const isHere = (id: string) => {
    const { load: on, readyAt, plantId: at } = live.trucks.get(id)!
    return !on && readyAt <= live.now && at === plantId && !isOut(live, id, live.now)
  }
  if (isHere(truckId!) && !seen.has(truckId!)) return
  const next = (id: string) => waitingIn(live).find(({ load: each }) => each.plan!.truckId === id && each !== load)
  const most = load.plan!.start - load.plan!.begin + TURN
  const [best] = live.world.trucks
    .filter(({ id }) => id !== truckId && !seen.has(id) && isHere(id))
    .filter(({ shiftFrom, overtimeUntil }) => shiftFrom <= live.now && live.now + most <= overtimeUntil)
    .map(({ id }) => ({ id, next: next(id)?.load }))
    .sort((a, b) => (b.next?.plan?.begin ?? DAY_END) - (a.next?.plan?.begin ?? DAY_END))
  if (!best || (best.next && best.next.plan!.begin <= live.now)) return
  if (best.next) best.next.plan!.truckId = truckId
  load.plan!.truckId = best.id
}

/** To the plant of its next load, else home. */
function homeOf(live: Live, truckId: string): string {
  const next = waitingIn(live).find(({ load }) => load.plan!.truckId === truckId)
  return next?.load.plan?.plantId ?? live.world.trucks.find(truck => truck.id === truckId)!.plantId
}
