import * as z from 'zod'
import { EngineeringFault } from '~/domain/kit/fault'
import table from '~/domain/rawtests/data/tarantula.json'
import { Grading, measured, soundGrading } from '~/domain/rawtests/grading'

export const TARANTULA = table

export const TarantulaInput = z.strictObject({ grading: Grading })

export type TarantulaSieve = { size: number; retained: number; min: number; max: number; pass: boolean }
export type TarantulaSum = {
  name: 'coarse sand' | 'fine sand'
  value: number
  min: number
  max: number | null
  pass: boolean
}
export type Tarantula = { pass: boolean; sieves: TarantulaSieve[]; sums: TarantulaSum[] }

/**
 * Tarantula curve (Ley and Cook) on the percent retained on each single sieve of a combined grading, never on passing:
 * a band per sieve, coarse sand 2.36 + 1.18 + 0.6 mm at least 15 %, fine sand 0.6 to 0.075 mm 24 to 34 %. Every sieve from
 * 25 mm down to 0.075 mm must have been used, else `sieve-missing`.
 */
export function tarantula(grading: Grading, limits: typeof TARANTULA = TARANTULA): Tarantula {
  soundGrading(grading)
  const max = limits.max as Record<string, number>
  const min = limits.min as Record<string, number>
  const sizes = Object.keys(max).map(Number)
  sizes.sort((a, b) => b - a)
  const retained = individualRetained(grading, sizes)
  const sieves = sizes.map(size => {
    const band = { min: min[size] ?? 0, max: max[size]! }
    const value = retained.get(size)!
    return { size, retained: value, ...band, pass: value >= band.min - 1e-9 && value <= band.max + 1e-9 }
  })
  const sums = [sumOf('coarse sand', retained, limits.coarseSand), sumOf('fine sand', retained, limits.fineSand)]
  return { pass: sieves.every(sieve => sieve.pass) && sums.every(sum => sum.pass), sieves, sums }
}

function individualRetained(grading: Grading, sizes: readonly number[]): Map<number, number> {
  let coarser = 100
  return new Map(
    sizes.map(size => {
      const passing = measured(grading, size)
      if (passing === undefined)
        throw new EngineeringFault('sieve-missing', `the ${size} mm sieve was not used`, 'grading')
      const retained = coarser - passing
      coarser = passing
      return [size, retained]
    }),
  )
}

function sumOf(
  name: TarantulaSum['name'],
  retained: ReadonlyMap<number, number>,
  { sieves, min, max = null }: { sieves: number[]; min: number; max?: number | null },
): TarantulaSum {
  const value = sieves.reduce((sum, size) => sum + retained.get(size)!, 0)
  return { name, value, min, max, pass: value >= min - 1e-9 && (max === null || value <= max + 1e-9) }
}
