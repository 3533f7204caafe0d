import { nounPage } from '~/db/kit/noun-rows'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { mixFieldRows } from '~/db/mixdesign/field-setup'
import { type StrengthModelRow, servingModel } from '~/db/mixdesign/strength-model'
import { gradingSpecificationPage } from '~/db/rawtests/grading-specification'
import { latestApproved } from '~/db/rawtests/test-info'
import type { Person } from '~/domain/access/roles'
import type { LedgerRow } from '~/domain/deliveries/concrete-ledger-row'
import { EngineeringFault } from '~/domain/kit/fault'
import type { SettingValue } from '~/domain/kit/setting'
import { businessDay } from '~/domain/kit/time'
import { type CarbonBand, carbonBand } from '~/domain/mixdesign/carbon-band'
import { carbonCategory } from '~/domain/mixdesign/carbon-category'
import { batchMoisture, type MoistBatch } from '~/domain/mixdesign/design/moisture'
import { judgedOf, judgeFields, type MixFieldFault } from '~/domain/mixdesign/field-setup'
import { type ExposureVerdict, exposureVerdicts } from '~/domain/mixdesign/mix-design-evidence'
import { type MixFigures, mixFigures } from '~/domain/mixdesign/mix-figures'
import { type RecipePreview, strengthMixOfRecipe } from '~/domain/mixdesign/recipe-preview'
import { limitsOfSize } from '~/domain/mixdesign/size-limits'
import { askMix } from '~/domain/mixdesign/strength/house/answer'
import type { Predictor, StrengthAnswer } from '~/domain/mixdesign/strength/predict'
import { designedFigures } from '~/domain/mixdesign/trial-batch-ledger'
import { type AggregateBlend, aggregateBlend } from '~/domain/rawtests/aggregate/aggregate-blend'
import type { Grading } from '~/domain/rawtests/grading'
import type { GradingLimit } from '~/domain/rawtests/limits/grading-limits'
import type { Judge, SieveResult } from '~/domain/rawtests/sieve-result'
import type { SieveSeries } from '~/domain/rawtests/sieve-sizes'
import { contentRulesOn, recipeContents, recipeOf } from './recipe-contents'
import { type KnownLine, linesOf } from './recipe-lines'

export type PreviewGrading =
  | {
      blend: AggregateBlend
      /** The house's own limits for this size, where it keeps some. */
      limits: { name: string; rows: GradingLimit[] } | null
      parts: { name: string; grading: Grading }[]
      tests: { name: string; testNo: string; sampledOn: string }[]
    }
  | { missing: string }
/** `versionNo` is that of the house's strength model; null where the shipped one speaks alone. */
export type PreviewStrength =
  | { rows: { ageDays: number; answer: StrengthAnswer }[]; versionNo: number | null }
  | { missing: string }
export type MixPreview = {
  lines: KnownLine[]
  figures: MixFigures | null
  band: CarbonBand | null
  bands: CarbonBand[]
  strength: PreviewStrength
  grading: PreviewGrading
  moisture: MoistBatch | { missing: string } | null
  usualMoisture: UsualMoisture
  /** Chloride and alkali of the m³, with the limits of the classes that are asked. */
  contents: LedgerRow[]
  /** The classes that are asked, each by the durability limits of the standard in force. */
  exposure: ExposureVerdict[]
  faults: MixFieldFault[]
}

type UsualMoisture = SettingValue<'mixdesign.usual-moisture'>

const ALL = { limit: 200, offset: 0 }

/** Everything a laboratory reads from a recipe while it is typed: nothing is kept, what cannot be said says why. */
export async function previewMix(
  sql: Sql,
  person: Person,
  ask: RecipePreview,
  { now, predictor }: { now: Date; predictor: Predictor },
): Promise<MixPreview> {
  const lines = (await linesOf(sql, ask.lines)).filter(line => Number(line.kgPerM3) > 0)
  const figures = lines.length ? mixFigures(lines, ask.airPercent, businessDay(now)) : null
  const { rows } = await nounPage(sql, carbonCategory, { ...ALL, active: true })
  const bands = rows.map(({ name, strengthClass, upTo, description }) => ({ name, strengthClass, upTo, description }))
  const rules = await mixFieldRows(sql, true)
  const day = businessDay(now)
  const recipe = await recipeOf(sql, lines)
  const content = await contentRulesOn(sql, day)
  const usualMoisture = await settingOn(sql, 'mixdesign.usual-moisture', day)
  return {
    lines,
    figures,
    bands,
    band: carbonBand(figures?.gwpPerM3 ?? null, ask.strengthMpa ?? 0, bands),
    strength: strengthOf(lines, predictor, await servingModel(sql)),
    grading: await gradingOf(sql, person, lines),
    moisture: moistureOf(lines, ask, usualMoisture),
    usualMoisture,
    contents: await recipeContents(sql, recipe, day, ask.exposureClasses),
    exposure: ask.exposureClasses.length
      ? exposureVerdicts(
          { strengthMpa: ask.strengthMpa ?? 0, airPercent: ask.airPercent, ...designedFigures(recipe, content) },
          content,
          ask.exposureClasses,
        )
      : [],
    faults: figures ? judgeFields(rules, judgedOf(ask, figures)) : [],
  }
}

/** Days at which concrete is usually crushed. */
const AGES = [3, 7, 28, 56, 90]

/** As cubes, which the grade and the target mean beside it are of. */
function strengthOf(lines: KnownLine[], predictor: Predictor, serving: StrengthModelRow | null): PreviewStrength {
  const read = strengthMixOfRecipe(lines, 28)
  if ('missing' in read) return read
  return orMissing(() => ({
    rows: AGES.map(age => ({
      ageDays: age,
      answer: askMix(predictor, serving?.model ?? null, { ...read.mix, age }, 'cube'),
    })),
    versionNo: serving?.versionNo ?? null,
  }))
}

/** The sand and stone by their shares of mass, each by its latest approved sieve analysis. */
async function gradingOf(sql: Sql, person: Person, lines: KnownLine[]): Promise<PreviewGrading> {
  const aggregates = lines.filter(line => line.kind === 'sand' || line.kind === 'stone')
  if (!aggregates.length) return { missing: 'The mix has no aggregate yet' }
  const ids = aggregates.map(line => line.materialId)
  const tests = new Map((await latestApproved(sql, person, ids, 'sieve')).map(test => [test.materialId, test]))
  const untested = aggregates.filter(line => !tests.has(line.materialId)).map(line => line.name)
  if (untested.length) return { missing: `No approved sieve analysis of ${untested.join(', ')}` }
  const all = aggregates.reduce((sum, line) => sum + Number(line.kgPerM3), 0)
  const parts = aggregates.map(line => ({
    name: line.name,
    share: Number(line.kgPerM3) / all,
    density: Number(line.density) / 1000,
    grading: (tests.get(line.materialId)!.result as SieveResult).analysis.grading,
  }))
  const binder = lines.filter(line => line.kind === 'cement' || line.kind === 'addition')
  const cementitious = binder.reduce((sum, line) => sum + Number(line.kgPerM3), 0)
  const own = await gradingSpecificationPage(sql, { ...ALL, active: true, material: 'all-in' })
  return orMissing(() => {
    const read = (judge: Judge | null) => aggregateBlend(parts, { judge, cementitious: cementitious || undefined })
    const of = limitsOfSize(read(null).grading, own.rows)
    const judge = of ? { name: of.name, series: of.series as SieveSeries, limits: of.limits } : null
    return { blend: read(judge), limits: of ? { name: of.name, rows: of.limits } : null, ...named() }
  })

  function named() {
    return {
      parts: parts.map(({ name, grading }) => ({ name, grading })),
      tests: aggregates.map(({ name, materialId }) => {
        const { testNo, sampledOn } = tests.get(materialId)!
        return { name, testNo, sampledOn }
      }),
    }
  }
}

/** Batch weights per m³ with the aggregates as wet as they were said to be; dry ones are taken as designed. */
function moistureOf(
  lines: KnownLine[],
  { moistures, usualMoisture }: RecipePreview,
  usual: UsualMoisture,
): MixPreview['moisture'] {
  if (!moistures.length && !usualMoisture) return null
  const wet = new Map(moistures.map(one => [one.materialId, one]))
  const water = lines
    .filter(line => line.kind === 'water' || line.kind === 'ice')
    .reduce((sum, line) => sum + Number(line.kgPerM3), 0)
  const aggregates = lines.flatMap(line => {
    if (line.kind !== 'sand' && line.kind !== 'stone') return []
    const of = wet.get(line.materialId) ?? (usualMoisture ? usual[line.kind] : null)
    if (!of) return []
    return [
      { name: line.name, mass: Number(line.kgPerM3), moisture: Number(of.moisture), absorption: Number(of.absorption) },
    ]
  })
  return orMissing(() => batchMoisture(water, aggregates))
}

function orMissing<Found>(work: () => Found): Found | { missing: string } {
  try {
    return work()
  } catch (error) {
    if (error instanceof EngineeringFault) return { missing: error.message }
    throw error
  }
}
