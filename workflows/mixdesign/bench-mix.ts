import type { Sql } from '~/db/kit/open'
import type { Person } from '~/domain/access/roles'
import { businessDay } from '~/domain/kit/time'
import type { BenchPart } from '~/domain/mixdesign/bench/design'
import type { DesignStep } from '~/domain/mixdesign/bench/step'
import { DURABILITY_OF, type Standard } from '~/domain/mixdesign/durability'
import type { ExposureVerdict } from '~/domain/mixdesign/mix-design-evidence'
import type { ExposureClass } from '~/domain/mixdesign/requisition-choices'
import type { Predictor } from '~/domain/mixdesign/strength/predict'
import { designedFigures } from '~/domain/mixdesign/trial-batch-ledger'
import { type MixPreview, previewMix } from './preview'
import { contentRulesOn, recipeOf } from './recipe-contents'
import { usualDischarge } from './usual-discharge'

export type With = { now: Date; predictor: Predictor }
export type BenchMix = {
  steps: DesignStep[]
  reasons: string[]
  warnings: string[]
  lines: { materialId: string; name: string; kgPerM3: string }[]
  airPercent: string
  strengthMpa: number
  targetMeanStrength: string | null
  /** By design, as the standard counts: w/(c + k·a) and c + k·a, or w/cm and all cementitious material; kg/m³. */
  standard: Standard
  ratio: string | null
  binder: string
  /** The classes that were asked, by the house's durability limits. */
  exposure: ExposureVerdict[]
  preview: MixPreview
}

type Figures = { airPercent: number; strengthMpa: number; targetMean: number | null; exposures: ExposureClass[] }

/** What there is to read from lines in kg/m³: volume, cost, carbon, strength, grading, and the verdict of durability. */
export async function readMix(
  sql: Sql,
  person: Person,
  parts: readonly Pick<BenchPart, 'materialId' | 'name' | 'mass'>[],
  by: With,
  { airPercent, strengthMpa, targetMean, exposures }: Figures,
): Promise<BenchMix> {
  const lines = parts.map(({ materialId, name, mass }) => ({ materialId, name, kgPerM3: String(mass) }))
  const air = String(airPercent)
  const targetMeanStrength = targetMean === null ? null : String(targetMean)
  const preview = await previewMix(
    sql,
    person,
    {
      lines: lines.map(({ materialId, kgPerM3 }) => ({ materialId, kgPerM3 })),
      airPercent: air,
      strengthMpa,
      targetMeanStrength,
      moistures: [],
      exposureClasses: [...exposures],
      dischargeMinutes: await usualDischarge(sql),
      usualMoisture: false,
    },
    by,
  )
  const recipe = await recipeOf(sql, lines)
  const rules = await contentRulesOn(sql, businessDay(by.now))
  const design = designedFigures(recipe, rules)
  const { standard } = rules
  const { ratioOf, binderOf } = DURABILITY_OF[standard]
  return {
    steps: [],
    reasons: [],
    warnings: [],
    ...{ lines, airPercent: air, strengthMpa, targetMeanStrength, standard, preview },
    ...{ ratio: ratioOf(design), binder: binderOf(design) },
    exposure: preview.exposure,
  }
}
