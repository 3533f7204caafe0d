import type { Draft } from './draft'
import { loadMinutes, type Model, TRUCK_TASKS } from './model'
import { lagOf } from './pace'
import type { Params, Weights } from './params'
import { emptyMinutes, loadedMinutes } from './travel'

/** Cost of a whole draft. */
export type Costing = (draft: Draft) => number

/** What a plan consists of, before weights: m³, minutes, trucks and changes. */
export type Parts = Record<keyof Weights, number>

const names: (keyof Weights)[] = [
  'unserved', 'gap', 'late', 'promise', 'drum', 'overtime', 'empty', 'loaded',
  'siteWait', 'shift', 'truck', 'plantPreference', 'spareCapacity', 'wish', 'change',
] // biome-ignore format: one line per group reads as the table it is
const [UNSERVED, GAP, LATE, PROMISE, DRUM, OVERTIME, EMPTY, LOADED, WAIT, SHIFT, TRUCK, PLANT, SPARE, WISH, CHANGE] =
  names.keys()

/** m³ of the pour that come late, times hours beyond what counts as on time: whoever waits with a crew and a pump waits for all of it. */
export function brokenPromise(model: Model, { onTimeMinutes }: Params, pour: number, start: number) {
  return (model.stake[pour]! * Math.max(0, start - model.day.pours[pour]!.due - onTimeMinutes)) / 60
}

/** A change beyond the most outweighs all that a day can gain. */
const TOO_MANY = 1e9

export function costing(model: Model, params: Params) {
  const weights = Float64Array.from(names, name => params.weights[name])
  const parts = new Float64Array(names.length)
  const { pours } = model.day
  const promises = params.weights.promise > 0
  let changes = 0
  return { cost, parts: partsOf, changes: changesIn }

  function cost(draft: Draft) {
    measure(draft)
    let sum = 0
    for (let i = 0; i < parts.length; i++) sum += parts[i]! * weights[i]!
    return sum + TOO_MANY * Math.max(0, changes - (model.published?.most ?? Infinity))
  }

  /** Published loads that the draft does not keep. */
  function changesIn(draft: Draft) {
    measure(draft)
    return changes
  }

  function partsOf(draft: Draft) {
    measure(draft)
    return Object.fromEntries(names.map((name, i) => [name, parts[i]!])) as Parts
  }

  function measure(draft: Draft) {
    parts.fill(0)
    changes = 0
    for (let pour = 0; pour < model.pours; pour++) measurePour(draft, pour)
    for (let truck = 0; truck < model.trucks; truck++) measureTour(draft, truck)
  }

  function measurePour(draft: Draft, pour: number) {
    const { due, maxGap, drumLife, promised } = pours[pour]!
    const first = model.slots[pour]!
    const end = first + draft.count[pour]!
    let left = model.volume[pour]!
    for (let task = first; task < end; task++) {
      if (task >= first + model.frozen[pour]!) left -= draft.volume[task]!
      const start = draft.start[task]!
      if (task === first) {
        parts[LATE!]! += Math.max(0, start - due)
        if (promises) parts[PROMISE!]! += brokenPromise(model, params, pour, start)
      } else {
        parts[GAP!]! += Math.max(0, start - draft.end[task - 1]! - maxGap)
        if (promised) parts[LATE!]! += lagOf(pours[pour]!, task - first, start)
      }
      const depart = draft.begin[task]! + loadMinutes(model, draft.line[task]!, draft.volume[task]!)
      const way = loadedMinutes(model, draft.plant[task]!, pour, depart)
      parts[LOADED!]! += way
      parts[WAIT!]! += start - depart - way
      parts[DRUM!]! += Math.max(0, draft.end[task]! - depart - drumLife + params.drumReserve)
      parts[SPARE!]! += (model.capacity[draft.truck[task]!]! - draft.volume[task]!) / 100
      parts[WISH!]! += model.unwished[pour * model.trucks + draft.truck[task]!]!
      parts[PLANT!]! += model.penalty(pour, draft.plant[task]!)
    }
    if (left > 0) parts[UNSERVED!]! += ((left / model.volume[pour]!) * model.worth[pour]!) / 100
    if (model.published) measureChanges(draft, pour)
  }

  /** Published loads of a pour that none of its loads is: as truck, plant and start, whatever its position. */
  function measureChanges(draft: Draft, pour: number) {
    const { truck, urgency } = model.published!
    for (let slot = model.slots[pour]!; slot < model.slots[pour + 1]!; slot++) {
      if (truck[slot]! < 0 || isKept(draft, pour, slot)) continue
      parts[CHANGE!]! += urgency[slot]!
      changes++
    }
  }

  function isKept(draft: Draft, pour: number, slot: number) {
    const first = model.slots[pour]!
    const end = first + draft.count[pour]!
    if (slot < end && isSame(draft, slot, slot)) return true
    for (let task = first; task < end; task++) if (isSame(draft, task, slot)) return true
    return false
  }

  function isSame(draft: Draft, task: number, slot: number) {
    const { truck, plant, start } = model.published!
    return (
      draft.truck[task] === truck[slot] &&
      draft.plant[task] === plant[slot] &&
      Math.abs(draft.start[task]! - start[slot]!) <= params.changeTolerance
    )
  }

  function measureTour(draft: Draft, truck: number) {
    const length = draft.tourLength[truck]!
    if (length === 0) return
    const base = truck * TRUCK_TASKS
    const first = draft.tours[base]!
    let place = model.truckAt[truck]!
    let free = 0
    for (let i = 0; i < length; i++) {
      const task = draft.tours[base + i]!
      parts[EMPTY!]! += emptyMinutes(model, place, draft.plant[task]!, i === 0 ? draft.begin[task]! : free)
      place = model.pourOfSlot[task]!
      free = draft.end[task]!
    }
    const out = emptyMinutes(model, model.truckAt[truck]!, draft.plant[first]!, draft.begin[first]!)
    const { home, shiftUntil } = model.day.trucks[truck]!
    const back = home === undefined ? 0 : emptyMinutes(model, place, home, free)
    parts[EMPTY!]! += back
    parts[TRUCK!]! += 1
    parts[SHIFT!]! += free + back - draft.begin[first]! + out
    parts[OVERTIME!]! += Math.max(0, free + back - shiftUntil)
  }
}
