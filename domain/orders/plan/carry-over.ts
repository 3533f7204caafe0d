import type { Random } from '~/domain/kit/random'
import { chainByClock } from './chain-by-clock'
import type { Load } from './day'
import {
  cutBack,
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
import { enterAt, enterInExchange, enterInstead } from './enter-at'
import { loadMinutes, type Model } from './model'
import type { Params } from './params'
import { loadedMinutes } from './travel'

/**
 * Enters every load of the running plan that still holds and finds another truck for one that only lost its own. What is
 * lost for good comes at the end of its pour; a pour left with no chain at all is open.
 */
export function carryOver(
  model: Model,
  params: Params,
  running: Load[],
  frozen: Load[],
  now: number,
  draw: Random,
): Draft {
  const { draft, entered } = stillStanding(model, params, running, frozen, now)
  const { extend } = chainByClock(model, params)
  for (let pour = 0; pour < model.pours; pour++) {
    dropLost(model, draft, pour, entered)
    if (draft.count[pour] === model.frozen[pour] || plannedVolume(model, draft, pour) >= model.volume[pour]!) continue
    if (!extendFrom(model, draft, pour, () => extend(draft, pour, draw))) removePour(model, draft, pour)
  }
  return draft
}

/**
 * The same with nothing placed anew: a load that finds no truck takes that of a last load, of its own pour or, where more
 * than one follows it, of the pour that is worth least; a pour ends short by what is lost then.
 */
export function leaveShort(model: Model, params: Params, running: Load[], frozen: Load[], now: number): Draft {
  const { draft, entered } = stillStanding(model, params, running, frozen, now)
  for (const task of looseTasks(model, draft)) {
    if (entered.has(task)) continue
    const later = laterOnes(model, draft, task).filter(each => entered.has(each))
    for (const last of later.length > 1 ? [...later, ...lastOnes(model, draft, entered)] : later) {
      if (!entered.has(last) || !enterInstead(model, params, draft, task, last)) continue
      entered.delete(last)
      entered.add(task)
      break
    }
  }
  for (let pour = 0; pour < model.pours; pour++) dropLost(model, draft, pour, entered)
  return draft
}

/** The tasks behind one in its pour, the last first. */
function laterOnes(model: Model, draft: Draft, task: number) {
  const pour = model.pourOfSlot[task]!
  const last = model.slots[pour]! + draft.count[pour]! - 1
  return Array.from({ length: Math.max(0, last - task) }, (_, i) => last - i)
}

/** The last task of every pour, the least worth first. */
function lastOnes(model: Model, draft: Draft, entered: Set<number>) {
  const ends: number[] = []
  for (let pour = 0; pour < model.pours; pour++) {
    if (model.merged[pour]!.length > 1) continue
    const first = model.slots[pour]!
    let last = first + draft.count[pour]! - 1
    while (last >= first + model.frozen[pour]! && !entered.has(last)) last--
    if (last >= first + model.frozen[pour]!) ends.push(last)
  }
  const worth = (task: number) => model.worth[model.pourOfSlot[task]!]! / model.volume[model.pourOfSlot[task]!]!
  return ends.sort((a, b) => worth(a) - worth(b) || draft.volume[a]! - draft.volume[b]! || a - b)
}

function stillStanding(model: Model, params: Params, running: Load[], frozen: Load[], now: number) {
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
  for (const task of looseTasks(model, draft)) {
    const trucks = model.eligible[model.pourOfSlot[task]!]!
    if (entered.has(task)) continue
    if (enterAt(model, params, draft, task, trucks) || enterInExchange(model, params, draft, task, entered))
      entered.add(task)
  }
  return { draft, entered }
}

/** Where the end of a pour has no room for what was lost, its last loads give way one by one. */
function extendFrom(model: Model, draft: Draft, pour: number, extend: () => boolean) {
  while (draft.count[pour]! > model.frozen[pour]!) {
    if (extend()) return true
    cutBack(model, draft, pour, draft.count[pour]! - 1)
  }
  return false
}

/** A truck that comes before the one ahead is done waits at the site: starts move, departures do not. */
function slidBehind(model: Model, draft: Draft, pour: number, rest: Load[]): Load[] {
  const { interval } = model.day.pours[pour]!
  const frozen = draft.count[pour]!
  const last = model.slots[pour]! + frozen - 1
  let free = frozen > 0 ? Math.max(draft.end[last]!, draft.start[last]! + interval) : -Infinity
  return rest.map(load => {
    const late = Math.max(0, free - load.start)
    const slid = late > 0 ? { ...load, start: load.start + late, end: load.end + late } : load
    free = Math.max(slid.end, slid.start + interval)
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
  const kept = loads.slice(0, holding(model, draft, pour, loads))
  kept.forEach((load, i) => {
    writeLoad(draft, first + i, load)
    enterTour(draft, first + i)
    if (load.line >= 0) enterQueue(draft, first + i)
  })
  draft.count[pour] = model.frozen[pour]! + kept.length
}

/** How many of the loads may follow as they were: starts, gaps, drum life and plants within the rules of the day. */
function holding(model: Model, draft: Draft, pour: number, rest: Load[]) {
  const rules = model.day.pours[pour]!
  const before = draft.count[pour]! > 0 ? draft.end[model.slots[pour]! + draft.count[pour]! - 1]! : null
  const broken = rest.findIndex((load, i) => !holds(load, i))
  return broken < 0 ? rest.length : broken

  function holds(load: Load, i: number) {
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
  }
}
