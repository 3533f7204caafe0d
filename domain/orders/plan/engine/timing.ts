import type { Draft } from './draft'
import { type Model, TRUCK_TASKS } from './model'

/**
 * Earliest and latest starts of all loads when only the order of each truck's loads is fixed: a simple temporal network
 * with the ways between loads and the pauses inside a pour as its edges. The earliest starts stand in the draft.
 */
export type Timing = ReturnType<typeof timing>

export function timing(model: Model) {
  const slots = model.slots[model.pours]!
  const latest = new Int32Array(slots)
  const before = new Int32Array(slots)
  const next = new Int32Array(slots)
  const order = new Int32Array(model.pours)
  const saved = new Int32Array(slots)
  const from = Int32Array.from(model.day.pours, pour => pour.from)
  const until = Int32Array.from(model.day.pours, pour => pour.until)
  const latestStart = Int32Array.from(model.day.pours, pour => pour.latestStart)
  const maxGap = Int32Array.from(model.day.pours, pour => pour.maxGap)
  let served = 0
  const self = { latest, refresh, settle, link, relink, save, restore }
  return self

  /** Reads the tours anew: earliest starts into the draft, latest starts beside. */
  function refresh(draft: Draft) {
    relink(draft)
    sortByStart(draft)
    for (let i = 0; i < served; i++) {
      const pour = order[i]!
      const first = model.slots[pour]!
      const end = first + draft.count[pour]!
      for (let task = first; task < end; task++) setStart(draft, task, from[pour]!)
    }
    settle(draft, false)
    backward(draft)
  }

  function relink(draft: Draft) {
    for (let truck = 0; truck < model.trucks; truck++) {
      const base = truck * TRUCK_TASKS
      const length = draft.tourLength[truck]!
      for (let i = 0; i < length; i++) {
        const task = draft.tours[base + i]!
        before[task] = i > 0 ? draft.tours[base + i - 1]! : -1
        next[task] = i < length - 1 ? draft.tours[base + i + 1]! : -1
      }
    }
  }

  /** Puts a task between two others of its truck. */
  function link(task: number, previous: number, following: number) {
    before[task] = previous
    next[task] = following
    if (previous >= 0) next[previous] = task
    if (following >= 0) before[following] = task
  }

  function save(draft: Draft) {
    saved.set(draft.start)
  }

  function restore(draft: Draft) {
    for (let i = 0; i < served; i++) {
      const pour = order[i]!
      const first = model.slots[pour]!
      for (let task = first; task < first + draft.count[pour]!; task++) setStart(draft, task, saved[task]!)
    }
  }

  /** Pushes starts later until all edges hold; false when a load passes its latest start, which `guarded` looks up. */
  function settle(draft: Draft, guarded: boolean): boolean {
    if (guarded) sortByStart(draft)
    for (let moved = true, pass = 0; moved; pass++) {
      moved = false
      if (pass > 200) return false
      for (let i = 0; i < served; i++) {
        const pour = order[i]!
        const first = model.slots[pour]!
        const last = first + draft.count[pour]! - 1
        for (let task = first; task <= last; task++) {
          let least = draft.start[task]!
          const prior = before[task]!
          const truck = draft.truck[task]!
          const lead = draft.start[task]! - draft.begin[task]!
          const place = prior < 0 ? model.truckAt[truck]! : model.pourOfSlot[prior]!
          const free = prior < 0 ? model.shiftFrom[truck]! : draft.end[prior]!
          least = Math.max(least, free + model.empty[place * model.plants + draft.plant[task]!]! + lead)
          if (task > first) least = Math.max(least, draft.end[task - 1]!)
          if (least === draft.start[task]) continue
          if (guarded && least > latest[task]!) return false
          setStart(draft, task, least)
          moved = true
        }
        for (let task = last - 1; task >= first; task--) {
          const unload = draft.end[task]! - draft.start[task]!
          const least = draft.start[task + 1]! - maxGap[pour]! - unload
          if (least <= draft.start[task]!) continue
          if (guarded && least > latest[task]!) return false
          setStart(draft, task, least)
          moved = true
        }
      }
    }
    return true
  }

  function backward(draft: Draft) {
    for (let i = 0; i < served; i++) {
      const pour = order[i]!
      const first = model.slots[pour]!
      const end = first + draft.count[pour]!
      for (let task = first; task < end; task++) latest[task] = until[pour]! - draft.end[task]! + draft.start[task]!
      latest[first] = Math.min(latest[first]!, latestStart[pour]!)
    }
    for (let moved = true; moved; ) {
      moved = false
      for (let i = served - 1; i >= 0; i--) {
        const pour = order[i]!
        const first = model.slots[pour]!
        const last = first + draft.count[pour]! - 1
        for (let task = last; task >= first; task--) {
          const unload = draft.end[task]! - draft.start[task]!
          let most = latest[task]!
          const following = next[task]!
          if (following >= 0) {
            const lead = draft.start[following]! - draft.begin[following]!
            most = Math.min(
              most,
              latest[following]! - lead - model.empty[pour * model.plants + draft.plant[following]!]! - unload,
            )
          }
          if (task < last) most = Math.min(most, latest[task + 1]! - unload)
          if (most === latest[task]) continue
          latest[task] = most
          moved = true
        }
        for (let task = first + 1; task <= last; task++) {
          const most = latest[task - 1]! + draft.end[task - 1]! - draft.start[task - 1]! + maxGap[pour]!
          if (most >= latest[task]!) continue
          latest[task] = most
          moved = true
        }
      }
    }
  }

  function sortByStart(draft: Draft) {
    served = 0
    for (let pour = 0; pour < model.pours; pour++) {
      if (draft.count[pour] === 0) continue
      const key = draft.start[model.slots[pour]!]!
      let at = served++
      while (at > 0 && draft.start[model.slots[order[at - 1]!]!]! > key) {
        order[at] = order[at - 1]!
        at--
      }
      order[at] = pour
    }
  }
}

function setStart(draft: Draft, task: number, start: number) {
  const shift = start - draft.start[task]!
  draft.begin[task]! += shift
  draft.start[task]! += shift
  draft.end[task]! += shift
}
