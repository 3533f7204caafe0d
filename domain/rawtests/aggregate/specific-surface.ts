import * as z from 'zod'
import { EngineeringFault } from '~/domain/kit/fault'
import { within } from '~/domain/kit/within'
import { given, QUANTITIES } from '~/domain/mixdesign/bounds'
import { Grading, measured, soundGrading } from '~/domain/rawtests/grading'

/** Day's surface indices by fraction (sieve kept on, mm, and index), a setting; the last one is all that passes 150 µm. */
export const SURFACE_INDICES: readonly { sieves: readonly number[]; index: number }[] = [
  { sieves: [20, 19], index: 2 },
  { sieves: [10, 9.5], index: 4 },
  { sieves: [5, 4.75, 4], index: 8 },
  { sieves: [2.36, 2], index: 16 },
  { sieves: [1.18, 1], index: 27 },
  { sieves: [0.6, 0.5], index: 39 },
  { sieves: [0.3, 0.25], index: 58 },
  { sieves: [0.15, 0.125], index: 81 },
]
export const SURFACE_FINEST = 105

/** Equivalent cement in kg/m³, air in percent. */
export const SpecificSurfaceInput = z.strictObject({ grading: Grading, cement: z.number(), air: z.number().default(1) })
export type SpecificSurfaceInput = z.input<typeof SpecificSurfaceInput>

export type SpecificSurface = { surface: number; mixSuitability: number; use: string }

/**
 * Specific surface of a combined grading, SS = Σ retained fraction · index, and mix suitability factor
 * MSF = SS + 0.025·cement + 0.25·(air − 1) − 7.5 (K. W. Day, Concrete Mix Design, Quality Control and Specification).
 */
export function specificSurface(
  input: SpecificSurfaceInput,
  indices = SURFACE_INDICES,
  finest = SURFACE_FINEST,
): SpecificSurface {
  soundGrading(input.grading)
  const cement = within(input.cement, 'cement', [100, 800], 'kg/m³')
  const air = given(input.air ?? 1, 'air', QUANTITIES.air)
  let coarser = 100
  let surface = 0
  for (const { sieves, index } of indices) {
    const passing = sieves.map(size => measured(input.grading, size)).find(value => value !== undefined)
    if (passing === undefined)
      throw new EngineeringFault('sieve-missing', `none of ${sieves.join(', ')} mm was used`, 'grading')
    surface += ((coarser - passing) / 100) * index
    coarser = passing
  }
  surface += (coarser / 100) * finest
  const mixSuitability = surface + 0.025 * cement + 0.25 * (air - 1) - 7.5
  return { surface, mixSuitability, use: suitedFor(mixSuitability) }
}

function suitedFor(factor: number): string {
  if (factor < 19) return 'harsh'
  if (factor < 22) return 'low slump'
  if (factor < 25) return 'normal'
  if (factor < 28) return 'pump'
  return factor <= 31 ? 'flowing' : 'oversanded'
}
