import { EngineeringFault } from '~/domain/kit/fault'
import { roundTo } from '~/domain/kit/rounding'
import { given, QUANTITIES } from '../../bounds'
import type { AciSystem } from '../target-mean-aci'
import { aciRequiredAverage, type StrengthRecord } from '../target-mean-aci'
import { coarseVolume } from './coarse'
import { type AciReason, durabilityCaps, type Exposure, type ScmShares, scmReasons, shareWarnings } from './durability'
import { aciRatio } from './ratio'
import { ACI_UNITS } from './system'
import { type AciAir, aciAir, aciWater, type WaterAdjustments, waterAdjustment } from './water'

export type AciInput = {
  system: AciSystem
  /** Specified strength, psi or MPa. */
  specified: number
  records?: readonly StrengthRecord[]
  /** Inches or mm. */
  slump: number
  maxSize: number
  air: AciAir
  /** Air by experience, percent; replaces the table. */
  airPercent?: number
  exposures?: readonly Exposure[]
  /** Mixing water by experience, lb/yd³ or kg/m³; replaces the table, not the adjustments. */
  water?: number
  adjust?: Omit<WaterAdjustments, 'flyAsh' | 'slag'>
  /** Percent of the binder. */
  scm?: Partial<ScmShares>
  /** Ratio by experience; the durability cap still holds. */
  ratio?: number
  finenessModulus: number
  coarse: { relativeDensity: number; absorption: number; rodded: number }
  fine: { relativeDensity: number; absorption: number }
}

export const ACI_DESIGN = {
  massStep: 1,
  coarseFactor: 1,
  airEasing: 0,
  densities: { cement: 3.15, flyAsh: 2.4, slag: 2.9, silicaFume: 2.2 },
}

export type AciDesign = {
  feasible: boolean
  reasons: AciReason[]
  warnings: string[]
  required: number
  /** w/cm and what set it. */
  ratio: number
  governed: 'strength' | 'durability'
  /** lb/yd³ or kg/m³; aggregates saturated surface-dry, `coarseDry` oven-dry. */
  masses: ScmShares & { water: number; cement: number; coarse: number; coarseDry: number; fine: number }
  binder: number
  /** Percent. */
  air: number
  total: number
  /** lb/ft³ or kg/m³ with the air and without it. */
  density: number
  airFree: number
}

/**
 * ACI PRC-211.1-22 by absolute volume, US units or their metric twin: water → w/cm = min(strength, durability) → binder →
 * coarse by dry-rodded volume → fine aggregate as the rest. Unmet caps come back as reasons.
 * Faults: `not-a-number`, `units-mixed-up`, `out-of-bounds`, `unknown-choice`, `strength-beyond-table`, `slump-beyond-table`.
 */
export function aciDesign(input: AciInput, params = ACI_DESIGN): AciDesign {
  const { system } = input
  const unit = ACI_UNITS[system]
  const step = (mass: number) => roundTo(mass, params.massStep)
  const entrained = input.air !== 'entrapped'
  const exposures = input.exposures ?? []
  const shares = { flyAsh: 0, slag: 0, silicaFume: 0, ...input.scm }
  const caps = durabilityCaps(system, exposures)
  const reasons = [...scmReasons(exposures, shares), ...freezingReasons(exposures, input.air)]
  const specified = given(input.specified, 'specified', unit.strength)
  const { required } = aciRequiredAverage(
    exposures.length > 0 ? Math.max(specified, caps.strength) : specified,
    system,
    input.records,
  )
  const byStrength = input.ratio ?? aciRatio(system, required, entrained)
  const ratio = given(Math.min(byStrength, caps.ratio ?? byStrength), 'ratio', QUANTITIES.ratio)

  const adjustment = waterAdjustment({ ...input.adjust, flyAsh: shares.flyAsh, slag: shares.slag })
  const base = input.water ?? aciWater(system, input.slump, input.maxSize, entrained)
  const water = step(given(base * (1 + adjustment / 100), 'water', unit.water))
  const binder = step(given(water / ratio, 'binder', unit.binder))
  const air = given(
    input.airPercent ?? aciAir(system, input.maxSize, input.air, params.airEasing),
    'air',
    QUANTITIES.air,
  )
  const rodded = given(input.coarse.rodded, 'coarse.rodded', unit.rodded)
  const dry = step(
    coarseVolume(system, input.maxSize, input.finenessModulus, params.coarseFactor) * unit.volume * rodded,
  )
  const coarse = step(dry * (1 + given(input.coarse.absorption, 'coarse.absorption', QUANTITIES.absorption) / 100))
  given(input.fine.absorption, 'fine.absorption', QUANTITIES.absorption)
  const scm = {
    flyAsh: step((binder * shares.flyAsh) / 100),
    slag: step((binder * shares.slag) / 100),
    silicaFume: step((binder * shares.silicaFume) / 100),
  }
  const cement = binder - scm.flyAsh - scm.slag - scm.silicaFume
  if (cement <= 0) throw new EngineeringFault('out-of-bounds', 'The additions leave no cement', 'scm')
  const fine = step(fineAggregate(input, { ...scm, water, cement, coarse }, air, params))
  const masses = { water, cement, ...scm, coarse, coarseDry: dry, fine }
  const total = water + binder + coarse + fine
  if (fine <= 0) reasons.push({ rule: 'no-room-for-fine-aggregate', needed: fine, limit: 0 })
  const governed = caps.ratio !== null && caps.ratio < byStrength ? 'durability' : 'strength'
  const airFree = total / (unit.volume * (1 - air / 100))
  return {
    feasible: reasons.length === 0,
    reasons,
    warnings: shareWarnings(shares),
    required,
    ratio,
    governed,
    masses,
    binder,
    air,
    total,
    density: total / unit.volume,
    airFree,
  }
}

/** Fine aggregate (saturated surface-dry) that fills the unit volume beside everything else; lb/yd³ or kg/m³. */
export function fineAggregate(
  input: Pick<AciInput, 'system' | 'coarse' | 'fine'>,
  masses: ScmShares & { water: number; cement: number; coarse: number },
  air: number,
  params = ACI_DESIGN,
): number {
  const { volume, volumeStep, waterDensity } = ACI_UNITS[input.system]
  const coarseDensity = given(input.coarse.relativeDensity, 'coarse.relativeDensity', QUANTITIES.aggregateDensity)
  const fineDensity = given(input.fine.relativeDensity, 'fine.relativeDensity', QUANTITIES.aggregateDensity)
  const { cement, flyAsh, slag, silicaFume } = params.densities
  const volumes = [
    masses.water / waterDensity,
    masses.cement / (given(cement, 'densities.cement', QUANTITIES.cementDensity) * waterDensity),
    masses.flyAsh / (given(flyAsh, 'densities.flyAsh', QUANTITIES.ashDensity) * waterDensity),
    masses.slag / (given(slag, 'densities.slag', QUANTITIES.slagDensity) * waterDensity),
    masses.silicaFume / (given(silicaFume, 'densities.silicaFume', QUANTITIES.silicaFumeDensity) * waterDensity),
    masses.coarse / (coarseDensity * waterDensity),
    (volume * air) / 100,
  ]
  const taken = volumes.reduce((sum, one) => sum + (volumeStep === null ? one : roundTo(one, volumeStep)), 0)
  return (volume - taken) * fineDensity * waterDensity
}

function freezingReasons(exposures: readonly Exposure[], air: AciAir): AciReason[] {
  const needsAir = exposures.some(name => name === 'F1' || name === 'F2' || name === 'F3')
  return needsAir && air === 'entrapped' ? [{ rule: 'freezing-needs-entrained-air', needed: 1, limit: 0 }] : []
}
