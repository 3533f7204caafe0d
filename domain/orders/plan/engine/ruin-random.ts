import { below } from './chance'
import { placedPours, type Ruin, takeOut } from './round'

/** Any pours at all. */
export const ruinRandom: Ruin = round => {
  const placed = placedPours(round)
  for (let i = 0; i < round.many && placed.length > 0; i++) takeOut(round, placed[below(round.random, placed.length)]!)
}
