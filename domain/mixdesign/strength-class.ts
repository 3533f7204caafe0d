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

export const SPECIMEN_SHAPES = ['cylinder', 'cube'] as const
export type SpecimenShape = (typeof SPECIMEN_SHAPES)[number]

/** Cube and cylinder of the same concrete, MPa, rising: EN 206 Table 12, and BS 8500-1 for C28/35 and C32/40. */
const SAME_CONCRETE: readonly (readonly [cube: number, cylinder: number])[] = [
  [0, 0] as const,
  ...STRENGTH_CLASSES.map(([cylinder, cube]) => [cube, cylinder] as const),
  [35, 28] as const,
  [40, 32] as const,
].sort((a, b) => a[0] - b[0])

/**
 * The strength of the same concrete on the other specimen, MPa: straight between the classes of EN 206, 0.8 of the cube below
 * the first (BS 1881-120), and as far apart as the last class above it. It rises strictly and turns back exactly, so a
 * concrete that reaches a grade on cubes reaches that grade's cylinder strength on cylinders.
 */
export function strengthAs(mpa: number, from: SpecimenShape, to: SpecimenShape): number {
  if (from === to) return mpa
  const [have, want] = from === 'cube' ? ([0, 1] as const) : ([1, 0] as const)
  const last = SAME_CONCRETE.at(-1)!
  if (mpa >= last[have]) return mpa + last[want] - last[have]
  const at = Math.max(
    1,
    SAME_CONCRETE.findIndex(pair => pair[have] > mpa),
  )
  const [below, above] = [SAME_CONCRETE[at - 1]!, SAME_CONCRETE[at]!]
  return below[want] + ((mpa - below[have]) / (above[have] - below[have])) * (above[want] - below[want])
}
