import { type Draft, enterQueue, enterTour, leaveQueue, leaveTour } from './draft'
import { earliestSlot } from './line-slots'
import { unloadMinutes } from './lines'
import { loadMinutes, type Model, TRUCK_TASKS } from './model'
import type { Params } from './params'
import { fits, type Trial, tryTruck } from './truck-fit'

/** Enters a task at its written times with the cheapest of the trucks; false when none or no line can. */
export function enterAt(model: Model, params: Params, draft: Draft, task: number, trucks: ArrayLike<number>) {
  if (!lineFree(model, draft, task)) return false
  const truck = cheapestTruck(model, params, draft, task, trucks)
  if (truck < 0) return false
  take(draft, task, truck)
  if (draft.line[task]! >= 0) enterQueue(draft, task)
  return true
}

/** Takes a truck from one other load, when a further truck can bring that one at its own time. */
export function enterInExchange(model: Model, params: Params, draft: Draft, task: number, entered: Set<number>) {
  if (!lineFree(model, draft, task)) return false
  const trucks = model.eligible[model.pourOfSlot[task]!]!
  for (const truck of trucks) {
    const other = onlyClash(draft, task, truck)
    if (other < 0 || !entered.has(other)) continue
    leaveTour(draft, other)
    if (cheapestTruck(model, params, draft, task, [truck]) === truck) {
      take(draft, task, truck)
      const relief = cheapestTruck(model, params, draft, other, model.eligible[model.pourOfSlot[other]!]!)
      if (relief >= 0) {
        take(draft, other, relief)
        if (draft.line[task]! >= 0) enterQueue(draft, task)
        return true
      }
      leaveTour(draft, task)
    }
    take(draft, other, truck)
  }
  return false
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
    const cost = trial.cost + params.weights.spareCapacity * ((model.capacity[truck]! - volume) / 100)
    if (trial.fit !== fits.yes || cost >= bestCost) continue
    best = truck
    bestCost = cost
  }
  return best
}

/** The one task of the truck that overlaps with the wanted time, or −1 when there are none or more. */
function onlyClash(draft: Draft, task: number, truck: number) {
  let found = -1
  for (let i = 0; i < draft.tourLength[truck]!; i++) {
    const other = draft.tours[truck * TRUCK_TASKS + i]!
    if (draft.begin[other]! >= draft.end[task]! || draft.end[other]! <= draft.begin[task]!) continue
    if (found >= 0) return -1
    found = other
  }
  return found
}
