import type { Decimal } from 'decimal.js'
import { type DecimalText, decimal } from '../kit/money'
import type { ContentLimits } from '../mixdesign/durability-contents'
import type { LedgerExposure } from './ledger-exposure'
import type { SiteDose, WaterLine } from './ledger-water'

/** What a material is and what its producer declares of it, per cent of its mass. */
export type LedgerMaterial = Pick<WaterLine, 'name' | 'kind' | 'density' | 'solidsPercent'> & {
  materialId: string
  chloridePercent: DecimalText | null
  alkaliPercent: DecimalText | null
}
export type LedgerRecipeLine = LedgerMaterial & { kgPerM3: DecimalText }
/** As it was weighed, with the moisture an aggregate had and the verdict of its tolerance. */
export type LedgerWeight = LedgerMaterial & {
  actualKg: DecimalText
  moisturePercent: DecimalText | null
  absorptionPercent: DecimalText | null
  verdict: string
}

export type LedgerLoad = {
  recipe: readonly LedgerRecipeLine[]
  exposure?: LedgerExposure
  mixName: string | null
  /** Air by design, per cent. */
  airPercent: DecimalText
  weights: readonly LedgerWeight[]
  /** m³ that were batched. */
  cubicMetres: DecimalText
  site: SiteDose
  returned: DecimalText | null
  /** kg CO2e of the materials as they were weighed. */
  carbonKg: DecimalText | null
  /** As tested: kg/m³, per cent, °C. */
  fresh: { density: DecimalText | null; air: DecimalText | null; temperature: DecimalText | null }
  limits: ContentLimits & { temperature: DecimalText }
}

/** kg; what was batched and added is what was discharged and came back, to the gram. */
export type LedgerMass = {
  batchedKg: DecimalText
  siteKg: DecimalText
  dischargedKg: DecimalText
  returnedKg: DecimalText
}
/** Weighed lines as the water, the binder and the contents read them. */
export const weighedLines = (weights: readonly LedgerWeight[]): (WaterLine & LedgerMaterial)[] =>
  weights.map(({ actualKg, moisturePercent, absorptionPercent, ...of }) => ({
    ...of,
    kg: actualKg,
    ...(of.kind === 'sand' || of.kind === 'stone'
      ? { moisture: { percent: moisturePercent, absorption: absorptionPercent } }
      : {}),
  }))

/** The recipe of so many m³, its aggregates saturated surface-dry. */
export const designedLines = (recipe: readonly LedgerRecipeLine[], cubicMetres: DecimalText) =>
  recipe.map(({ kgPerM3, ...of }) => ({ ...of, kg: decimal(kgPerM3).times(cubicMetres).toString() }))

/** kg of the admixture dosed on site: of the density of the load's one liquid admixture, else a kg a litre and not `known`. */
export function siteAdmixture(weights: readonly LedgerWeight[], site: SiteDose): { kg: Decimal; known: boolean } {
  const densities = new Set(weights.filter(({ kind }) => kind === 'admixture').map(({ density }) => density))
  const litres = decimal(site.admixtureLitres ?? 0)
  const [density] = densities
  const known = litres.isZero() || densities.size === 1
  return { kg: densities.size === 1 ? litres.times(density!).div(1000) : litres, known }
}
