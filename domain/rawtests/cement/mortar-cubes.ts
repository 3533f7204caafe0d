import * as z from 'zod'
import { EngineeringFault } from '~/domain/kit/fault'
import { roundTo } from '~/domain/kit/rounding'
import { mean, spread } from '~/domain/kit/statistics'
import { within } from '~/domain/kit/within'

/** Largest range in percent of the mean for three and two cubes of one batch (ASTM C109), a laboratory setting. */
export const CUBE_RANGE = { 3: 8.7, 2: 7.6 } as const

/** Failure loads in kN of two or three 50 mm mortar cubes. */
export const MortarCubesInput = z.strictObject({
  loads: z.array(z.number()).min(2).max(3),
  area: z.number().default(2500),
})
export type MortarCubesInput = z.input<typeof MortarCubesInput>

export type MortarCubes = { results: number[]; rejected: number | null; reported: number }

/**
 * Compressive strength of mortar cubes by ASTM C109: P/A, MPa to 0.1. Three cubes out of range lose the one furthest from
 * the mean; two cubes out of range are `cubes-void` and the test is repeated. Area in mm².
 */
export function mortarCubes({ loads, area = 2500 }: MortarCubesInput): MortarCubes {
  if (loads.length < 2 || loads.length > 3)
    throw new EngineeringFault('two-or-three-cubes', 'two or three cubes needed', 'loads')
  const square = within(area, 'area', [2400, 2600], 'mm²')
  const results = loads.map(load => (within(load, 'loads', [1, 400], 'kN') * 1000) / square)
  const shown = results.map(result => roundTo(result, 0.1))
  if (inRange(results)) return { results: shown, rejected: null, reported: roundTo(mean(results), 0.1) }
  const rejected = results.length === 3 ? furthest(results) : -1
  const left = results.filter((_, index) => index !== rejected)
  if (results.length === 2 || !inRange(left)) {
    throw new EngineeringFault(
      'cubes-void',
      'the cubes differ by more than the range allowed: repeat the test',
      'loads',
    )
  }
  return { results: shown, rejected, reported: roundTo(mean(left), 0.1) }
}

function inRange(results: readonly number[]): boolean {
  const limit = results.length === 3 ? CUBE_RANGE[3] : CUBE_RANGE[2]
  return (spread(results) / mean(results)) * 100 <= limit + 1e-9
}

function furthest(results: readonly number[]): number {
  const centre = mean(results)
  const distances = results.map(result => Math.abs(result - centre))
  return distances.indexOf(Math.max(...distances))
}
