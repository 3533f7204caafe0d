import * as z from 'zod'
import { roundTo } from '~/domain/kit/rounding'
import { type Bounds, mass, within } from '~/domain/kit/within'

export const DENSITY: Bounds = [1500, 3200]

/** Masses in kg; volume in mm³. */
export const HardenedDensityInput = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('dimensions'), mass: z.number(), volume: z.number() }),
  z.strictObject({
    by: z.literal('displacement'),
    inAir: z.number(),
    inWater: z.number(),
    water: z.number().default(998),
  }),
])
export type HardenedDensityInput = z.input<typeof HardenedDensityInput>

export type Density = { density: number; reported: number }

/** Density of a specimen by either method, kg/m³ to 10. */
export function hardenedDensity(input: HardenedDensityInput): Density {
  return input.by === 'dimensions'
    ? densityByDimensions(input.mass, input.volume)
    : densityByDisplacement(input.inAir, input.inWater, input.water)
}

/** Density from measured dimensions, kg/m³ to 10 (EN 12390-7, ASTM C39 §9.3): mass in kg, volume in mm³. */
export function densityByDimensions(kilograms: number, volume: number): Density {
  return reported(mass(kilograms, 'mass') / (within(volume, 'volume', [50_000, 50_000_000], 'mm³') / 1e9))
}

/** Density by water displacement, kg/m³ to 10 (EN 12390-7 §5.5): ρ = m_air·ρ_w/(m_air − m_water), masses in kg. */
export function densityByDisplacement(inAir: number, inWater: number, water = 998): Density {
  const lost = mass(inAir, 'inAir') - mass(inWater, 'inWater')
  return reported((inAir * within(water, 'water', [990, 1002], 'kg/m³')) / Math.max(lost, 1e-9))
}

/** Volume of a cylinder in mm³ from diameter and length in mm. */
export const cylinderVolume = (diameter: number, length: number): number => (Math.PI * diameter ** 2 * length) / 4

function reported(value: number): Density {
  const density = within(value, 'density', DENSITY, 'kg/m³')
  return { density, reported: roundTo(density, 10) }
}
