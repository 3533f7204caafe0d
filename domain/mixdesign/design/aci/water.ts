import { EngineeringFault } from '~/domain/kit/fault'
import { within } from '~/domain/kit/within'
import { given, oneOf, QUANTITIES } from '../../bounds'
import type { AciSystem } from '../target-mean-aci'
import { ACI_UNITS } from './system'

export type AciAir = 'entrapped' | 'F1' | 'F2' | 'F3'

export type WaterAdjustments = {
  roundedAggregate?: boolean
  manufacturedSand?: boolean
  reducer?: 'none' | 'normal' | 'high-range'
  /** Supplier's own reduction, percent; replaces the reducer's typical one. */
  reduction?: number
  /** Inches of slump above the table row. */
  slumpAbove?: number
  /** Tens of °F above the usual temperature. */
  warmth?: number
  /** Percent of the binder. */
  flyAsh?: number
  slag?: number
  /** Air above the table's, percentage points. */
  airAbove?: number
}

/** Percent of the table value, added up. ACI PRC-211.1-22 §5.3.3.1. */
export const ADJUSTMENTS = {
  roundedAggregate: -8,
  manufacturedSand: 5,
  normal: -5,
  'high-range': -12,
  slumpAbove: 3,
  warmth: 2,
  flyAshPerTen: -3,
  slagPerTen: -5,
  airAbove: -3,
}

/**
 * Mixing water of Table 5.3.3: lb/yd³ for slump and size in inches, kg/m³ for mm. A slump between two rows takes the
 * wetter row. Faults: `unknown-choice` (size), `slump-beyond-table`, `units-mixed-up`.
 */
export function aciWater(system: AciSystem, slump: number, maxSize: number, entrained: boolean): number {
  const { table, slump: quantity } = ACI_UNITS[system]
  given(slump, 'slump', quantity)
  const column = sizeColumn(system, maxSize)
  const row = table.slumps.findIndex(([, most]) => slump <= most!)
  if (row < 0) {
    throw new EngineeringFault(
      'slump-beyond-table',
      `Slump ${slump} is above the water table; adjust the water`,
      'slump',
    )
  }
  return (entrained ? table.water.entrained : table.water.plain)[row]![column]!
}

/** Percent to add to the table water; negative takes water out. ACI PRC-211.1-22 §5.3.3.1. */
export function waterAdjustment(adjust: WaterAdjustments, params = ADJUSTMENTS): number {
  const reducer = oneOf(adjust.reducer ?? 'none', 'reducer', ['none', 'normal', 'high-range'])
  const reduction = given(adjust.reduction ?? 0, 'reduction', {
    unit: '%',
    bounds: [0, 25],
    small: [0.26, 'a fraction'],
  })
  const typical = reducer === 'none' ? 0 : params[reducer]
  return (
    (adjust.roundedAggregate ? params.roundedAggregate : 0) +
    (adjust.manufacturedSand ? params.manufacturedSand : 0) +
    (adjust.reduction === undefined ? typical : -reduction) +
    params.slumpAbove * within(adjust.slumpAbove ?? 0, 'slumpAbove', [-7, 7], 'in') +
    params.warmth * within(adjust.warmth ?? 0, 'warmth', [-5, 6]) +
    (params.flyAshPerTen * given(adjust.flyAsh ?? 0, 'flyAsh', QUANTITIES.share)) / 10 +
    (params.slagPerTen * given(adjust.slag ?? 0, 'slag', QUANTITIES.share)) / 10 +
    params.airAbove * given(adjust.airAbove ?? 0, 'airAbove', { ...QUANTITIES.air, bounds: [-8, 8] })
  )
}

/** Air, percent, for a nominal size and exposure; `easing` points less where f'c allows it. ACI PRC-211.1-22 Table 5.3.3. */
export function aciAir(system: AciSystem, maxSize: number, air: AciAir, easing = 0): number {
  oneOf(air, 'air', ['entrapped', 'F1', 'F2', 'F3'])
  const percent = ACI_UNITS[system].table.air[air][sizeColumn(system, maxSize)]!
  return air === 'entrapped' ? percent : percent - within(easing, 'easing', [0, 1], '%')
}

export function sizeColumn(system: AciSystem, maxSize: number): number {
  const { sizes } = ACI_UNITS[system].table
  return sizes.indexOf(oneOf(maxSize, 'maxSize', sizes))
}
