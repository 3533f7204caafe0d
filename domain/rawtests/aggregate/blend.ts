import * as z from 'zod'
import { EngineeringFault } from '~/domain/kit/fault'
import { spread } from '~/domain/kit/statistics'
import { within } from '~/domain/kit/within'
import { Grading, type GradingPoint, measured, soundGrading } from '~/domain/rawtests/grading'

/** Above this spread of particle densities (Mg/m³) shares by mass and by volume part too far, and volume is used. */
export const DENSITY_SPREAD = 0.1

/** Shares by mass that sum to 1; relative density (SSD, Mg/m³) where known for all parts. */
export const BlendInput = z.strictObject({
  parts: z
    .array(z.strictObject({ name: z.string(), share: z.number(), density: z.number().nullish(), grading: Grading }))
    .min(1)
    .max(12),
})
export type BlendInput = z.input<typeof BlendInput>

export type Blend = { grading: GradingPoint[]; basis: 'mass' | 'volume'; shares: { name: string; share: number }[] }

/**
 * Combined grading P_s = Σ a_j P_js in percent passing. By volume when densities differ by more than 0.1 Mg/m³. Only sieves
 * that every part was tested on (or lies wholly below) are kept; fewer than two is `sieve-missing`. Shares of 0 to 1 that do
 * not sum to 1 ± 0.001 are `shares-not-one`.
 */
export function blend(input: BlendInput): Blend {
  input.parts.forEach(part => {
    soundGrading(part.grading, part.name)
    within(part.share, `${part.name} share`, [0, 1])
  })
  const total = input.parts.reduce((sum, part) => sum + part.share, 0)
  if (Math.abs(total - 1) > 0.001)
    throw new EngineeringFault('shares-not-one', `shares sum to ${total}, not 1`, 'parts')
  const { basis, shares } = blendShares(input)
  const grading = commonSieves(input).map(size => ({
    size,
    passing: settled(input.parts.reduce((sum, part, index) => sum + shares[index]! * measured(part.grading, size)!, 0)),
  }))
  return { grading, basis, shares: input.parts.map(({ name }, index) => ({ name, share: shares[index]! })) }
}

function blendShares({ parts }: BlendInput): { basis: Blend['basis']; shares: number[] } {
  const total = parts.reduce((sum, part) => sum + part.share, 0)
  const byMass = parts.map(part => part.share / total)
  const known = parts.every(part => part.density !== null && part.density !== undefined)
  if (!known) return { basis: 'mass', shares: byMass }
  const densities = parts.map(part => within(part.density, `${part.name} density`, [1.2, 4.5], 'Mg/m³'))
  if (spread(densities) <= DENSITY_SPREAD) return { basis: 'mass', shares: byMass }
  const volumes = byMass.map((share, index) => share / densities[index]!)
  const sum = volumes.reduce((all, volume) => all + volume, 0)
  return { basis: 'volume', shares: volumes.map(volume => volume / sum) }
}

function commonSieves({ parts }: BlendInput): number[] {
  const all = [...new Set(parts.flatMap(part => part.grading.map(point => point.size)))].sort((a, b) => b - a)
  const common = all.filter(size => parts.every(part => measured(part.grading, size) !== undefined))
  if (common.length < 2) throw new EngineeringFault('sieve-missing', 'the parts share fewer than two sieves', 'parts')
  return common
}

/** Binary rounding must not turn "all of it passes" into 99.99999999999999 or 100.00000000000001. */
function settled(passing: number): number {
  return Math.min(100, Math.round(passing * 1e10) / 1e10)
}
