import { EngineeringFault } from '~/domain/kit/fault'
import { within } from '~/domain/kit/within'
import { given, QUANTITIES } from '../../bounds'

export type BinderRule = 'max-ratio' | 'min-binder' | 'max-binder' | 'ggbs-needs-supplier-data'
export type Reason = {
  rule: BinderRule | 'strength-beyond-curve' | 'no-room-for-aggregate'
  needed: number
  limit: number
}

export type BinderInput = {
  /** Free water, kg/m³. */
  water: number
  /** W/(C + k·F) the strength asks for. */
  ratio: number
  pfa: number
  ggbs: number
  maxRatio?: number
  minBinder?: number
  maxBinder?: number
}

export type Binder = {
  cement: number
  pfa: number
  ggbs: number
  total: number
  ratio: number
  governed: 'strength' | 'max-ratio' | 'min-binder'
}

export const BINDER = {
  /** Ash and slag together leave at least this much cement in the binder, percent: the least clinker of CEM III/B, EN 197-1. */
  leastCement: 20,
  /** Cementing efficiency of pulverised-fuel ash, BRE 331 §9. */
  pfaEfficiency: 0.3,
  /** Slag counts one for one up to this share, percent; beyond it only with a supplier's figure. */
  ggbsOneForOne: 40,
  ggbsEfficiency: null as number | null,
}

/**
 * Cement, ash and slag, kg/m³: C = (100−p)W / [(100−0.7p)·ratio], F = pC/(100−p); the limits act on C + F and W/(C + F).
 * Never faults on a limit that cannot be met: it answers with the reasons. BRE 331 §5.3 and §9.
 */
export function binderContent(input: BinderInput, params = BINDER): { binder: Binder; reasons: Reason[] } {
  const p = given(input.pfa, 'pfa', { ...QUANTITIES.share, bounds: [0, 50] }) / 100
  const g = given(input.ggbs, 'ggbs', { ...QUANTITIES.share, bounds: [0, 80] }) / 100
  const least = BINDER.leastCement / 100
  if (1 - p - g < least - 1e-9)
    throw new EngineeringFault(
      'too-little-cement',
      `ash and slag are ${Math.round((p + g) * 100)} % of the binder; ${BINDER.leastCement} % must be cement`,
      'ggbs',
    )
  const reasons: Reason[] = []
  const slag = slagEfficiency(input.ggbs, params, reasons)
  const strength = 1 - p - g + params.pfaEfficiency * p + slag * g
  let total = input.water / input.ratio / strength
  let governed: Binder['governed'] = 'strength'
  if (input.maxRatio !== undefined && input.water / total > input.maxRatio) {
    total = input.water / input.maxRatio
    governed = 'max-ratio'
  }
  if (input.minBinder !== undefined && total < input.minBinder) {
    total = input.minBinder
    governed = 'min-binder'
  }
  if (input.maxBinder !== undefined && total > input.maxBinder) {
    reasons.push({ rule: 'max-binder', needed: total, limit: input.maxBinder })
  }
  const binder = {
    cement: total * (1 - p - g),
    pfa: total * p,
    ggbs: total * g,
    total,
    ratio: input.water / total,
    governed,
  }
  return { binder, reasons }
}

function slagEfficiency(share: number, params: typeof BINDER, reasons: Reason[]): number {
  if (params.ggbsEfficiency !== null) return within(params.ggbsEfficiency, 'ggbsEfficiency', [0.2, 1.2])
  if (share > params.ggbsOneForOne) {
    reasons.push({ rule: 'ggbs-needs-supplier-data', needed: share, limit: params.ggbsOneForOne })
  }
  return 1
}
