import * as z from 'zod'
import { slendernessFactor } from '~/domain/cylinders/specimen/slenderness'
import { EngineeringFault } from '~/domain/kit/fault'
import { roundTo } from '~/domain/kit/rounding'
import { mean, spread } from '~/domain/kit/statistics'
import { type Bounds, within } from '~/domain/kit/within'
import { between } from '~/domain/mixdesign/bounds'

export const LOAD: Bounds = [1, 5000]
export const STRENGTH: Bounds = [0.5, 200]

/** Load in kN, diameters at mid-height and length in mm. The diameter is taken to `diameterStep` mm (0.25; 0.254 in inches). */
export const CylinderStrengthInput = z.strictObject({
  load: z.number(),
  diameters: z.array(z.number()).min(1).max(4),
  length: z.number(),
  nominalDiameter: z.number().nullish(),
  diameterStep: between(0.01, 1, 'mm').default(0.25),
})
export type CylinderStrengthInput = z.input<typeof CylinderStrengthInput>

export type SpecimenStrength = {
  /** mm² */
  area: number
  /** Length over diameter correction, 1 where none applies. */
  factor: number
  /** MPa, unrounded and as reported to 0.1. */
  strength: number
  reported: number
  warnings: string[]
}

/**
 * Compressive strength of a cylinder, f = F/A times the L/D factor (ASTM C39 §9). Two diameters of one cylinder more than
 * 2 % apart are `out-of-round`; a diameter more than 2 % off the nominal one is a warning. Also `too-short`, `out-of-bounds`.
 */
export function cylinderStrength(input: CylinderStrengthInput): SpecimenStrength {
  const load = within(input.load, 'load', LOAD, 'kN')
  const measured = input.diameters.map(diameter => within(diameter, 'diameters', [50, 300], 'mm'))
  const diameter = roundTo(mean(measured), within(input.diameterStep ?? 0.25, 'diameterStep', [0.001, 1], 'mm'))
  if (spread(measured) > 0.02 * Math.min(...measured)) {
    throw new EngineeringFault('out-of-round', 'two diameters of the cylinder differ by more than 2 %', 'diameters')
  }
  const area = (Math.PI * diameter ** 2) / 4
  const factor = slendernessFactor(input.length, diameter)
  const strength = within(((load * 1000) / area) * factor, 'strength', STRENGTH, 'MPa')
  const warnings = [...offNominal(diameter, input.nominalDiameter), ...tooLong(input.length, diameter)]
  return { area, factor, strength, reported: roundTo(strength, 0.1), warnings }
}

function offNominal(diameter: number, nominal: number | null | undefined): string[] {
  if (nominal === null || nominal === undefined) return []
  const off = (Math.abs(diameter - within(nominal, 'nominalDiameter', [50, 300], 'mm')) / nominal) * 100
  return off > 2 ? [`diameter ${diameter} mm is ${roundTo(off, 0.1)} % off the nominal ${nominal} mm`] : []
}

function tooLong(length: number, diameter: number): string[] {
  return length / diameter > 2.1 ? ['length is more than 2.1 times the diameter: cut the specimen before capping'] : []
}
