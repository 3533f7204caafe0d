import type { Load } from './day'
import { LINE_TASKS, type Model, TRUCK_TASKS } from './model'
import { without } from './model-tables'

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
  /** Loads of each batching line in the order of time. */
  queues: Int32Array
  queueLength: Int32Array
}

/** A draft that holds the frozen loads alone. */
export function initialDraft(model: Model): Draft {
  const draft = emptyDraft(model)
  for (const load of model.frozenLoads) {
    const task = model.slots[load.pour]! + draft.count[load.pour]!++
    writeLoad(draft, task, load)
    enterTour(draft, task)
    if (load.line >= 0) enterQueue(draft, task)
  }
  return draft
}

/** Writes where and when a load runs, without entering it anywhere. */
export function writeLoad(draft: Draft, task: number, load: Omit<Load, 'pour' | 'position'>) {
  draft.truck[task] = load.truck
  draft.plant[task] = load.plant
  draft.line[task] = load.line
  draft.volume[task] = load.volume
  draft.begin[task] = load.begin
  draft.start[task] = load.start
  draft.end[task] = load.end
}

function emptyDraft(model: Model): Draft {
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
    queues: new Int32Array(model.lines.count * LINE_TASKS),
    queueLength: new Int32Array(model.lines.count),
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
  to.queues.set(from.queues)
  to.queueLength.set(from.queueLength)
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

export function enterQueue(draft: Draft, task: number) {
  const line = draft.line[task]!
  const base = line * LINE_TASKS
  let at = base + draft.queueLength[line]!++
  while (at > base && draft.begin[draft.queues[at - 1]!]! > draft.begin[task]!) {
    draft.queues[at] = draft.queues[at - 1]!
    at--
  }
  draft.queues[at] = task
}

export function leaveQueue(draft: Draft, task: number) {
  const line = draft.line[task]!
  const base = line * LINE_TASKS
  const last = base + --draft.queueLength[line]!
  let at = base
  while (draft.queues[at] !== task) at++
  for (; at < last; at++) draft.queues[at] = draft.queues[at + 1]!
}

/** Takes a pour out of the plan, but for its frozen loads. */
export function removePour(model: Model, draft: Draft, pour: number) {
  cutBack(model, draft, pour, model.frozen[pour]!)
}

/** Takes out the last loads of a pour until `count` are left. */
export function cutBack(model: Model, draft: Draft, pour: number, count: number) {
  const first = model.slots[pour]!
  for (let i = count; i < draft.count[pour]!; i++) {
    leaveTour(draft, first + i)
    if (draft.line[first + i]! >= 0) leaveQueue(draft, first + i)
  }
  draft.count[pour] = count
}

/** Volume of the loads beyond the frozen ones. */
export function plannedVolume(model: Model, draft: Draft, pour: number) {
  const first = model.slots[pour]!
  let sum = 0
  for (let task = first + model.frozen[pour]!; task < first + draft.count[pour]!; task++) sum += draft.volume[task]!
  return sum
}

/** Volume of the load that follows where volumes are settled: the first that no planned load has. */
export function nextVolume(model: Model, draft: Draft, pour: number): number | null {
  const settled = model.settled[pour]
  if (!settled) return null
  const from = model.slots[pour]! + model.frozen[pour]!
  const placed = draft.volume.subarray(from, model.slots[pour]! + draft.count[pour]!)
  if (settled.every(each => each === settled[0])) return settled[placed.length] ?? null
  return without(settled, Array.from(placed))[0] ?? null
}

/** True while the volume beyond the frozen loads is not planned. */
export function isOpen(model: Model, draft: Draft, pour: number) {
  return model.volume[pour]! > 0 && draft.count[pour] === model.frozen[pour]
}

export function loadsOf(model: Model, draft: Draft): Load[] {
  const loads: Load[] = []
  for (let pour = 0; pour < model.pours; pour++) {
    for (let i = 0; i < draft.count[pour]!; i++) loads.push(loadAt(draft, pour, model.slots[pour]! + i, i))
  }
  return loads
}

export function loadAt(draft: Draft, pour: number, task: number, position = 0): Load {
  return {
    pour,
    position,
    volume: draft.volume[task]!,
    truck: draft.truck[task]!,
    plant: draft.plant[task]!,
    line: draft.line[task]!,
    begin: draft.begin[task]!,
    start: draft.start[task]!,
    end: draft.end[task]!,
  }
}
