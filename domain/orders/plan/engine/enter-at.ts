import type { Random } from '~/domain/kit/random'
import { type Draft, enterQueue, enterTour, leaveQueue, leaveTour } from './draft'
import { nearbyEntrance } from './enter-nearby'
import { earliestSlot } from './line-slots'
import { unloadMinutes } from './lines'
import { loadMinutes, type Model, TRUCK_TASKS } from './model'
import type { Params } from './params'
import { fits, type Trial, tryTruck } from './truck-fit'

/** Loads whose relief at another time is tried: each trial looks at every truck. */
const MOST_RELIEFS = 40

/** Enters a task at its written times with the cheapest of the trucks; false when none or no line can. */
export function enterAt(model: Model, params: Params, draft: Draft, task: number, trucks: ArrayLike<number>) {
  if (!lineFree(model, draft, task)) return false
  const truck = cheapestTruck(model, params, draft, task, trucks)
  if (truck < 0) return false
  take(draft, task, truck)
  if (draft.line[task]! >= 0) enterQueue(draft, task)
  return true
}

/**
 * Takes a truck from one other load that can be brought by a further truck at its own time, or else at another time or
 * plant between its neighbours; false, and all as before, where no such load is.
 */
export function exchange(model: Model, params: Params) {
  const enterNearby = nearbyEntrance(model, params)
  return function enterInExchange(draft: Draft, task: number, entered: Set<number>, draw: Random) {
    if (!lineFree(model, draft, task)) return false
    let tries = 0
    return forOther(other => enterAt(model, params, draft, other, trucksOf(other))) || forOther(relieved)

    function relieved(other: number) {
      return ++tries <= MOST_RELIEFS && enterNearby(draft, other, draw)
    }

    /** The first load in the way that gives its truck and is put back by `relieve`. */
    function forOther(relieve: (other: number) => boolean) {
      for (const truck of trucksOf(task)) {
        for (const other of besides(draft, task, truck)) {
          if (entered.has(other) && inExchange(task, other, truck, relieve)) return true
        }
      }
      return false
    }

    function inExchange(task: number, other: number, truck: number, relieve: (other: number) => boolean) {
      leaveTour(draft, other)
      if (draft.line[other]! >= 0) leaveQueue(draft, other)
      if (enterAt(model, params, draft, task, [truck])) {
        if (relieve(other)) return true
        leaveTour(draft, task)
        if (draft.line[task]! >= 0) leaveQueue(draft, task)
      }
      take(draft, other, truck)
      if (draft.line[other]! >= 0) enterQueue(draft, other)
      return false
    }
  }

  function trucksOf(task: number) {
    return model.eligible[model.pourOfSlot[task]!]!
  }
}

/** Takes the truck and the place of another load, which leaves the plan; false, and all as before, when that does not fit. */
export function enterInstead(model: Model, params: Params, draft: Draft, task: number, other: number) {
  const truck = draft.truck[other]!
  leaveTour(draft, other)
  if (draft.line[other]! >= 0) leaveQueue(draft, other)
  if (enterAt(model, params, draft, task, [truck])) return true
  take(draft, other, truck)
  if (draft.line[other]! >= 0) enterQueue(draft, other)
  return false
}

function take(draft: Draft, task: number, truck: number) {
  draft.truck[task] = truck
  enterTour(draft, task)
}

function lineFree(model: Model, draft: Draft, task: number) {
  const line = draft.line[task]!
  const volume = draft.volume[task]!
  const begin = draft.begin[task]!
  if (begin < (model.day.now ?? begin)) return false
  return line < 0 || earliestSlot(model, draft, line, begin, loadMinutes(model, line, volume), volume) === begin
}

function cheapestTruck(model: Model, params: Params, draft: Draft, task: number, trucks: ArrayLike<number>) {
  const pour = model.pourOfSlot[task]!
  const volume = draft.volume[task]!
  const trial: Trial = { fit: 0, cost: 0, ready: 0 }
  const trip = { pour, plant: draft.plant[task]!, begin: draft.begin[task]!, end: draft.end[task]! }
  let best = -1
  let bestCost = Infinity
  for (let i = 0; i < trucks.length; i++) {
    const truck = trucks[i]!
    if (model.capacity[truck]! < volume || !model.allowed[pour * model.trucks + truck]) continue
    if (unloadMinutes(model.day, pour, truck, volume) !== draft.end[task]! - draft.start[task]!) continue
    tryTruck(model, params, draft, trip, truck, trial)
    const cost =
      trial.cost +
      params.weights.spareCapacity * ((model.capacity[truck]! - volume) / 100) +
      params.weights.wish * model.unwished[pour * model.trucks + truck]!
    if (trial.fit !== fits.yes || cost >= bestCost) continue
    best = truck
    bestCost = cost
  }
  return best
}

/** The two tasks of the truck that lie on either side of the wanted minute of loading. */
function besides(draft: Draft, task: number, truck: number) {
  const base = truck * TRUCK_TASKS
  const length = draft.tourLength[truck]!
  let at = 0
  while (at < length && draft.begin[draft.tours[base + at]!]! < draft.begin[task]!) at++
  const sides = []
  if (at > 0) sides.push(draft.tours[base + at - 1]!)
  if (at < length) sides.push(draft.tours[base + at]!)
  return sides
}
