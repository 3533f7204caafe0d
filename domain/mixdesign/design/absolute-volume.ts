import { EngineeringFault } from '~/domain/kit/fault'
import { type Bounds, mass, within } from '~/domain/kit/within'
import { SOLID_DENSITY } from '~/domain/materials/solid-density'
import { given, QUANTITIES } from '../bounds'

/** One constituent per m³ of concrete; relative density saturated surface-dry for aggregates. */
export type Part = { name: string; mass: number; relativeDensity: number }

const WATER_DENSITY = 1000
export const YIELD = { tolerance: 0.002, relative: [0.98, 1.02] as const, waterDensity: WATER_DENSITY }
/** Of concrete as batched, from the lightest of EN 206 to concrete with steel shot: in kg/m³, or the same in lb/ft³. */
const FRESH: readonly Bounds[] = [
  [800, 6000],
  [50, 375],
]
const fresh = (value: number, field: string): number =>
  within(value, field, FRESH.find(([least, most]) => value >= least && value <= most) ?? FRESH[0]!, 'kg/m³')

/** Steel, the heaviest thing in concrete, fills a cubic metre with as many kilograms. */
const A_CUBIC_METRE: Bounds = [0, 8000]

/** m³ of all constituents and the air (%) in one m³ of concrete. Faults: `negative-mass`, `out-of-bounds`, `units-mixed-up`. */
export function absoluteVolume(parts: readonly Part[], air: number, waterDensity = YIELD.waterDensity) {
  if (parts.length === 0) throw new EngineeringFault('missing-value', 'A mix needs constituents', 'parts')
  const volumes = parts.map(part => ({
    name: part.name,
    volume:
      within(mass(part.mass, part.name), part.name, A_CUBIC_METRE, 'kg/m³') / (relativeDensity(part) * waterDensity),
  }))
  const airVolume = given(air, 'air', QUANTITIES.air) / 100
  return { volumes, air: airVolume, total: volumes.reduce((sum, part) => sum + part.volume, airVolume) }
}

/** Whether the parts fill 1.000 m³ within the tolerance (m³); a mix that does not must not be approved. */
export function volumeCheck(parts: readonly Part[], air: number, params = YIELD) {
  const { total } = absoluteVolume(parts, air, params.waterDensity)
  return { total, difference: total - 1, accepted: Math.abs(total - 1) <= params.tolerance + 1e-12 }
}

/** Volume of a batch: total mass over measured fresh density; m³ for kg and kg/m³, ft³ for lb and lb/ft³. ASTM C138. */
export function batchYield(masses: readonly number[], density: number): number {
  const total = masses.reduce((sum, one, at) => sum + mass(one, `masses.${at}`), 0)
  if (total === 0) throw new EngineeringFault('missing-value', 'A batch needs mass', 'masses')
  return total / fresh(density, 'density')
}

/** Yield over design volume with its verdict, 0.98–1.02 accepted. ASTM C138. */
export function relativeYield(actual: number, designed: number, params = YIELD) {
  const ratio = within(actual, 'actual', [1e-6, 1e6]) / within(designed, 'designed', [1e-6, 1e6])
  return { ratio, accepted: ratio >= params.relative[0] && ratio <= params.relative[1] }
}

/** Gravimetric air, percent: (T − D)/T·100 from air-free density T and measured density D in one unit. ASTM C138. */
export function gravimetricAir(airFree: number, measured: number): number {
  fresh(airFree, 'airFree')
  fresh(measured, 'measured')
  if (measured > airFree * 1.005) {
    throw new EngineeringFault('density-above-air-free', 'Measured density is above the air-free density', 'measured')
  }
  return Math.max(0, ((airFree - measured) / airFree) * 100)
}

function relativeDensity(part: Part): number {
  return given(part.relativeDensity, `${part.name} relative density`, {
    unit: '',
    bounds: [SOLID_DENSITY[0] / WATER_DENSITY, SOLID_DENSITY[1] / WATER_DENSITY],
    twins: { 'kg/m³': 0.001 },
  })
}
