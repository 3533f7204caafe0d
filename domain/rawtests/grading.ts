import * as z from 'zod'
import { EngineeringFault } from '~/domain/kit/fault'
import { within } from '~/domain/kit/within'

/** Percent by mass passing one sieve; size in mm. */
export const GradingPoint = z.strictObject({ size: z.number().positive(), passing: z.number() })
export type GradingPoint = z.infer<typeof GradingPoint>

/** A grading from the coarsest sieve down: at least two sieves, sizes strictly falling, passing never rising. */
export const Grading = z.array(GradingPoint).min(2).max(40).readonly()
export type Grading = z.infer<typeof Grading>

/** The grading itself when it is sound; else `sieves-out-of-order`, `passing-rises`, `out-of-bounds` or `not-a-number`. */
export function soundGrading(grading: Grading, field = 'grading'): Grading {
  if (grading.length < 2) throw new EngineeringFault('too-few-sieves', `${field} needs at least two sieves`, field)
  const most = Math.max(...grading.map(point => point.passing))
  if (most > 0 && most <= 1)
    throw new EngineeringFault('units-mixed-up', `${field} passes ${most} at most: that reads as fractions`, field)
  descending(
    grading.map(point => point.size),
    field,
  )
  grading.forEach((point, index) => {
    within(point.passing, `${field} passing at ${point.size} mm`, [0, 100], '%')
    const coarser = grading[index - 1]
    if (coarser && point.passing > coarser.passing + 1e-9) {
      throw new EngineeringFault(
        'passing-rises',
        `${field}: passing rises from ${coarser.size} to ${point.size} mm`,
        field,
      )
    }
  })
  return grading
}

/** Sieve sizes in mm, 0.02 to 200, each smaller than the one before; else `sieves-out-of-order`. */
export function descending(sizes: readonly number[], field: string): void {
  sizes.forEach((size, index) => {
    within(size, `${field} sieve`, [0.02, 200], 'mm')
    if (index > 0 && size >= sizes[index - 1]!) {
      throw new EngineeringFault('sieves-out-of-order', `${field}: ${size} mm follows ${sizes[index - 1]} mm`, field)
    }
  })
}

/** The sizes of a curve, mm, of which the largest is a sieve of aggregate or coarse sand; else `units-mixed-up`. */
export function millimetres(sizes: readonly number[], field: string): readonly number[] {
  const most = Math.max(...sizes)
  if (most > 0 && most < 0.15)
    throw new EngineeringFault('units-mixed-up', `${field} end at ${most}: that reads as metres, mm is expected`, field)
  return sizes
}

/**
 * Passing at a sieve, percent. Above the coarsest sieve it is 100 only if the coarsest already passes 100; a sieve that was
 * not used is `sieve-missing`, because no value may be invented between sieves of a test.
 */
export function passingAt(grading: Grading, size: number): number {
  const found = measured(grading, size)
  if (found !== undefined) return found
  throw new EngineeringFault('sieve-missing', `the ${size} mm sieve was not used`, `${size}`)
}

/** As passingAt, but undefined where the sieve was not used. */
export function measured(grading: Grading, size: number): number | undefined {
  const exact = grading.find(point => Math.abs(point.size - size) < 1e-9)
  if (exact) return exact.passing
  const coarsest = grading[0]
  return coarsest && size > coarsest.size && coarsest.passing >= 100 ? 100 : undefined
}
