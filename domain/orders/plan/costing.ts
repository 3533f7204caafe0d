import type { Draft } from './draft'
import { loadMinutes, type Model, TRUCK_TASKS } from './model'
import type { Params, Weights } from './params'
import { emptyMinutes, loadedMinutes } from './travel'

/** Cost of a whole draft. */
export type Costing = (draft: Draft) => number

/** What a plan consists of, before weights: m³, minutes, trucks and changes. */
export type Parts = Record<keyof Weights, number>

const names: (keyof Weights)[] = [
  'unserved', 'gap', 'late', 'drum', 'overtime', 'empty', 'loaded',
  'siteWait', 'shift', 'truck', 'plantPreference', 'spareCapacity', 'change',
] // biome-ignore format: one line per group reads as the table it is
const [UNSERVED, GAP, LATE, DRUM, OVERTIME, EMPTY, LOADED, WAIT, SHIFT, TRUCK, PLANT, SPARE, CHANGE] = names.keys()

export function costing(model: Model, params: Params) {
  const weights = Float64Array.from(names, name => params.weights[name])
  const parts = new Float64Array(names.length)
  const { pours } = model.day
  return { cost, parts: partsOf }

  function cost(draft: Draft) {
    measure(draft)
    let sum = 0
    for (let i = 0; i < parts.length; i++) sum += parts[i]! * weights[i]!
    return sum
  }

  function partsOf(draft: Draft) {
    measure(draft)
    return Object.fromEntries(names.map((name, i) => [name, parts[i]!])) as Parts
  }

  function measure(draft: Draft) {
    parts.fill(0)
    for (let pour = 0; pour < model.pours; pour++) measurePour(draft, pour)
    for (let truck = 0; truck < model.trucks; truck++) measureTour(draft, truck)
  }

  function measurePour(draft: Draft, pour: number) {
    const { due, maxGap, drumLife } = pours[pour]!
    const first = model.slots[pour]!
    const end = first + draft.count[pour]!
    if (draft.count[pour] === model.frozen[pour]) parts[UNSERVED!]! += model.worth[pour]! / 100
    for (let task = first; task < end; task++) {
      const start = draft.start[task]!
      if (task === first) parts[LATE!]! += Math.max(0, start - due)
      else parts[GAP!]! += Math.max(0, start - draft.end[task - 1]! - maxGap)
      const depart = draft.begin[task]! + loadMinutes(model, draft.line[task]!, draft.volume[task]!)
      const way = loadedMinutes(model, draft.plant[task]!, pour, depart)
      parts[LOADED!]! += way
      parts[WAIT!]! += start - depart - way
      parts[DRUM!]! += Math.max(0, draft.end[task]! - depart - drumLife + params.drumReserve)
      parts[SPARE!]! += (model.capacity[draft.truck[task]!]! - draft.volume[task]!) / 100
      parts[PLANT!]! += model.penalty(pour, draft.plant[task]!)
    }
    if (model.published) for (let task = first; task < model.slots[pour + 1]!; task++) measureChange(draft, task, end)
  }

  function measureChange(draft: Draft, task: number, end: number) {
    const { truck, plant, start, urgency } = model.published!
    if (truck[task]! < 0) return
    const kept =
      task < end &&
      draft.truck[task] === truck[task] &&
      draft.plant[task] === plant[task] &&
      Math.abs(draft.start[task]! - start[task]!) <= params.changeTolerance
    if (!kept) parts[CHANGE!]! += urgency[task]!
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
