import * as z from 'zod'
import { EngineeringFault } from '~/domain/kit/fault'
import { type Bounds, finite, mass } from '~/domain/kit/within'

/**
 * A quantity that must lie between its bounds; `twins` are units people mix it up with, as factor to ours. A value above
 * zero and below `small` is no reading of ours either: it reads as the unit named there.
 */
export type Quantity = {
  unit: string
  bounds: Bounds
  twins?: Readonly<Record<string, number>>
  small?: readonly [below: number, reads: string]
}

/** What a mix design may hold; anything outside is refused, never clipped. */
export const QUANTITIES = {
  strength: { unit: 'MPa', bounds: [5, 150], twins: { psi: 0.0068948 } },
  strengthPsi: { unit: 'psi', bounds: [700, 20000], twins: { MPa: 145.038 } },
  deviation: { unit: 'MPa', bounds: [0.1, 15], twins: { psi: 0.0068948 } },
  deviationPsi: { unit: 'psi', bounds: [15, 2200], twins: { MPa: 145.038 } },
  ratio: { unit: '', bounds: [0.2, 1], twins: { percent: 0.01 } },
  cement: { unit: 'kg/m³', bounds: [100, 700] },
  water: { unit: 'kg/m³', bounds: [80, 300] },
  cementDensity: { unit: '', bounds: [2.5, 3.3], twins: { 'kg/m³': 0.001 } },
  slagDensity: { unit: '', bounds: [2.7, 3], twins: { 'kg/m³': 0.001 } },
  ashDensity: { unit: '', bounds: [1.9, 2.8], twins: { 'kg/m³': 0.001 } },
  silicaFumeDensity: { unit: '', bounds: [2.1, 2.4], twins: { 'kg/m³': 0.001 } },
  aggregateDensity: { unit: '', bounds: [2.2, 3.2], twins: { 'kg/m³': 0.001 } },
  absorption: { unit: '%', bounds: [0, 8], small: [0.08, 'a fraction'] },
  moisture: { unit: '%', bounds: [0, 15], small: [0.15, 'a fraction'] },
  finenessModulus: { unit: '', bounds: [2, 3.4] },
  air: { unit: '%', bounds: [0, 10], small: [0.1, 'a fraction'] },
  slump: { unit: 'mm', bounds: [0, 280], small: [1, 'metres'] },
  slumpInches: { unit: 'in', bounds: [0, 11], twins: { mm: 1 / 25.4 } },
  share: { unit: '%', bounds: [0, 100], small: [1, 'a fraction'] },
  /** A range, a spread or what washing takes: read to a tenth of a per cent. */
  tenths: { unit: '%', bounds: [0, 100], small: [0.1, 'a fraction'] },
  /** Chemistry of a cement, read to a hundredth. */
  oxide: { unit: '%', bounds: [0, 20], small: [0.05, 'a fraction'] },
  traces: { unit: '%', bounds: [-1, 20], small: [0.01, 'a fraction'] },
  chloride: { unit: '%', bounds: [0, 1], small: [0.001, 'a fraction'] },
  opening: { unit: 'mm', bounds: [0, 80], small: [0.1, 'metres'] },
  roddedDensity: { unit: 'kg/m³', bounds: [1000, 2000], twins: { 'lb/ft³': 16.0185 } },
  roddedDensityUs: { unit: 'lb/ft³', bounds: [62, 125], twins: { 'kg/m³': 0.062428 } },
  freshDensity: { unit: 'kg/m³', bounds: [1500, 3200], twins: { 'lb/ft³': 16.0185 } },
  freshDensityUs: { unit: 'lb/ft³', bounds: [93, 200], twins: { 'kg/m³': 0.062428 } },
} satisfies Record<string, Quantity>

/**
 * The value itself within its bounds. Faults: `not-a-number` (missing or NaN), `units-mixed-up` (outside, but right in a
 * unit people confuse it with), `negative-mass`, `out-of-bounds`.
 */
export function given(value: number | null | undefined, field: string, quantity: Quantity): number {
  const number = finite(value, field)
  const [min, max] = quantity.bounds
  const [below, reads] = quantity.small ?? [0, '']
  if (number > 0 && number < below)
    throw new EngineeringFault(
      'units-mixed-up',
      `${field} is ${number}: that reads as ${reads}, ${quantity.unit} is expected`,
      field,
    )
  if (number >= min && number <= max) return number
  for (const [twin, factor] of Object.entries(quantity.twins ?? {})) {
    const meant = number * factor
    if (meant >= min && meant <= max) {
      throw new EngineeringFault(
        'units-mixed-up',
        `${field} is ${number}: that reads as ${twin}, ${quantity.unit || 'a ratio'} is expected`,
        field,
      )
    }
  }
  if (quantity.unit === 'kg/m³') mass(number, field)
  throw new EngineeringFault(
    'out-of-bounds',
    `${field} is ${number} ${quantity.unit}, outside ${min} to ${max}`.replace('  ', ' '),
    field,
  )
}

/** One of the listed words, else `unknown-choice`: a table has no row for anything else. */
export function oneOf<T extends string | number>(value: T, field: string, choices: readonly T[]): T {
  if (choices.includes(value)) return value
  throw new EngineeringFault('unknown-choice', `${field} is ${value}; it must be one of ${choices.join(', ')}`, field)
}

/** A figure of a request that can only be so much; else 422 at its field, with what it reads as. */
export const reading = (quantity: Quantity) =>
  z.number().superRefine((value, { addIssue }) => {
    try {
      given(value, 'This', quantity)
    } catch (wrong) {
      if (!(wrong instanceof EngineeringFault)) throw wrong
      addIssue({ code: 'custom', message: wrong.message })
    }
  })

export const between = (least: number, most: number, unit = '') => reading({ unit, bounds: [least, most] })
