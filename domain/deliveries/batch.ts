import type { Decimal } from 'decimal.js'
import { compare, type DecimalText, decimal, kilograms, sum } from '../kit/money'
import { freeWater } from '../mixdesign/design/free-water'

/** Kinds of material as tolerances know them. */
export const TOLERANCE_KINDS = ['cement', 'water', 'aggregate', 'admixture', 'addition'] as const
export type ToleranceKind = (typeof TOLERANCE_KINDS)[number]

const KIND_OF: Record<string, ToleranceKind> = {
  cement: 'cement',
  addition: 'addition',
  sand: 'aggregate',
  stone: 'aggregate',
  water: 'water',
  ice: 'water',
  admixture: 'admixture',
  fibre: 'admixture',
}
export const toleranceKind = (kind: string): ToleranceKind => KIND_OF[kind] ?? 'addition'

export type RecipeLine = { materialId: string; kind: string; kgPerM3: DecimalText }
/** Free moisture and absorption of an aggregate, in per cent of its dry mass. */
export type Moisture = { materialId: string; percent: DecimalText; absorption?: DecimalText | undefined }

/**
 * Target masses of one batch in kg: recipe × m³. Free moisture is weighed with the aggregate and taken off the waters in
 * the order of the recipe, ice last; without it the recipe is unchanged. Fault `water-below-zero`.
 */
export function targets(
  recipe: readonly RecipeLine[],
  cubicMetres: DecimalText,
  moisture: readonly Moisture[] = [],
): Map<string, DecimalText> {
  const designed = recipe.map(line => ({ ...line, kg: decimal(line.kgPerM3).times(cubicMetres).toString() }))
  const wet = designed.flatMap(({ materialId, kg }) => {
    const of = moisture.find(one => one.materialId === materialId)
    if (!of) return []
    const absorption = of.absorption ?? '0'
    return [{ materialId, kg, absorption, moisture: decimal(absorption).plus(of.percent).toString() }]
  })
  const waters = ['water', 'ice'].flatMap(kind => designed.filter(line => line.kind === kind))
  const masses = wet.length
    ? freeWater(
        waters.map(({ kg }) => kg),
        wet,
      )
    : null
  return new Map([
    ...designed.map(({ materialId, kg }) => [materialId, kilograms(kg)] as const),
    ...wet.map(({ materialId }, at) => [materialId, kilograms(masses!.aggregates[at]!)] as const),
    ...(masses ? waters.map(({ materialId }, at) => [materialId, kilograms(masses.waters[at]!)] as const) : []),
  ])
}

export type Limits = { informPercent: DecimalText; actPercent: DecimalText; mustExplain: boolean }
export type Verdict = 'ok' | 'inform' | 'act'

export type Judged = { deviationPercent: DecimalText; verdict: Verdict }

/** What a weight is off its target, in per cent of it or of another mass: exact, so that a weight at its limit is within. */
export const deviationOf = (target: DecimalText | number, actual: DecimalText | number, of = target): Decimal =>
  decimal(actual).minus(target).div(of).times(100)

/** Deviation in per cent of the target (SS EN 206, table of batching tolerances); a target of 0 takes nothing at all. */
export function judge(targetKg: DecimalText, actualKg: DecimalText, limits: Limits): Judged {
  if (decimal(targetKg).isZero()) {
    const none = decimal(actualKg).isZero()
    return { deviationPercent: none ? '0.0000' : '100.0000', verdict: none ? 'ok' : 'act' }
  }
  const deviation = deviationOf(targetKg, actualKg)
  const size = deviation.abs()
  const verdict =
    compare(size, limits.actPercent) > 0 ? 'act' : compare(size, limits.informPercent) >= 0 ? 'inform' : 'ok'
  return { deviationPercent: clamp(deviation.toNumber()).toFixed(4), verdict }
}

/** kg CO2e of what was weighed, A1 of the concrete; null when a material has no factor, because half a sum would look like a saving. */
export function batchedCarbon(
  weights: readonly { actualKg: DecimalText; carbonFactor: DecimalText | null }[],
): DecimalText | null {
  if (!weights.length || weights.some(({ carbonFactor }) => carbonFactor === null)) return null
  return kilograms(sum(weights.map(({ actualKg, carbonFactor }) => decimal(actualKg).times(carbonFactor!))))
}

/** kg CO2e of a load that is not weighed yet, by its mix. */
export const carbonByMix = (gwpPerM3: DecimalText, cubicMetres: DecimalText): DecimalText =>
  kilograms(decimal(gwpPerM3).times(cubicMetres))

/** Three actions on one material within its last twenty batches point at a scale or a gate. */
export const alertOn = (verdicts: readonly Verdict[], within = 20, most = 3): boolean =>
  verdicts.slice(-within).filter(verdict => verdict === 'act').length >= most

/** A typing error of a factor of thousands still has to fit the column. */
const clamp = (value: number) => Math.max(-99_999, Math.min(99_999, value))
