import * as z from 'zod'
import { id, mass, minutes, percent, queryFlag } from '../kit/shape'
import { constituentKind } from './constituent-kind'
import type { MixLine } from './mix-figures'
import { ExposureClasses } from './requisition-choices'
import { aggregateAsModel } from './strength/constant-volume'
import type { StrengthMix } from './strength/sample'

const share = (label: string, most: number) =>
  percent(label).refine(
    value => Number(value) >= 0 && Number(value) <= most,
    `${label} must be between 0 and ${most} %`,
  )

/** What a mix may be made of; with a plant, what its silos hold of each material. */
export const ConstituentsAsk = z.object({
  plantId: id().optional(),
  /** Without a plant: of the first one there is, which the answer names. */
  first: queryFlag(),
})

/** A recipe on the way: what it would be, and what to weigh with aggregates as wet as they are now. Nothing is kept. */
export const RecipePreview = z.strictObject({
  lines: z
    .array(z.strictObject({ materialId: id(), kgPerM3: mass('Mass') }))
    .max(40)
    .refine(rows => new Set(rows.map(row => row.materialId)).size === rows.length, 'A material is listed twice'),
  airPercent: share('Air', 10).default('0'),
  strengthMpa: z.int().min(5).max(150).nullish(),
  targetMeanStrength: percent('Target mean strength').nullish(),
  dischargeMinutes: minutes(600).nullish(),
  /** What it is declared for. */
  exposureClasses: ExposureClasses,
  /** Total moisture and absorption of aggregates, percent of dry mass. */
  moistures: z
    .array(z.strictObject({ materialId: id(), moisture: share('Moisture', 15), absorption: share('Absorption', 8) }))
    .max(20)
    .default([]),
  /** Aggregates without a reading are taken as wet as is usual. */
  usualMoisture: z.boolean().default(false),
})
export type RecipePreview = z.output<typeof RecipePreview>

export type RecipeLine = MixLine & { materialId: string }

/**
 * The recipe as the strength model reads it, kg/m³ at an age in days, its aggregate by volume; null with what it holds that the model has never seen
 * (silica fume) or what it lacks.
 */
export function strengthMixOfRecipe(
  lines: readonly MixLine[],
  age: number,
): { mix: StrengthMix } | { missing: string } {
  const sum = { cement: 0, slag: 0, ash: 0, water: 0, superplastic: 0, coarseagg: 0, fineagg: 0 }
  for (const line of lines) {
    const kg = Number(line.kgPerM3)
    const kind = line.kind === 'ice' ? 'water' : constituentKind(line)
    if (kind === 'silica-fume' && kg > 0) return { missing: 'The model has seen no silica fume' }
    const aggregate = kind === 'coarse' || kind === 'fine'
    if (kind && kind !== 'silica-fume')
      sum[CONTENT[kind]] += aggregate ? aggregateAsModel(kg, Number(line.density) / 1000) : kg
  }
  const lacking = (['cement', 'water', 'coarseagg', 'fineagg'] as const).find(name => sum[name] === 0)
  return lacking ? { missing: `The mix has no ${WORDS[lacking]} yet` } : { mix: { ...sum, age } }
}

const CONTENT = {
  cement: 'cement',
  ggbs: 'slag',
  pfa: 'ash',
  water: 'water',
  admixture: 'superplastic',
  coarse: 'coarseagg',
  fine: 'fineagg',
} as const
const WORDS = { cement: 'cement', water: 'water', coarseagg: 'stone', fineagg: 'sand' }
