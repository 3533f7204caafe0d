import { EngineeringFault } from '../kit/fault'

/** Cylinder and cube strengths of the EN 206 compressive strength classes, MPa. */
export const STRENGTH_CLASSES: readonly (readonly [cylinder: number, cube: number])[] = [
  [8, 10],
  [12, 15],
  [16, 20],
  [20, 25],
  [25, 30],
  [30, 37],
  [35, 45],
  [40, 50],
  [45, 55],
  [50, 60],
  [55, 67],
  [60, 75],
  [70, 85],
  [80, 95],
  [90, 105],
  [100, 115],
]

/** Reads `C30/37` into its two strengths, MPa. Fault `unknown-choice` for a class EN 206 does not have. */
export function strengthClass(name: string): { cylinder: number; cube: number } {
  const found = STRENGTH_CLASSES.find(([cylinder, cube]) => name.toUpperCase() === `C${cylinder}/${cube}`)
  if (!found) throw new EngineeringFault('unknown-choice', `${name} is not a strength class of EN 206`, 'strengthClass')
  return { cylinder: found[0], cube: found[1] }
}
