import { EngineeringFault } from '~/domain/kit/fault'
import { within } from '~/domain/kit/within'
import { given, QUANTITIES } from '../bounds'
import type { Kind } from './constituent'

export type Window = { min?: number; max?: number }

/** What a mix must keep. Everything is optional but the air; a rule left out is not applied. */
export type MixRules = {
  /** Percent of the concrete's volume. */
  air: number
  /** Strength: W ≤ max·(C + Σ k·addition). */
  strengthRatio?: { max: number; efficiency: Partial<Record<Kind, number>> }
  /** Durability of exposure classes: W ≤ ratio·(C + Σ k·addition), and C + Σ k·addition at least so many kg/m³. */
  exposure?: { ratio?: number; cement?: number; efficiency: Partial<Record<Kind, number>> }
  /** What a m³ may hold: chloride, % of cement and what counts as it (all of `of`); alkali of binder and admixture, kg/m³. */
  chloride?: { max: number; of: readonly Kind[] }
  alkali?: { max: number }
  /** W / all binder. */
  ratio?: { max: number }
  /** All binder, kg/m³. */
  binder?: Window
  /** Free water, kg/m³. */
  water?: Window
  /** Contents of some kinds together, kg/m³. */
  amounts?: readonly ({ kinds: readonly Kind[] } & Window)[]
  /** Slump: W + saving·admixture ≥ demand, kg/m³ and kg of water per kg. */
  waterDemand?: { demand: number; saving: number }
  /** All admixture, percent of the binder. */
  admixture?: { max: number }
  /** Additions together, percent of all binder. */
  shares?: readonly { kinds: readonly Kind[]; min?: number; max?: number }[]
  /** Addition over cement by mass; only so much may count for strength. */
  overCement?: readonly { kind: Kind; max: number }[]
  /** Binder, water and admixture, m³ per m³. */
  paste?: Window
  /** Combined grading, percent passing; a side left out is no requirement. Never interpolated between sieves. */
  envelope?: readonly { sieve: number; min?: number; max?: number }[]
  /** Fineness modulus of the combined aggregate over the named sieves, mm. */
  finenessModulus?: Window & { sieves: readonly number[] }
  /** kg CO₂e per m³. */
  gwp?: { max: number }
}

/** k-values and shares of EN 206; editable settings, not re-read in the standard. */
export const EN_206_ADDITIONS = {
  efficiency: { pfa: 0.4, ggbs: 0.6, 'silica-fume': 2 } as Partial<Record<Kind, number>>,
  overCement: [
    { kind: 'pfa', max: 0.33 },
    { kind: 'ggbs', max: 1 },
    { kind: 'silica-fume', max: 0.11 },
  ] as const,
}

export const MIX_OPTIMISATION = {
  /** Share the grading by volume, or by mass where densities are near. */
  gradingBasis: 'volume' as 'volume' | 'mass',
  /** A row counts as active, and as kept, within this fraction of its size. */
  tolerance: 1e-6,
  /** m³ that the weighed amounts may miss 1 m³ by. */
  volumeTolerance: 0.002,
  /** Points of a Pareto front. */
  points: 10,
}

/** The rules themselves when each is sound. Faults: `not-a-number`, `out-of-bounds`, `limits-crossed`. */
export function soundRules(rules: MixRules): MixRules {
  given(rules.air, 'air', QUANTITIES.air)
  if (rules.strengthRatio) within(rules.strengthRatio.max, 'strengthRatio', [0.2, 1])
  for (const [kind, k] of Object.entries(rules.strengthRatio?.efficiency ?? {})) within(k, `efficiency.${kind}`, [0, 4])
  if (rules.ratio) within(rules.ratio.max, 'ratio', [0.2, 1])
  if (rules.exposure) {
    within(rules.exposure.ratio ?? 0.5, 'exposure.ratio', [0.2, 1])
    within(rules.exposure.cement ?? 0, 'exposure.cement', [0, 1000], 'kg/m³')
  }
  for (const [kind, k] of Object.entries(rules.exposure?.efficiency ?? {})) within(k, `exposure.${kind}`, [0, 4])
  if (rules.chloride) within(rules.chloride.max, 'chloride', [0, 2], '%')
  if (rules.alkali) within(rules.alkali.max, 'alkali', [0, 20], 'kg/m³')
  window(rules.binder, 'binder', 1000)
  window(rules.water, 'water', 400)
  window(rules.paste, 'paste', 1)
  window(rules.finenessModulus, 'finenessModulus', 10)
  if (rules.waterDemand) {
    within(rules.waterDemand.demand, 'waterDemand', [50, 400], 'kg/m³')
    within(rules.waterDemand.saving, 'waterDemand.saving', [0, 100])
  }
  if (rules.admixture) within(rules.admixture.max, 'admixture', [0, 20], '%')
  if (rules.gwp) within(rules.gwp.max, 'gwp', [0, 2000], 'kg/m³')
  for (const amount of rules.amounts ?? []) window(amount, `amount:${amount.kinds.join('+')}`, 3000)
  for (const share of rules.shares ?? []) window(share, `shares.${share.kinds.join('+')}`, 100)
  for (const cap of rules.overCement ?? []) within(cap.max, `overCement.${cap.kind}`, [0, 10])
  for (const row of rules.envelope ?? []) window(row, `envelope.${row.sieve}`, 100)
  return rules
}

function window(limits: Window | undefined, field: string, most: number): void {
  if (!limits) return
  const min = within(limits.min ?? 0, `${field}.min`, [0, most])
  const max = within(limits.max ?? most, `${field}.max`, [0, most])
  if (min > max) throw new EngineeringFault('limits-crossed', `${field}: ${min} is above ${max}`, field)
}
