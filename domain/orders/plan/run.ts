import type { LpSolver } from '../../kit/lp'
import type { UnservedOrder } from './chart'
import { engineLoads, type PlanDay, planDay, planLoads } from './day'
import { servedBound } from './engine/bound'
import type { Load } from './engine/day'
import { factorOf } from './engine/model'
import type { Params } from './engine/params'
import { planning } from './engine/plan'
import { changesOf, type Repair, repair } from './engine/repair'
import { unservedOrders } from './explain'
import type { FactLoad, FactPlace, PlanFacts, PlanLoad } from './facts'
import { costOf, judge } from './judge'
import { leavingByPromise } from './leave-by-promise'
import type { PlanFigures, PlanFurther, PlanProgress } from './plan'
import { asLate } from './pours'

export type RunAsk = {
  facts: PlanFacts
  params: Params
  /** What people already work from; moving away from it costs. */
  published: PlanLoad[] | null
  seed: number
  seconds: number
  /** Instead of the seconds: a run that is the same each time. */
  iterations?: number | undefined
}

export type RunResult = {
  loads: PlanLoad[]
  parts: Record<string, number>
  cost: number
  figures: PlanFigures
  iterations: number
  unserved: UnservedOrder[]
  bound: number | null
  gapPercent: number | null
  further: PlanFurther | null
}

/** Runs a plan somewhere and tells how far it is; a listener that throws ends it. */
export type Planner = (ask: RunAsk, told: (step: PlanProgress) => Promise<void>) => Promise<RunResult>

const BOUND_SECONDS = 3

/** Plans a day with pauses; each yields how far it is. `clock` gives seconds. */
export function* running(ask: RunAsk, clock: () => number, solve?: LpSolver): Generator<PlanProgress, RunResult> {
  const { facts, params, seed, seconds, iterations } = ask
  const of = planDay(withFreeze(facts, params))
  const earliest = facts.now === null ? {} : { now: facts.now + params.freezeMinutes }
  const plain = { ...of.day, ...earliest }
  const day = ask.published ? { ...plain, published: engineLoads(of, ask.published) } : plain
  const stop = iterations === undefined ? { seconds, clock } : { iterations }
  const steps = planning(day, stop, seed, params)
  const total = iterations ?? seconds
  let step = steps.next()
  for (; !step.done; step = steps.next()) {
    const done = Math.min(total, Math.round(step.value.done * total))
    yield { done, total, cost: Math.round(step.value.cost * 100) / 100, bound: null }
  }
  const loads = planLoads(of, step.value.loads)
  const judged = judge(of, engineLoads(of, loads), params, day.published)
  yield { done: total, total, cost: judged.cost, bound: null }
  return {
    loads,
    parts: judged.parts,
    cost: judged.cost,
    figures: judged.figures,
    iterations: step.value.iterations,
    unserved: unservedOrders(of, loads, params),
    ...boundOf(ask, judged.parts.unserved, solve),
    further: null,
  }
}

/**
 * People act already on what begins within the freeze: a run leaves those loads where they are, and places no other one
 * there.
 */
export function withFreeze(facts: PlanFacts, { freezeMinutes }: Pick<Params, 'freezeMinutes'>): PlanFacts {
  const { now } = facts
  if (now === null) return facts
  // What should have begun and has not begins in the next minute at the earliest: that place is no promise to anybody.
  const soon = ({ mark, place }: FactLoad) =>
    mark === 'free' &&
    !!place?.truckId &&
    place.begin > now + 1 &&
    place.begin <= now + freezeMinutes &&
    !isOut(facts, place)
  return {
    ...facts,
    orders: facts.orders.map(order => ({
      ...order,
      loads: order.loads.map(load => (soon(load) ? { ...load, mark: 'frozen' as const } : load)),
    })),
  }
}

/** The truck or the line is out when the load would be on it. */
function isOut({ plants, trucks }: PlanFacts, { truckId, plantId, lineId, begin, end }: FactPlace): boolean {
  const lines = plants.find(plant => plant.id === plantId)?.lines ?? []
  const line = lines.find(each => each.id === lineId) ?? lines[0]
  const truck = trucks.find(each => each.id === truckId)
  return (
    !truck ||
    truck.outages.some(({ from, until }) => begin < until && end > from) ||
    !!line?.outages.some(({ from, until }) => begin < until && begin >= from)
  )
}

/** No plan costs less than the volume that none can serve; the gap is how much more volume one might. */
function boundOf({ facts, params }: RunAsk, unserved: number, solve: LpSolver | undefined) {
  if (!solve) return { bound: null, gapPercent: null }
  const of = planDay(facts)
  const served = servedBound(of.day, solve, params, BOUND_SECONDS)
  if (served === null) return { bound: null, gapPercent: null }
  const all = of.day.pours.reduce((sum, pour) => sum + (pour.volume * factorOf(pour, params)) / 100, 0)
  const missing = Math.max(0, all - served / 100)
  const bound = costOf({ unserved: missing }, params.weights)
  const most = all - missing
  const gap = most > 0 ? Math.max(0, ((unserved - missing) / most) * 100) : 0
  return { bound, gapPercent: Math.round(gap * 100) / 100 }
}

/**
 * Brings running loads in line with the facts: what has begun stays, what still holds stays, the rest is placed anew. The
 * search that may move others counts only when it serves orders that would else be lost; `open` had no place before. Trucks
 * leave by what was promised, also to a pour that is behind.
 */
export function repaired(
  facts: PlanFacts,
  running: readonly PlanLoad[],
  params: Params,
  seed: number,
  open: ReadonlySet<string>,
): RunResult {
  const of = planDay(facts)
  const loads = engineLoads(of, running)
  const staying = new Set(of.frozen.map(key))
  const held = (among: readonly Load[]) => among.filter(load => staying.has(key(load)))
  const day = { ...of.day, frozen: held(loads) }
  const lost = (unserved: number[]) => unserved.filter(pour => !open.has(of.pours[pour]!.order.id)).length
  const near = repair(day, loads, facts.now ?? -1, seed, params, { iterations: 0 })
  const wanted = new Set(near.unserved.filter(pour => !open.has(of.pours[pour]!.order.id)))
  const far = wanted.size ? repair(day, loads, facts.now ?? -1, seed, params, undefined, wanted) : near
  const inTime = lost(far.unserved) < lost(near.unserved) ? far : { ...near, further: beyond(near, far) }
  const result = inTime.unserved.length ? lateRather(inTime) : inTime
  const found = planLoads(of, leavingByPromise(of, result.loads))
  const judged = judge(of, engineLoads(of, found), params, loads)
  return {
    loads: found,
    parts: judged.parts,
    cost: judged.cost,
    figures: judged.figures,
    iterations: result.iterations,
    unserved: unservedOrders(of, found, params, 5),
    bound: null,
    gapPercent: null,
    further: furtherOf(of, result),
  }

  /** What no truck brings in its time comes late beside what is served, where that serves more. */
  function lateRather(inTime: Repair): Repair {
    const short = new Set(inTime.unserved)
    const pours = day.pours.map((pour, o) => (short.has(o) ? asLate(pour) : pour))
    const late = repair({ ...day, pours, frozen: held(inTime.loads) }, inTime.loads, facts.now ?? -1, seed, params, {
      iterations: 0,
    })
    if (volumeOf(late) <= volumeOf(inTime)) return inTime
    return { ...late, changed: changesOf(loads, late.loads, params), further: inTime.further }
  }
}

/** What the search found with more changes, where it serves more than the repair that is kept. */
function beyond(kept: Repair, { further }: Repair): Repair['further'] {
  if (!further || further.changed.length <= kept.changed.length) return null
  return volumeOf(further) > volumeOf(kept) ? further : null
}

const volumeOf = ({ loads }: Pick<Repair, 'loads'>) => loads.reduce((sum, load) => sum + load.volume, 0)

/** How many more published loads would have to change, and whose volume that would serve. */
function furtherOf({ pours }: PlanDay, { loads, changed, further }: Repair): PlanFurther | null {
  if (!further) return null
  const brought = (of: Repair['loads'], o?: number) =>
    of.reduce((sum, load) => (o === undefined || load.pour === o ? sum + load.volume : sum), 0)
  const gaining = pours.filter((_, o) => brought(further.loads, o) > brought(loads, o))
  return {
    moreChanges: further.changed.length - changed.length,
    volume: ((brought(further.loads) - brought(loads)) / 100).toFixed(2),
    orderNos: [...new Set(gaining.map(({ order }) => order.no))],
  }
}

const key = (load: { pour: number; truck: number; begin: number }) => `${load.pour}|${load.truck}|${load.begin}`
