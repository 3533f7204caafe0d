import * as z from 'zod'
import { EngineeringFault } from '~/domain/kit/fault'
import { within } from '~/domain/kit/within'
import { Grading, passingAt, soundGrading } from '~/domain/rawtests/grading'

/**
 * Zone borders of the coarseness chart, a setting: published charts differ by a point or two. Edges fall with the coarseness
 * factor at `slope`; the optimum (60, 35) lies 6 points above the trend bar (J. Shilstone, The Concrete Producer).
 */
export const SHILSTONE_ZONES = { gapAbove: 75, smallStoneBelow: 45, trendAt60: 29, sandyAt60: 41, slope: 1 / 6 }
export type ShilstoneZones = typeof SHILSTONE_ZONES

/** kg/m³ (940 lb/yd³): four bags above the reference, 10 points of workability, are the top of the chart. */
const MOST_CHARTED = 558
const KG_PER_M3_OF_LB_PER_YD3 = 0.5933

/** Cementitious content in kg/m³; the workability factor is adjusted from 335 kg/m³ (564 lb/yd³). */
export const ShilstoneInput = z.strictObject({ grading: Grading, cementitious: z.number() })
export type ShilstoneInput = z.input<typeof ShilstoneInput>

export type Shilstone = {
  coarseness: number
  workability: number
  zone: 'I gap-graded' | 'II well graded' | 'III small stone' | 'IV sandy' | 'V rocky'
  /** Points of workability above the trend bar; 5 to 7 is the practical aim. */
  aboveTrend: number
}

/**
 * Coarseness factor = retained 9.5 / retained 2.36 · 100 (cumulative); workability factor = passing 2.36 + 2.5 per 55.8 kg/m³
 * (94 lb/yd³) of cementitious above 335 (MoDOT). The combined grading is in percent passing and needs 9.5 and 2.36 mm.
 * Faults: `not-a-number`, `out-of-bounds`, `beyond-chart`, `no-coarse-part`, `sieve-missing`.
 */
export function shilstone(input: ShilstoneInput, zones: ShilstoneZones = SHILSTONE_ZONES): Shilstone {
  soundGrading(input.grading)
  const cementitious = within(input.cementitious, 'cementitious', [100, 800], 'kg/m³')
  if (cementitious > MOST_CHARTED)
    throw new EngineeringFault(
      'beyond-chart',
      `${cementitious} kg/m³ of cementitious is beyond the chart; ${cementitious} lb/yd³ are ${Math.round(cementitious * KG_PER_M3_OF_LB_PER_YD3)} kg/m³`,
      'cementitious',
    )
  const retained = 100 - passingAt(input.grading, 2.36)
  if (retained <= 0) throw new EngineeringFault('no-coarse-part', 'nothing is retained on 2.36 mm', 'grading')
  const coarseness = ((100 - passingAt(input.grading, 9.5)) / retained) * 100
  const workability = passingAt(input.grading, 2.36) + (2.5 * (cementitious - 335)) / 55.8
  const tilt = (60 - coarseness) * zones.slope
  const aboveTrend = workability - zones.trendAt60 - tilt
  return { coarseness, workability, aboveTrend, zone: zoneOf(coarseness, workability - tilt, zones) }
}

function zoneOf(coarseness: number, levelled: number, zones: ShilstoneZones): Shilstone['zone'] {
  if (levelled > zones.sandyAt60) return 'IV sandy'
  if (levelled < zones.trendAt60) return 'V rocky'
  if (coarseness > zones.gapAbove) return 'I gap-graded'
  return coarseness < zones.smallStoneBelow ? 'III small stone' : 'II well graded'
}
