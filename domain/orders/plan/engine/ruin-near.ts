import { below } from './chance'
import { placedPours, type Round, type Ruin, takeOut } from './round'

/** A pour and those that compete with it for the same trucks. */
export const ruinNear: Ruin = round => {
  const placed = placedPours(round)
  if (placed.length === 0) return
  const centre = placed[below(round.random, placed.length)]!
  takeOut(round, centre)
  takeOutNear(round, centre, round.many - 1)
}

const OVERLOOKED = 0.35

/** The nearest placed pours, now and then overlooking one so that rounds differ. */
export function takeOutNear(round: Round, centre: number, many: number) {
  const { draft, near, random, model } = round
  let done = 0
  for (const pour of near[centre]!) {
    if (done >= many) return
    if (draft.count[pour]! <= model.frozen[pour]! || random() < OVERLOOKED) continue
    takeOut(round, pour)
    done++
  }
}
