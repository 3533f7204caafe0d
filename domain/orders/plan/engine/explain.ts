import { brokenPromise } from './costing'
import type { Day, Load } from './day'
import { enterQueue, enterTour, leaveQueue, leaveTour } from './draft'
import { earliestSlot } from './line-slots'
import { unloadMinutes } from './lines'
import { closedBy, loadMinutes, type Model } from './model'
import { lagOf } from './pace'
import type { Params } from './params'
import { reopen } from './reopen'
import { loadedMinutes } from './travel'
import { fits, type Trial, tryTruck } from './truck-fit'

/** Minutes of one load, by what they are spent on; `extra` is what its truck adds to its tour, in cost units. */
export type CostParts = {
  loaded: number
  siteWait: number
  unload: number
  late: number
  /** Weighted m³ that wait for a first load beyond what is on time, times the hours. */
  promise: number
  gap: number
  spare: number
  /** 1 when the truck is not one that the order wished for. */
  unwished: number
  extra: number
}

export type Candidate = { truck: number; plant: number; begin: number; start: number; extraCost: number }

/** Why a truck does not bring this load: a rule of the day, or what stands in its way at that hour. */
export type Excluded = { truck: number; rule: string }

export type Explanation = { load: Load; parts: CostParts; alternatives: Candidate[]; excluded: Excluded[] }

const NEXT = 5
const REASONS = {
  [fits.before]: 'still-busy',
  [fits.after]: 'next-load',
  [fits.shift]: 'shift',
  [fits.outage]: 'truck-out',
  [fits.full]: 'tour-full',
} as Record<number, string>
const PROGRESS = ['line-full', 'drum-life', 'gap', 'still-busy', 'truck-out', 'tour-full', 'next-load', 'shift']

/**
 * Explains every load (or those of `of`) against the rest of the plan: what it costs, the five next best trucks and plants at the same
 * place in its pour, and for every other truck the rule that excluded it where it came furthest.
 */
export function explainPlan(day: Day, loads: Load[], params: Params, of = loads): Explanation[] {
  const { model, draft } = reopen(day, loads, params)
  const trial: Trial = { fit: 0, cost: 0, ready: 0 }
  const slotOf = slotFinder(model)
  return of.map(load => {
    const task = slotOf(load)
    leaveTour(draft, task)
    if (load.line >= 0) leaveQueue(draft, task)
    const window = windowOf(day, loads, load)
    const found = day.trucks.map((_, truck) => bestOf(truck, load, window))
    const own = costOf(load)
    enterTour(draft, task)
    if (load.line >= 0) enterQueue(draft, task)
    const open = found.flatMap(each => ('extraCost' in each ? [each] : []))
    const others = open
      .filter(each => each.truck !== load.truck)
      .sort((a, b) => a.extraCost - b.extraCost || a.truck - b.truck)
    return {
      load,
      parts: partsOf(day, model, params, loads, load, own - unwished(load.pour, load.truck)),
      alternatives: others.slice(0, NEXT).map(each => ({ ...each, extraCost: each.extraCost - own })),
      excluded: found.flatMap(each => ('rule' in each && each.truck !== load.truck ? [each] : [])),
    }
  })

  function costOf(load: Load) {
    tryTruck(model, params, draft, load, load.truck, trial)
    return shared(load.plant, load, load.volume) + unwished(load.pour, load.truck) + trial.cost
  }

  function bestOf(truck: number, load: Load, window: Window): Candidate | Excluded {
    const closed =
      closedBy(day.pours[load.pour]!, day.trucks[truck]!) ?? (model.capacity[truck]! < load.volume ? 'too-small' : null)
    if (closed) return { truck, rule: closed }
    let best: Candidate | null = null
    let reached = 0
    for (const { plant } of day.pours[load.pour]!.plants.slice(0, params.plantsPerPour)) {
      const trip = tripFrom(load, plant, truck, window)
      if (typeof trip === 'string') {
        reached = Math.max(reached, PROGRESS.indexOf(trip))
        continue
      }
      tryTruck(model, params, draft, trip, truck, trial)
      if (trial.fit !== fits.yes) {
        reached = Math.max(reached, PROGRESS.indexOf(REASONS[trial.fit]!))
        continue
      }
      const extraCost = shared(plant, trip, load.volume) + unwished(load.pour, truck) + trial.cost
      if (!best || extraCost < best.extraCost) best = { truck, plant, begin: trip.begin, start: trip.start, extraCost }
    }
    return best ?? { truck, rule: PROGRESS[reached]! }
  }

  /** The trip from a plant that unloads when the load does, or the rule that forbids it. */
  function tripFrom(load: Load, plant: number, truck: number, window: Window) {
    const { first } = model.lines
    const arrive = load.start - loadedMinutes(model, plant, load.pour, load.start)
    const slot =
      plant === load.plant
        ? { line: load.line, begin: load.begin }
        : first[plant] === first[plant + 1]
          ? { line: -1, begin: arrive }
          : firstSlot(plant, arrive, load.volume)
    if (slot === null) return 'line-full'
    const { line, begin } = slot
    const depart = begin + loadMinutes(model, line, load.volume)
    const start = Math.max(load.start, depart + loadedMinutes(model, plant, load.pour, depart))
    const end = start + unloadMinutes(day, load.pour, truck, load.volume)
    if (end - depart > day.pours[load.pour]!.drumLife) return 'drum-life'
    if (start > window.latest || end > window.until) return 'gap'
    return { pour: load.pour, plant, line, begin, start, end }
  }

  /** The line that can begin first, counted back from the minute at which the truck should leave. */
  function firstSlot(plant: number, leave: number, volume: number) {
    let best: { line: number; begin: number } | null = null
    for (let line = model.lines.first[plant]!; line < model.lines.first[plant + 1]!; line++) {
      const minutes = loadMinutes(model, line, volume)
      const begin = earliestSlot(model, draft, line, leave - minutes, minutes, volume)
      if (begin !== null && (best === null || begin < best.begin)) best = { line, begin }
    }
    return best
  }

  function unwished(pour: number, truck: number) {
    return params.weights.wish * model.unwished[pour * model.trucks + truck]!
  }

  function shared(plant: number, trip: { pour: number; line: number; begin: number; start: number }, volume: number) {
    const depart = trip.begin + loadMinutes(model, trip.line, volume)
    const way = loadedMinutes(model, plant, trip.pour, depart)
    return params.weights.loaded * way + params.weights.siteWait * Math.max(0, trip.start - depart - way)
  }
}

type Window = { latest: number; until: number }

/** Room of a load between its neighbours in the pour. */
function windowOf(day: Day, loads: Load[], load: Load): Window {
  const pour = day.pours[load.pour]!
  const own = loads.filter(each => each.pour === load.pour).sort((a, b) => a.start - b.start)
  const at = own.indexOf(load)
  const before = own[at - 1]
  return {
    latest: before ? before.end + pour.maxGap + pour.maxGapStretch : pour.latestStart,
    until: own[at + 1]?.start ?? pour.until,
  }
}

function partsOf(day: Day, model: Model, params: Params, loads: Load[], load: Load, own: number): CostParts {
  const pour = day.pours[load.pour]!
  const ahead = loads.filter(each => each.pour === load.pour && each.start < load.start)
  const before = ahead.sort((a, b) => b.start - a.start)[0]
  const depart = load.begin + loadMinutes(model, load.line, load.volume)
  const loaded = loadedMinutes(model, load.plant, load.pour, depart)
  return {
    loaded,
    siteWait: load.start - depart - loaded,
    unload: load.end - load.start,
    late: before ? lagOf(pour, ahead.length, load.start) : Math.max(0, load.start - pour.due),
    promise: before ? 0 : brokenPromise(model, params, load.pour, load.start),
    gap: before ? Math.max(0, load.start - before.end - pour.maxGap) : 0,
    spare: model.capacity[load.truck]! - load.volume,
    unwished: model.unwished[load.pour * model.trucks + load.truck]!,
    extra: own,
  }
}

/** With all loads frozen, slots follow pour and start. */
function slotFinder(model: Model) {
  const slots = new Map<Load, number>()
  const counts = new Map<number, number>()
  for (const load of model.frozenLoads) {
    const at = counts.get(load.pour) ?? 0
    counts.set(load.pour, at + 1)
    slots.set(load, model.slots[load.pour]! + at)
  }
  return (load: Load) => slots.get(load)!
}
