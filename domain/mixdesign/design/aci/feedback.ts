import { EngineeringFault } from '~/domain/kit/fault'
import { within } from '~/domain/kit/within'
import { given, QUANTITIES } from '../../bounds'
import type { AciSystem } from '../target-mean-aci'
import { ACI_UNITS } from './system'

export type StrengthFeedback = {
  system: AciSystem
  /** Measured in the trial and required, psi or MPa. */
  measured: number
  required: number
  /** Cementitious material and mixing water of the trial, lb/yd³ or kg/m³. */
  binder: number
  water: number
}

/**
 * The binder that a trial's own strength asks for, at the water of the trial: each lb (kg) of cementitious material gave
 * measured/binder psi (MPa), so the shortfall over this efficiency is what is added; a surplus is taken out in the same way.
 * ACI PRC-211.1-22 §9.4, example 3.
 */
export function strengthFeedback({ system, measured, required, binder, water }: StrengthFeedback) {
  const unit = ACI_UNITS[system]
  given(measured, 'measured', unit.strength)
  given(required, 'required', unit.strength)
  const had = given(binder, 'binder', unit.binder)
  const efficiency = measured / had
  const added = (required - measured) / efficiency
  const needed = given(had + added, 'binder', unit.binder)
  const ratio = given(given(water, 'water', unit.water) / needed, 'ratio', QUANTITIES.ratio)
  return { efficiency, added, binder: needed, ratio }
}

export type PasteBinder = { name: string /** Of the binder, 0 to 1. */; share: number; relativeDensity: number }

/** Paste (binder and water without air), percent of the concrete's volume. ACI PRC-211.1-22 §9.5 step 1. */
export function pasteVolume(
  system: AciSystem,
  water: number,
  binders: readonly { mass: number; relativeDensity: number }[],
) {
  const { volume, waterDensity } = ACI_UNITS[system]
  const absolute = binders.reduce((sum, { mass, relativeDensity }) => sum + mass / (relativeDensity * waterDensity), 0)
  const cubic = absolute + water / waterDensity
  return { cubic, percent: (cubic / volume) * 100 }
}

/**
 * Binder and water that give a chosen paste volume at a chosen w/cm: paste = B·(Σ share/ρ + w/cm).
 * ACI PRC-211.1-22 §9.5, example 4. Faults: `out-of-bounds`, `shares-not-whole`.
 */
export function bindersForPaste(system: AciSystem, percent: number, ratio: number, binders: readonly PasteBinder[]) {
  const { volume, waterDensity, binder } = ACI_UNITS[system]
  within(percent, 'paste', [15, 50], '%')
  given(ratio, 'ratio', QUANTITIES.ratio)
  const whole = binders.reduce((sum, { share }) => sum + share, 0)
  if (Math.abs(whole - 1) > 1e-6)
    throw new EngineeringFault('shares-not-whole', 'The shares of the binder do not make up the whole', 'binders')
  const unit = binders.reduce((sum, { share, relativeDensity }) => sum + share / relativeDensity, 0) + ratio
  const total = given(((percent / 100) * volume * waterDensity) / unit, 'binder', binder)
  return {
    binder: total,
    water: total * ratio,
    parts: binders.map(({ name, share }) => ({ name, mass: total * share })),
  }
}
