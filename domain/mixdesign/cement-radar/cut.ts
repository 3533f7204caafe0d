import type { Loss } from './lean'
import { type Criterion, failChance, type Known, requiredMean } from './risk'

/** kg/m³ that a scale and a trial can tell apart, and the largest share of the binder that one trial takes out. */
export const CUT = { step: 5, mostShare: 0.15 }
/** The loss by a kg of binder is known to about a quarter of itself: cements and aggregates differ. */
const LOSS_SD = 0.25

export type RadarCut = {
  /** kg/m³ of binder; 0 where nothing can go. */
  cut: number
  /** Why no more. */
  limit: 'risk' | 'durability' | 'trial'
  riskNow: number
  riskAfter: number
  required: number
  /** MPa above the required mean. */
  over: number
  meanAfter: number
}

/** What is known of a concrete with so much less binder, kg/m³: weaker by the loss, and less surely known. */
export function afterCut(known: Known, loss: Loss, cut: number): Known {
  const lost = loss.perKg * cut
  return { ...known, mean: known.mean - lost, sd: Math.hypot(known.sd, LOSS_SD * lost) }
}

/**
 * The most binder that can go, in steps: after it an assessment fails with no more than the accepted chance, and durability
 * asks for nothing that the mix then lacks (`durable`). MPa and kg/m³.
 */
export function cutOf(
  known: Known,
  criterion: Criterion,
  loss: Loss,
  of: { binder: number; chance: number; durable: (cut: number) => boolean },
): RadarCut {
  const after = (cut: number) => afterCut(known, loss, cut)
  const required = requiredMean(known, criterion, of.chance)
  let cut = 0
  let limit: RadarCut['limit'] = 'trial'
  for (let next = CUT.step; next <= of.binder * CUT.mostShare; next += CUT.step) {
    const safe = failChance(after(next), criterion) <= of.chance
    if (safe && of.durable(next)) cut = next
    else {
      limit = safe ? 'durability' : 'risk'
      break
    }
  }
  return {
    ...{ cut, limit, required },
    riskNow: failChance(known, criterion),
    riskAfter: failChance(after(cut), criterion),
    over: known.mean - required,
    meanAfter: after(cut).mean,
  }
}
