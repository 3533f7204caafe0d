import * as z from 'zod'
import { EngineeringFault } from '~/domain/kit/fault'
import { roundTo } from '~/domain/kit/rounding'
import { mass, within } from '~/domain/kit/within'

/** A calibrated pot: volume in litres, masses in kg. Batch mass in kg and air-free density in kg/m³ where known. */
export const ConcretePotInput = z.strictObject({
  volume: z.number(),
  empty: z.number(),
  full: z.number(),
  batchMass: z.number().nullish(),
  designYield: z.number().nullish(),
  airFreeDensity: z.number().nullish(),
})
export type ConcretePotInput = z.input<typeof ConcretePotInput>

export type ConcretePot = {
  density: number
  reported: number
  /** m³ of the batch, and that over the designed yield (0.98 to 1.02 is accepted). */
  yield: number | null
  relativeYield: number | null
  yieldAccepted: boolean | null
  /** Gravimetric air in percent, (T − D)/T · 100. */
  air: number | null
}

/** Fresh density D = (full − empty)/V in kg/m³ to 10 (EN 12350-6), yield and air from it (ASTM C138). */
export function concretePot(input: ConcretePotInput): ConcretePot {
  const volume = within(input.volume, 'volume', [1, 60], 'L')
  const contents = mass(input.full, 'full') - mass(input.empty, 'empty')
  if (contents <= 0) throw new EngineeringFault('pot-empty', 'the full pot weighs no more than the empty one', 'full')
  const density = within((contents / volume) * 1000, 'density', [1500, 3200], 'kg/m³')
  const batch = optional(input.batchMass, 'batchMass', [10, 50_000])
  const design = optional(input.designYield, 'designYield', [0.01, 20])
  const airFree = optional(input.airFreeDensity, 'airFreeDensity', [1500, 3300])
  if (airFree !== null && airFree < density) {
    throw new EngineeringFault('denser-than-air-free', 'the sample is denser than without any air', 'airFreeDensity')
  }
  const volumeOfBatch = batch === null ? null : batch / density
  const relativeYield = volumeOfBatch === null || design === null ? null : volumeOfBatch / design
  return {
    density,
    reported: roundTo(density, 10),
    yield: volumeOfBatch,
    relativeYield,
    yieldAccepted: relativeYield === null ? null : relativeYield >= 0.98 && relativeYield <= 1.02,
    air: airFree === null ? null : ((airFree - density) / airFree) * 100,
  }
}

function optional(value: number | null | undefined, field: string, bounds: readonly [number, number]): number | null {
  return value === null || value === undefined ? null : within(value, field, bounds)
}
