import type { Random } from '~/domain/kit/random'
import type { Load } from './day'
import { type Draft, enterQueue, enterTour, initialDraft, leaveQueue, leaveTour, loadAt, writeLoad } from './draft'
import { enterAt } from './enter-at'
import { nearbyEntrance } from './enter-nearby'
import { loadMinutes, type Model } from './model'
import { pacedStart } from './pace'
import type { Params } from './params'
import { loadedMinutes } from './travel'

/** A running plan entered again: every load has its slot, and `entered` names those that have a truck and a line. */
export type Standing = { draft: Draft; entered: Set<number> }

/**
 * Enters every load of the running plan that still holds. One that lost its truck or line gets another at the same time,
 * else another time or plant between its neighbours: no other load moves.
 */
export function stillStanding(
  model: Model,
  params: Params,
  running: Load[],
  frozen: Load[],
  now: number,
  draw: Random,
): Standing {
  const draft = initialDraft(model)
  const kept = new Set(frozen)
  for (let pour = 0; pour < model.pours; pour++) {
    const rest = running.filter(load => load.pour === pour && load.begin > now && !kept.has(load))
    rest.sort((a, b) => a.start - b.start)
    writeRest(model, draft, pour, slidBehind(model, draft, pour, rest))
  }
  const entered = new Set<number>()
  for (const task of looseTasks(model, draft))
    if (enterAt(model, params, draft, task, [draft.truck[task]!])) entered.add(task)
  const enterNearby = nearbyEntrance(model, params)
  for (const task of looseTasks(model, draft)) {
    const trucks = model.eligible[model.pourOfSlot[task]!]!
    if (entered.has(task)) continue
    if (enterAt(model, params, draft, task, trucks) || enterNearby(draft, task, draw)) entered.add(task)
  }
  return { draft, entered }
}

/** Tasks that are not frozen, in the order of time. */
export function looseTasks(model: Model, draft: Draft) {
  const tasks: number[] = []
  for (let pour = 0; pour < model.pours; pour++) {
    const first = model.slots[pour]!
    for (let task = first + model.frozen[pour]!; task < first + draft.count[pour]!; task++) tasks.push(task)
  }
  return tasks.sort((a, b) => draft.begin[a]! - draft.begin[b]! || a - b)
}

/** Closes the ranks of a pour whose loads could not all be entered, or leaves it open. */
export function dropLost(model: Model, { draft, entered }: Standing, pour: number) {
  const first = model.slots[pour]! + model.frozen[pour]!
  const tasks = ownTasks(model, draft, pour)
  const here = tasks.filter(task => entered.has(task))
  if (here.length === tasks.length) return
  const loads = here.map(task => loadAt(draft, pour, task))
  for (const task of here) {
    leaveTour(draft, task)
    if (draft.line[task]! >= 0) leaveQueue(draft, task)
  }
  draft.count[pour] = model.frozen[pour]!
  const kept = loads.slice(0, holding(model, draft, pour, loads))
  kept.forEach((load, i) => {
    writeLoad(draft, first + i, load)
    enterTour(draft, first + i)
    if (load.line >= 0) enterQueue(draft, first + i)
  })
  draft.count[pour] = model.frozen[pour]! + kept.length
}

/** How many entered loads of a pour would go when its lost ones are left out: those behind too long a pause. */
export function lostBehind(model: Model, { draft, entered }: Standing, pour: number) {
  const here = ownTasks(model, draft, pour).filter(task => entered.has(task))
  const loads = here.map(task => loadAt(draft, pour, task))
  const count = draft.count[pour]!
  draft.count[pour] = model.frozen[pour]!
  const held = holding(model, draft, pour, loads)
  draft.count[pour] = count
  return loads.length - held
}

function ownTasks(model: Model, draft: Draft, pour: number) {
  const first = model.slots[pour]! + model.frozen[pour]!
  return Array.from({ length: draft.count[pour]! - model.frozen[pour]! }, (_, i) => first + i)
}

/** A truck that comes before the one ahead is done waits at the site: starts move, departures do not. */
function slidBehind(model: Model, draft: Draft, pour: number, rest: Load[]): Load[] {
  const rules = model.day.pours[pour]!
  const frozen = draft.count[pour]!
  const last = model.slots[pour]! + frozen - 1
  let free = frozen > 0 ? Math.max(draft.end[last]!, pacedStart(rules, draft.start[last]!, frozen)) : -Infinity
  return rest.map((load, i) => {
    const late = Math.max(0, free - load.start)
    const slid = late > 0 ? { ...load, start: load.start + late, end: load.end + late } : load
    free = Math.max(slid.end, pacedStart(rules, slid.start, frozen + i + 1))
    return slid
  })
}

/** Writes the loads that follow the frozen ones, as far as they still make a chain within the volume. */
function writeRest(model: Model, draft: Draft, pour: number, rest: Load[]) {
  const room = model.slots[pour + 1]! - model.slots[pour]! - model.frozen[pour]!
  const whole = Math.min(room, withinVolume(rest, model.volume[pour]!))
  const holds = rest.slice(0, Math.min(whole, holding(model, draft, pour, rest)))
  holds.forEach((load, i) => {
    writeLoad(draft, model.slots[pour]! + model.frozen[pour]! + i, load)
  })
  draft.count[pour] = model.frozen[pour]! + holds.length
}

function withinVolume(rest: Load[], volume: number) {
  let sum = 0
  const over = rest.findIndex(load => {
    sum += load.volume
    return sum > volume
  })
  return over < 0 ? rest.length : over
}

/** How many of the loads may follow as they were: starts, gaps, drum life and plants within the rules of the day. */
function holding(model: Model, draft: Draft, pour: number, rest: Load[]) {
  const rules = model.day.pours[pour]!
  const before = draft.count[pour]! > 0 ? draft.end[model.slots[pour]! + draft.count[pour]! - 1]! : null
  const standing = draft.count[pour]!
  const broken = rest.findIndex((load, i) => !holds(load, i))
  return broken < 0 ? rest.length : broken

  function holds(load: Load, i: number) {
    const depart = load.begin + loadMinutes(model, load.line, load.volume)
    const ended = i > 0 ? rest[i - 1]!.end : before
    if (ended === null ? load.start < rules.from || load.start > rules.latestStart : load.start < ended) return false
    const waiting = i === 0 && before !== null
    if (ended !== null && !waiting && load.start > ended + rules.maxGap + rules.maxGapStretch) return false
    if (i > 0 && load.start < pacedStart(rules, rest[i - 1]!.start, standing + i)) return false
    if (load.end > rules.until || load.end - depart > rules.drumLife) return false
    return (
      rules.plants.some(({ plant }) => plant === load.plant) &&
      depart + loadedMinutes(model, load.plant, pour, depart) <= load.start
    )
  }
}
