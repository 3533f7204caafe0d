import { below } from './chance'
import { TRUCK_TASKS } from './model'
import { type Ruin, takeOut } from './round'

/** A stretch of one truck's day. */
export const ruinTour: Ruin = round => {
  const { draft, model, random } = round
  const truck = below(random, model.trucks)
  const length = draft.tourLength[truck]!
  if (length === 0) return
  const stretch = 1 + below(random, Math.min(length, round.many))
  const from = truck * TRUCK_TASKS + below(random, length - stretch + 1)
  for (const task of draft.tours.slice(from, from + stretch)) takeOut(round, model.pourOfSlot[task]!)
}
