import { below, between } from './chance'
import { placedPours, type Ruin, takeOut } from './round'

const KEPT = 0.4

/** Most of what starts within an hour or so. */
export const ruinHours: Ruin = round => {
  const { draft, model, random } = round
  const placed = placedPours(round)
  if (placed.length === 0) return
  const from = model.day.pours[placed[below(random, placed.length)]!]!.from
  const until = from + between(random, 20, 100)
  let left = round.many * 2
  for (const pour of placed) {
    const start = draft.start[model.slots[pour]!]!
    if (start < from || start >= until || random() < KEPT || left-- <= 0) continue
    takeOut(round, pour)
  }
}
