import { EngineeringFault } from '~/domain/kit/fault'
import { pairOf } from '~/domain/kit/pair'
import { roundTo } from '~/domain/kit/rounding'
import { within } from '~/domain/kit/within'
import { given, QUANTITIES } from '../../bounds'
import table from '../../tables/bre.json'
import { type BreTarget, type BreTargetInput, breTargetMean } from '../target-mean-en'
import { BINDER, type Binder, binderContent, type Reason } from './binder'
import { type DensityFit, wetDensity } from './density'
import { finesShare } from './fines'
import { type CementClass, CURVE, ratioFor, referenceStrength, strengthAt } from './strength-curve'
import { freeWater, type WaterInput } from './water'

export type BreInput = WaterInput & {
  target: BreTargetInput
  cement: CementClass
  /** Days: 3, 7, 28 or 91. */
  age: number
  /** Strength at ratio 0.5 from the plant's own tests, MPa; replaces Table 2. */
  reference?: number
  maxRatio?: number
  minBinder?: number
  maxBinder?: number
  /** Relative density of the aggregates, saturated surface-dry; 2.6 uncrushed, 2.7 crushed, 2.65 mixed when not known. */
  relativeDensity?: number
  /** Percent of the fine aggregate passing 600 µm. */
  passing600: number
  /** Slag, percent of the binder. */
  ggbs?: number
  /** Free water that a water-reducing admixture saves, percent of Table 3, by its own tests. */
  waterSaving?: number
}

export const BRE_DESIGN = {
  binder: BINDER,
  density: 'examples' as DensityFit,
  /** Ratio with which Figure 6 is entered for concrete with ash. */
  finesRatio: 'total' as 'total' | 'effective',
  ratioStep: 0.01,
  massStep: 5,
}

export type BreMasses = {
  cement: number
  pfa: number
  ggbs: number
  water: number
  fine: number
  coarse: number
  /** Coarse aggregate by single size, mm. */
  sizes: { size: number; mass: number }[]
}

export type BreDesign = {
  feasible: boolean
  reasons: Reason[]
  target: BreTarget
  reference: number
  /** W/(C + k·F) that the strength asks for, rounded. */
  strengthRatio: number | null
  binder: Binder | null
  /** Mean strength expected at the ratio in the end, MPa; above the target where a limit governs. */
  expected: number | null
  density: number | null
  finesPercent: number | null
  /** kg/m³, rounded as the form does; aggregates saturated surface-dry. */
  masses: BreMasses | null
}

/**
 * The five stages of BRE 331 with air, ash and limits; kg/m³, MPa. A mix that cannot meet its limits is an answer with
 * `feasible: false` and its reasons. Faults: `not-a-number`, `units-mixed-up`, `out-of-bounds`, `unknown-choice`.
 */
export function breDesign(input: BreInput, params = BRE_DESIGN): BreDesign {
  const air = given(input.target.air ?? 0, 'air', QUANTITIES.air)
  const target = breTargetMean(input.target)
  const reference = input.reference ?? referenceStrength(input.cement, input.coarse, input.age)
  const limits = limitsOf(input)
  const passing600 = within(input.passing600, 'passing600', [15, 100], '%')
  const density600 = densityOf(input)
  const saving = within(input.waterSaving ?? 0, 'waterSaving', [0, 30], '%')
  const table3 = freeWater({ ...input, entrained: input.entrained ?? air > 0 })
  const water = roundTo(table3 * (1 - saving / 100), params.massStep)
  const nothing = { strengthRatio: null, binder: null, expected: null, density: null, finesPercent: null, masses: null }
  const curve = curveRatio(target.design, reference, params.ratioStep)
  if (typeof curve !== 'number') return { feasible: false, reasons: [curve], target, reference, ...nothing }

  const pfa = input.pfa ?? 0
  const ggbs = input.ggbs ?? 0
  const { binder, reasons } = binderContent({ water, ratio: curve, pfa, ggbs, ...limits }, params.binder)
  const effective = effectiveRatio(water, binder, params.binder)
  const density = roundTo(wetDensity(density600, water, air, params.density), params.massStep)
  const step = (mass: number) => roundTo(mass, params.massStep)
  const solids = { cement: step(binder.cement), pfa: step(binder.pfa), ggbs: step(binder.ggbs) }
  const aggregate = density - water - solids.cement - solids.pfa - solids.ggbs
  if (aggregate <= 0) reasons.push({ rule: 'no-room-for-aggregate', needed: aggregate, limit: 0 })
  const finesRatio = roundTo(params.finesRatio === 'total' ? binder.ratio : effective, params.ratioStep)
  const finesPercent = finesShare(input.maxSize, input.slump, passing600, Math.min(1, Math.max(0.2, finesRatio)))
  const fine = step((aggregate * Math.round(finesPercent)) / 100)
  const coarse = aggregate - fine
  const expected = airStrength(effective, reference, air)
  const masses = { ...solids, water, fine, coarse, sizes: sizesOf(input.maxSize, coarse, params.massStep) }
  const feasible = reasons.length === 0
  return { feasible, reasons, target, reference, strengthRatio: curve, binder, expected, density, finesPercent, masses }
}

function limitsOf({ maxRatio, minBinder, maxBinder }: BreInput) {
  if (maxRatio !== undefined) given(maxRatio, 'maxRatio', QUANTITIES.ratio)
  if (minBinder !== undefined) given(minBinder, 'minBinder', QUANTITIES.cement)
  if (maxBinder !== undefined) given(maxBinder, 'maxBinder', QUANTITIES.cement)
  if (minBinder !== undefined && maxBinder !== undefined && minBinder > maxBinder) {
    throw new EngineeringFault('limits-crossed', 'minBinder is above maxBinder', 'minBinder')
  }
  return { maxRatio, minBinder, maxBinder }
}

function densityOf(input: BreInput): number {
  const { [input.fine]: fine, [input.coarse]: coarse } = table.relativeDensity
  return given(input.relativeDensity ?? (fine + coarse) / 2, 'relativeDensity', QUANTITIES.aggregateDensity)
}

function curveRatio(strength: number, reference: number, step: number): number | Reason {
  const [low, high] = CURVE.ratio
  const most = strengthAt(low, reference)
  if (strength > most) return { rule: 'strength-beyond-curve', needed: strength, limit: most }
  // A weaker target than the curve's end is met by its leanest ratio; the limits then raise the binder.
  if (strength < strengthAt(high, reference)) return high
  return roundTo(ratioFor(strength, reference), step)
}

function effectiveRatio(water: number, binder: Binder, params: typeof BINDER): number {
  const slag = params.ggbsEfficiency ?? 1
  return water / (binder.cement + params.pfaEfficiency * binder.pfa + slag * binder.ggbs)
}

function airStrength(ratio: number, reference: number, air: number): number {
  const [low, high] = CURVE.ratio
  return strengthAt(Math.min(high, Math.max(low, ratio)), reference) * (1 - 0.055 * air)
}

/** The sizes add up to all of the coarse aggregate: what rounding leaves goes to those that it took most from. */
function sizesOf(maxSize: number, coarse: number, step: number) {
  const sizes: Record<string, number[][]> = table.coarseSizes
  const parts = sizes[String(maxSize)]!.map(pairOf)
  const whole = parts.reduce((sum, [, part]) => sum + part, 0)
  const steps = parts.map(([, part]) => (coarse * part) / whole / step)
  const left = Math.round(coarse / step) - steps.reduce((sum, one) => sum + Math.floor(one), 0)
  const most = steps.map((one, at) => [one - Math.floor(one), at] as const).sort((a, b) => b[0] - a[0])
  const more = new Set(most.slice(0, left).map(([, at]) => at))
  return parts.map(([size], at) => ({
    size,
    mass: roundTo((Math.floor(steps[at]!) + Number(more.has(at))) * step, step),
  }))
}
