import { below } from './chance'
import { LINE_TASKS } from './model'
import { placedPours, type Ruin, takeOut } from './round'

const WIDTH = 60

/** What one plant batches within an hour. */
export const ruinPlantHour: Ruin = round => {
  const { draft, model, random } = round
  const placed = placedPours(round)
  if (placed.length === 0) return
  const task = model.slots[placed[below(random, placed.length)]!]!
  const plant = draft.plant[task]!
  const from = draft.begin[task]! - WIDTH / 2
  const hit = new Set<number>()
  for (let line = model.lines.first[plant]!; line < model.lines.first[plant + 1]!; line++) {
    for (const other of draft.queues.subarray(line * LINE_TASKS, line * LINE_TASKS + draft.queueLength[line]!)) {
      if (draft.begin[other]! >= from && draft.begin[other]! < from + WIDTH) hit.add(model.pourOfSlot[other]!)
    }
  }
  for (const pour of [...hit].slice(0, round.many * 2)) takeOut(round, pour)
}
