import * as z from 'zod'
import { EngineeringFault } from '~/domain/kit/fault'
import { roundTo } from '~/domain/kit/rounding'
import { mean } from '~/domain/kit/statistics'
import { atLeast, type Bounds, finite, within } from '~/domain/kit/within'

const DENSITY: Bounds = [2, 3.5]
const POROSITY: Bounds = [0.4, 0.65]
const SECONDS: Bounds = [5, 600]

/** One bed: density Mg/m³, porosity as a fraction, time of fall in s, air viscosity in Pa·s (equal viscosities cancel). */
const Bed = z.strictObject({
  density: z.number(),
  porosity: z.number(),
  seconds: z.number(),
  viscosity: z.number().optional(),
})
type Bed = z.infer<typeof Bed>

export const BlaineC204Input = z.strictObject({
  sample: Bed,
  standard: Bed.extend({ surface: z.number() }),
  /** Constant b of the standard: 0.9 for portland cement. */
  b: z.number().default(0.9),
})
export type BlaineC204Input = z.input<typeof BlaineC204Input>

/** Specific surface in m²/kg as measured, and as the standard reports it. */
export type Blaine = { surface: number; reported: number }

/**
 * Fineness against a reference cement (ASTM C204 §8): S = Ss·(ρs/ρ)·((b−εs)/(b−ε))·√(ε³T/η)/√(εs³Ts/ηs) in m²/kg, which
 * becomes Ss·√T/√Ts at equal density, porosity and temperature. Reported to 1 m²/kg. Surfaces in cm²/g are refused
 * (`out-of-bounds`): 1 m²/kg = 10 cm²/g.
 */
export function blaineC204({ sample, standard, b = 0.9 }: BlaineC204Input): Blaine {
  const reference = within(standard.surface, 'standard.surface', [200, 800], 'm²/kg')
  const constant = within(b, 'b', [0.7, 1])
  const ratio =
    (densityOf(standard, 'standard') / densityOf(sample, 'sample')) *
    ((constant - porosityOf(standard, 'standard')) / (constant - porosityOf(sample, 'sample')))
  const surface = reference * ratio * (flow(sample, 'sample') / flow(standard, 'standard'))
  return { surface, reported: roundTo(surface, 1) }
}

/** Apparatus constant K, density Mg/m³, four times of fall in s, porosity 0.500 and air viscosity in Pa·s at the test. */
export const BlaineEn196Input = z.strictObject({
  constant: z.number(),
  density: z.number(),
  seconds: z.array(z.number()).min(1).max(8),
  porosity: z.number().default(0.5),
  viscosity: z.number().default(1.819e-5),
})
export type BlaineEn196Input = z.input<typeof BlaineEn196Input>

/**
 * Fineness by EN 196-6 §4.8: S = (K/ρ)·√e³/(1−e)·√t/√(0.1η) in cm²/g, here in m²/kg and reported to 1 m²/kg (10 cm²/g).
 * At e = 0.500 and 20 °C this is 524.29·K·√t/ρ. Times further than 1 % from their mean are `times-scatter`.
 */
export function blaineEn196(input: BlaineEn196Input): Blaine {
  const constant = within(input.constant, 'constant', [0.1, 20])
  const density = within(input.density, 'density', DENSITY, 'Mg/m³')
  const seconds = meanSeconds(input.seconds)
  const surface = (en196Factor(input.porosity, input.viscosity) * constant * Math.sqrt(seconds)) / density / 10
  return { surface, reported: roundTo(surface, 1) }
}

/** √e³ / ((1 − e) √(0.1 η)): 524.29 at e = 0.500 and η = 1.819·10⁻⁵ Pa·s (EN 196-6 Table 1, 20 °C). */
export function en196Factor(porosity = 0.5, viscosity = 1.819e-5): number {
  const e = within(porosity, 'porosity', POROSITY)
  const eta = within(viscosity, 'viscosity', [1.5e-5, 2.2e-5], 'Pa·s')
  return Math.sqrt(e ** 3) / (1 - e) / Math.sqrt(0.1 * eta)
}

function meanSeconds(times: readonly number[]): number {
  atLeast(times, 1, 'seconds')
  const average = mean(times.map(time => within(time, 'seconds', SECONDS, 's')))
  if (times.some(time => Math.abs(time - average) > 0.01 * average)) {
    throw new EngineeringFault('times-scatter', 'the times of fall differ by more than 1 % from their mean', 'seconds')
  }
  return average
}

function densityOf(bed: Bed, field: string): number {
  return within(bed.density, `${field}.density`, DENSITY, 'Mg/m³')
}

function porosityOf(bed: Bed, field: string): number {
  return within(bed.porosity, `${field}.porosity`, POROSITY)
}

function flow(bed: Bed, field: string): number {
  const seconds = within(bed.seconds, `${field}.seconds`, SECONDS, 's')
  const viscosity = finite(bed.viscosity ?? 1.819e-5, `${field}.viscosity`)
  return Math.sqrt((porosityOf(bed, field) ** 3 * seconds) / within(viscosity, `${field}.viscosity`, [1.5e-5, 2.2e-5]))
}
