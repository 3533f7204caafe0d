import * as z from 'zod'
import { EngineeringFault } from '~/domain/kit/fault'
import { within } from '~/domain/kit/within'
import { type GradingPoint, millimetres } from '~/domain/rawtests/grading'

/** Sizes in mm. */
export const AndreasenInput = z.strictObject({
  sizes: z.array(z.number()).min(1).max(60),
  largest: z.number(),
  smallest: z.number().default(0.001),
  q: z.number().default(0.25),
})

/**
 * Modified Andreasen and Andersen curve (Funk and Dinger): P = 100 (d^q − d0^q) / (D^q − d0^q), percent passing, sizes in mm,
 * q 0.20 to 0.37 (0.25 by default, lower for flowing concrete). d0 not below D is `sizes-swapped`.
 */
export function andreasen(
  sizes: readonly number[],
  { largest, smallest = 0.001, q = 0.25 }: { largest: number; smallest?: number; q?: number },
): GradingPoint[] {
  within(largest, 'largest', [0.1, 200], 'mm')
  within(smallest, 'smallest', [0.0001, 200], 'mm')
  within(q, 'q', [0.2, 0.37])
  if (smallest >= largest)
    throw new EngineeringFault('sizes-swapped', 'the smallest size is not below the largest', 'smallest')
  const base = smallest ** q
  const range = largest ** q - base
  return millimetres(sizes, 'sizes').map(size => {
    const share = (within(size, 'size', [0.00001, 200], 'mm') ** q - base) / range
    return { size, passing: 100 * Math.min(1, Math.max(0, share)) }
  })
}
