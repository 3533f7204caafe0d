import { type Model, TRUCK_TASKS } from './model'

/** A plan under construction. A task is a load slot of a pour; trucks keep their tasks in the order of time. */
export type Draft = {
  /** Loads placed per pour; 0 is unserved. */
  count: Int32Array
  truck: Int32Array
  plant: Int32Array
  line: Int32Array
  volume: Int32Array
  begin: Int32Array
  start: Int32Array
  end: Int32Array
  tours: Int32Array
  tourLength: Int32Array
}

export function emptyDraft(model: Model): Draft {
  const slots = model.slots[model.pours]!
  const ints = () => new Int32Array(slots)
  return {
    count: new Int32Array(model.pours),
    truck: ints(),
    plant: ints(),
    line: ints(),
    volume: ints(),
    begin: ints(),
    start: ints(),
    end: ints(),
    tours: new Int32Array(model.trucks * TRUCK_TASKS),
    tourLength: new Int32Array(model.trucks),
  }
}

export function copyDraft(from: Draft, to: Draft) {
  to.count.set(from.count)
  to.truck.set(from.truck)
  to.plant.set(from.plant)
  to.line.set(from.line)
  to.volume.set(from.volume)
  to.begin.set(from.begin)
  to.start.set(from.start)
  to.end.set(from.end)
  to.tours.set(from.tours)
  to.tourLength.set(from.tourLength)
}

/** Puts a task whose times are written into the tour of its truck. */
export function enterTour(draft: Draft, task: number) {
  const truck = draft.truck[task]!
  const base = truck * TRUCK_TASKS
  let at = base + draft.tourLength[truck]!
  while (at > base && draft.begin[draft.tours[at - 1]!]! > draft.begin[task]!) {
    draft.tours[at] = draft.tours[at - 1]!
    at--
  }
  draft.tours[at] = task
  draft.tourLength[truck]!++
}

/** Puts a task right behind another one of its truck, or first when there is none. */
export function enterTourAfter(draft: Draft, task: number, before: number) {
  const truck = draft.truck[task]!
  const base = truck * TRUCK_TASKS
  let at = base + draft.tourLength[truck]!++
  while (at > base && draft.tours[at - 1] !== before) {
    draft.tours[at] = draft.tours[at - 1]!
    at--
  }
  draft.tours[at] = task
}

export function leaveTour(draft: Draft, task: number) {
  const truck = draft.truck[task]!
  const base = truck * TRUCK_TASKS
  const last = base + --draft.tourLength[truck]!
  let at = base
  while (draft.tours[at] !== task) at++
  for (; at < last; at++) draft.tours[at] = draft.tours[at + 1]!
}

/** Takes a whole pour out of the plan. */
export function removePour(model: Model, draft: Draft, pour: number) {
  const first = model.slots[pour]!
  for (let i = 0; i < draft.count[pour]!; i++) leaveTour(draft, first + i)
  draft.count[pour] = 0
}
