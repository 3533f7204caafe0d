import * as z from 'zod'
import type { SpecimenKind } from '~/domain/kit/specimen-kind'
import { id } from '../../kit/shape'
import { cubeStrength } from './cube-strength'
import { cylinderStrength } from './cylinder-strength'
import { cylinderVolume, densityByDimensions } from './hardened-density'
import { SPECIMEN } from './kind'

const figure = (least: number, most: number, what: string) =>
  z.number(`${what} is needed`).min(least, `${what} is at least ${least}`).max(most, `${what} is at most ${most}`)

/** Two diameters or the two sides of the loaded face and the length in mm, kg, kN. */
export const Measurement = z.strictObject({
  id: id(),
  width1: figure(50, 300, 'Diameter or side, mm'),
  width2: figure(50, 300, 'Diameter or side, mm'),
  length: figure(50, 800, 'Length, mm'),
  massKg: figure(0.5, 60, 'Mass, kg'),
  loadKn: figure(1, 5000, 'Load, kN'),
  fracture: z.int().min(1).max(6).nullish(),
})
export type Measurement = z.output<typeof Measurement>

export type SpecimenResult = {
  areaMm2: number
  lengthFactor: number
  /** MPa to 0.1; kg/m³ to 10. */
  strength: number
  density: number
  warnings: string[]
}

/**
 * Strength with L/D correction and density of one specimen from what was measured. Faults: those of the engines
 * (`out-of-round`, `too-short`, `out-of-bounds`); a side or load that makes no concrete is refused, not stored.
 */
export function specimenResult(kind: SpecimenKind, of: Omit<Measurement, 'id'>): SpecimenResult {
  const { shape, nominal } = SPECIMEN[kind]
  const { width1, width2, length, loadKn: load, massKg } = of
  const found =
    shape === 'cylinder'
      ? cylinderStrength({ load, diameters: [width1, width2], length, nominalDiameter: nominal })
      : cubeStrength({ load, sides: [width1, width2], nominalSide: nominal })
  const volume = shape === 'cylinder' ? cylinderVolume((width1 + width2) / 2, length) : width1 * width2 * length
  const { reported } = densityByDimensions(massKg, volume)
  const odd = shape === 'cube' && (of.fracture ?? 1) > 1 ? ['the cube broke in an unsatisfactory way'] : []
  const side = shape === 'cylinder' && (of.fracture ?? 1) >= 5 ? ['fracture at an end: look at the caps'] : []
  return {
    areaMm2: Math.round(found.area * 10) / 10,
    lengthFactor: Math.round(found.factor * 1000) / 1000,
    strength: found.reported,
    density: reported,
    warnings: [...found.warnings, ...odd, ...side],
  }
}
