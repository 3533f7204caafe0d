import { fuller } from '~/domain/rawtests/aggregate/fuller'
import type { GradingPoint } from '~/domain/rawtests/grading'

/** The 0.45 power line of maximum density (FHWA, Goode and Lufsey 1962): percent passing at sizes in mm, D the maximum size. */
export function power45(sizes: readonly number[], maximumSize: number): GradingPoint[] {
  return fuller(sizes, maximumSize, 0.45)
}
