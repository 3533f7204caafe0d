import * as z from 'zod'
import { LOAD, type SpecimenStrength, STRENGTH } from '~/domain/cylinders/specimen/cylinder-strength'
import { EngineeringFault } from '~/domain/kit/fault'
import { roundTo } from '~/domain/kit/rounding'
import { within } from '~/domain/kit/within'
import { between } from '~/domain/mixdesign/bounds'

/** Load in kN, the two sides of the loaded face in mm; nominal side 100 or 150 mm. */
export const CubeStrengthInput = z.strictObject({
  load: z.number(),
  sides: z.tuple([z.number(), z.number()]),
  nominalSide: between(50, 300, 'mm').nullish(),
})
export type CubeStrengthInput = z.input<typeof CubeStrengthInput>

/** Compressive strength of a cube, f = F/(a·b), MPa to 0.1 (EN 12390-3); 100 mm cubes count as 150 mm ones (SS EN 206). */
export function cubeStrength({ load, sides, nominalSide }: CubeStrengthInput): SpecimenStrength {
  const force = within(load, 'load', LOAD, 'kN')
  const [a, b] = sides.map(side => within(side, 'sides', [50, 300], 'mm')) as [number, number]
  if (Math.abs(a - b) / Math.max(a, b) > 0.1)
    throw new EngineeringFault('not-a-cube', `a face of ${a} × ${b} mm is no face of a cube`, 'sides')
  const strength = within((force * 1000) / (a * b), 'strength', STRENGTH, 'MPa')
  const nominal = nominalSide ?? null
  const off = nominal === null ? 0 : Math.max(Math.abs(a - nominal), Math.abs(b - nominal)) / nominal
  const warnings = off > 0.02 ? [`a side is ${roundTo(off * 100, 0.1)} % off the nominal ${nominal} mm`] : []
  return { area: a * b, factor: 1, strength, reported: roundTo(strength, 0.1), warnings }
}
