import { below } from './chance'
import { openPours, type Ruin } from './round'
import { ruinNear, takeOutNear } from './ruin-near'

/** Room around a pour that is not served yet. */
export const ruinAroundOpen: Ruin = round => {
  const open = openPours(round)
  if (open.length === 0) return ruinNear(round)
  takeOutNear(round, open[below(round.random, open.length)]!, round.many)
}
