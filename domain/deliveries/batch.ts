import { compare, type DecimalText, decimal, kilograms, sum } from '../kit/money'

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
export type Moisture = { materialId: string; percent: DecimalText }

/**
 * Target masses of one batch in kg: recipe × m³. A free moisture in per cent of the dry mass is weighed with the
 * aggregate and taken off the water; without it the recipe is unchanged.
 */
export function targets(
  recipe: readonly RecipeLine[],
  cubicMetres: DecimalText,
  moisture: readonly Moisture[] = [],
): Map<string, DecimalText> {
  const wet = new Map(moisture.map(({ materialId, percent }) => [materialId, decimal(percent).div(100)]))
  const dry = recipe.map(line => ({ ...line, kg: decimal(line.kgPerM3).times(cubicMetres) }))
  const carried = sum(dry.map(({ materialId, kg }) => kg.times(wet.get(materialId) ?? 0)))
  const firstWater = dry.find(({ kind }) => kind === 'water')?.materialId
  return new Map(
    dry.map(({ materialId, kg }) => {
      const moist = kg.times(wet.get(materialId) ?? 0)
      const less = materialId === firstWater ? carried : 0
      const target = kg.plus(moist).minus(less)
      return [materialId, kilograms(target.isNegative() ? 0 : target)]
    }),
  )
}

export type Limits = { informPercent: DecimalText; actPercent: DecimalText; mustExplain: boolean }
export type Verdict = 'ok' | 'inform' | 'act'

export type Judged = { deviationPercent: DecimalText; verdict: Verdict }

/** Deviation in per cent of the target (SS EN 206, table of batching tolerances); a target of 0 takes nothing at all. */
export function judge(targetKg: DecimalText, actualKg: DecimalText, limits: Limits): Judged {
  if (decimal(targetKg).isZero()) {
    const none = decimal(actualKg).isZero()
    return { deviationPercent: none ? '0.0000' : '100.0000', verdict: none ? 'ok' : 'act' }
  }
  const deviation = decimal(actualKg).minus(targetKg).div(targetKg).times(100)
  const size = deviation.abs()
  const verdict =
    compare(size, limits.actPercent) > 0 ? 'act' : compare(size, limits.informPercent) >= 0 ? 'inform' : 'ok'
  return { deviationPercent: clamp(deviation.toNumber()).toFixed(4), verdict }
}

/** kg CO2e of what was weighed, A1–A3; null when a material has no factor, because half a sum would look like a saving. */
export function batchedCarbon(
  weights: readonly { actualKg: DecimalText; carbonFactor: DecimalText | null }[],
): DecimalText | null {
  if (!weights.length || weights.some(({ carbonFactor }) => carbonFactor === null)) return null
  return kilograms(sum(weights.map(({ actualKg, carbonFactor }) => decimal(actualKg).times(carbonFactor!))))
}

/** Three actions on one material within its last twenty batches point at a scale or a gate. */
export const alertOn = (verdicts: readonly Verdict[], within = 20, most = 3): boolean =>
  verdicts.slice(-within).filter(verdict => verdict === 'act').length >= most

/** A typing error of a factor of thousands still has to fit the column. */
const clamp = (value: number) => Math.max(-99_999, Math.min(99_999, value))
