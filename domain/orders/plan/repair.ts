import { type Random, random } from '~/domain/kit/random'
import { chainByClock } from './chain-by-clock'
import type { Day, Load } from './day'
import {
  type Draft,
  enterQueue,
  enterTour,
  initialDraft,
  leaveQueue,
  leaveTour,
  loadAt,
  plannedVolume,
  removePour,
  writeLoad,
} from './draft'
import { enterAt, enterInExchange } from './enter-at'
import { methodOf, type Plan, planOf } from './method'
import { compile, loadMinutes, type Model } from './model'
import type { Params } from './params'
import { recreator } from './recreate'
import { type Stop, search } from './search'
import { loadedMinutes } from './travel'

export type Repair = Plan & {
  /** Published loads that now run otherwise or not at all. */
  changed: Load[]
  /** Loads that had begun or were too near to change. */
  frozen: Load[]
}

/**
 * Brings a running plan in line with a day that has changed: what has begun or begins soon stays, what still holds
 * stays, a load that lost its truck gets another one at the same time, and only then are whole pours placed anew.
 */
export function repair(day: Day, running: Load[], now: number, seed: number, params: Params, stop?: Stop): Repair {
  const frozen = frozenOf(day, running, now, params)
  const live: Day = {
    ...day,
    now,
    frozen,
    published: renumbered(running.filter(load => load.begin > now || frozen.includes(load))),
  }
  const model = compile(live, params)
  const method = methodOf(model, params)
  const draw = random(seed)
  const draft = carryOver(model, params, running, frozen, now, draw)
  recreator(model, method.placer, params.openTries)(draft, draw, 0)
  const found = search(model, method, stop ?? { iterations: params.repairRounds }, draw, calm(params), draft)
  const plan = planOf(live, model, params, found.draft, found.iterations)
  return { ...plan, changed: changesOf(running, plan.loads, params), frozen }
}

/** A repair accepts next to nothing that is worse than what runs. */
function calm(params: Params): Params {
  const { last } = params.temperature
  return { ...params, temperature: { first: last, last: last / 10 } }
}

/** Published loads whose truck, plant or start (beyond the tolerance) is another one in the new plan. */
export function changesOf(before: Load[], after: Load[], { changeTolerance }: Params) {
  return before.filter(
    load =>
      !after.some(
        next =>
          next.pour === load.pour &&
          next.truck === load.truck &&
          next.plant === load.plant &&
          Math.abs(next.start - load.start) <= changeTolerance,
      ),
  )
}

/** Positions count anew once lost loads have left the chain. */
function renumbered(loads: Load[]) {
  const counts = new Map<number, number>()
  const sorted = [...loads].sort((a, b) => a.pour - b.pour || a.start - b.start)
  return sorted.map(load => {
    const position = counts.get(load.pour) ?? 0
    counts.set(load.pour, position + 1)
    return { ...load, position }
  })
}

/** Begun, or beginning soon with its truck, line and order in place and every earlier load of its pour settled. */
function frozenOf(day: Day, running: Load[], now: number, { freezeMinutes }: Params) {
  const free = new Map<number, Load>()
  const broken = new Set<number>()
  const ended = new Map<number, number>()
  const frozen: Load[] = []
  for (const load of [...running].sort((a, b) => a.begin - b.begin || a.start - b.start)) {
    const stays = load.begin <= now ? !lostUnderway(day, load, now) : stillHolds(load)
    if (!stays) {
      broken.add(load.pour)
      continue
    }
    frozen.push(load)
    free.set(load.truck, load)
    ended.set(load.pour, load.end)
  }
  return frozen

  function stillHolds(load: Load) {
    const before = free.get(load.truck)
    return (
      load.begin <= now + freezeMinutes &&
      !broken.has(load.pour) &&
      day.pours[load.pour]!.volume > 0 &&
      !truckOut(day, load) &&
      !lineOut(day, load) &&
      load.start >= (ended.get(load.pour) ?? load.start) &&
      (!before || before.end + wayAfter(day, before, load.plant) <= load.begin)
    )
  }
}

/** A load on the road when its truck breaks down is lost; one already poured is not. */
function lostUnderway(day: Day, load: Load, now: number) {
  return load.end > now && truckOut(day, load)
}

function truckOut(day: Day, load: Load) {
  return day.trucks[load.truck]!.outages?.some(({ from, until }) => load.begin < until && load.end > from) ?? false
}

function wayAfter({ travel, plants }: Day, before: Load, plant: number) {
  const hour = Math.min(travel.buckets - 1, Math.max(0, Math.floor(before.end / travel.minutesPerBucket)))
  return travel.empty[(before.pour * plants.length + plant) * travel.buckets + hour]!
}

function lineOut(day: Day, load: Load) {
  const before = day.plants.slice(0, load.plant).reduce((sum, plant) => sum + plant.lines.length, 0)
  const line = load.line < 0 ? undefined : day.plants[load.plant]!.lines[load.line - before]
  return line?.outages.some(({ from, until }) => load.begin < until && load.begin >= from) ?? false
}

/**
 * Enters every load of the running plan that still holds and finds another truck for one that only lost its own. What is
 * lost for good comes at the end of its pour; a pour whose rest no longer makes a chain is left open.
 */
function carryOver(model: Model, params: Params, running: Load[], frozen: Load[], now: number, draw: Random): Draft {
  const draft = initialDraft(model)
  const kept = new Set(frozen)
  for (let pour = 0; pour < model.pours; pour++) {
    const rest = running.filter(load => load.pour === pour && load.begin > now && !kept.has(load))
    rest.sort((a, b) => a.start - b.start)
    writeRest(model, draft, pour, rest)
  }
  const entered = new Set<number>()
  for (const task of looseTasks(model, draft))
    if (enterAt(model, params, draft, task, [draft.truck[task]!])) entered.add(task)
  for (const task of looseTasks(model, draft)) {
    const trucks = model.eligible[model.pourOfSlot[task]!]!
    if (entered.has(task)) continue
    if (enterAt(model, params, draft, task, trucks) || enterInExchange(model, params, draft, task, entered))
      entered.add(task)
  }
  const { extend } = chainByClock(model, params)
  for (let pour = 0; pour < model.pours; pour++) {
    dropLost(model, draft, pour, entered)
    if (draft.count[pour] === model.frozen[pour] || plannedVolume(model, draft, pour) >= model.volume[pour]!) continue
    if (!extend(draft, pour, draw)) removePour(model, draft, pour)
  }
  return draft
}

/** Writes the loads that follow the frozen ones, when they still make a chain of the right volume. */
function writeRest(model: Model, draft: Draft, pour: number, rest: Load[]) {
  const volume = rest.reduce((sum, load) => sum + load.volume, 0)
  const room = model.slots[pour + 1]! - model.slots[pour]! - model.frozen[pour]!
  if (volume > model.volume[pour]! || rest.length > room || !chainHolds(model, draft, pour, rest)) return
  rest.forEach((load, i) => {
    writeLoad(draft, model.slots[pour]! + model.frozen[pour]! + i, load)
  })
  draft.count[pour] = model.frozen[pour]! + rest.length
}

function looseTasks(model: Model, draft: Draft) {
  const tasks: number[] = []
  for (let pour = 0; pour < model.pours; pour++) {
    const first = model.slots[pour]!
    for (let task = first + model.frozen[pour]!; task < first + draft.count[pour]!; task++) tasks.push(task)
  }
  return tasks.sort((a, b) => draft.begin[a]! - draft.begin[b]! || a - b)
}

/** Closes the ranks of a pour whose loads could not all be entered, or leaves it open. */
function dropLost(model: Model, draft: Draft, pour: number, entered: Set<number>) {
  const first = model.slots[pour]! + model.frozen[pour]!
  const tasks = Array.from({ length: draft.count[pour]! - model.frozen[pour]! }, (_, i) => first + i)
  const here = tasks.filter(task => entered.has(task))
  if (here.length === tasks.length) return
  const loads = here.map(task => loadAt(draft, pour, task))
  for (const task of here) {
    leaveTour(draft, task)
    if (draft.line[task]! >= 0) leaveQueue(draft, task)
  }
  draft.count[pour] = model.frozen[pour]!
  if (!chainHolds(model, draft, pour, loads)) return
  loads.forEach((load, i) => {
    writeLoad(draft, first + i, load)
    enterTour(draft, first + i)
    if (load.line >= 0) enterQueue(draft, first + i)
  })
  draft.count[pour] = model.frozen[pour]! + loads.length
}

/** The rest of a pour may follow as it was: starts, gaps, drum life and plants within the rules of the day. */
function chainHolds(model: Model, draft: Draft, pour: number, rest: Load[]) {
  const rules = model.day.pours[pour]!
  const before = draft.count[pour]! > 0 ? draft.end[model.slots[pour]! + draft.count[pour]! - 1]! : null
  return rest.every((load, i) => {
    const depart = load.begin + loadMinutes(model, load.line, load.volume)
    const ended = i > 0 ? rest[i - 1]!.end : before
    if (ended === null ? load.start < rules.from || load.start > rules.latestStart : load.start < ended) return false
    const waiting = i === 0 && before !== null
    if (ended !== null && !waiting && load.start > ended + rules.maxGap + rules.maxGapStretch) return false
    if (i > 0 && load.start < rest[i - 1]!.start + rules.interval) return false
    if (load.end > rules.until || load.end - depart > rules.drumLife) return false
    return (
      rules.plants.some(({ plant }) => plant === load.plant) &&
      depart + loadedMinutes(model, load.plant, pour, depart) <= load.start
    )
  })
}
