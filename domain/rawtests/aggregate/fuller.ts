import * as z from 'zod'
import { within } from '~/domain/kit/within'
import { type GradingPoint, millimetres } from '~/domain/rawtests/grading'

/** Sizes and maximum size in mm. */
export const FullerInput = z.strictObject({
  sizes: z.array(z.number()).min(1).max(60),
  maximumSize: z.number(),
  exponent: z.number().default(0.5),
})

/**
 * Power curve P = 100 (d/D)^n in percent passing; sizes and D in mm, n 0.2 to 1. D is the maximum size, the smallest sieve
 * that passes 100 %, which is one sieve above the nominal size. Fuller and Thompson 1907 for n = 0.5.
 */
export function fuller(sizes: readonly number[], maximumSize: number, exponent = 0.5): GradingPoint[] {
  const largest = within(maximumSize, 'maximumSize', [0.1, 200], 'mm')
  const power = within(exponent, 'exponent', [0.2, 1])
  return millimetres(sizes, 'sizes').map(size => ({
    size,
    passing: 100 * Math.min(1, (within(size, 'size', [0.001, 200], 'mm') / largest) ** power),
  }))
}

/** The 0.45 power line of maximum density (FHWA, Goode and Lufsey 1962): percent passing at sizes in mm, D the maximum size. */
export function power45(sizes: readonly number[], maximumSize: number): GradingPoint[] {
  return fuller(sizes, maximumSize, 0.45)
}
