import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { anyDecimal, id, mass, optionalText, plainDate, price, queryFlag, requiredText } from '../kit/shape'
import * as kitWords from '../kit/words'
import { SOLID_DENSITY } from './solid-density'
import * as words from './words'

export const MATERIAL_KINDS = ['cement', 'addition', 'sand', 'stone', 'water', 'admixture', 'fibre', 'ice'] as const
export type MaterialKind = (typeof MATERIAL_KINDS)[number]

const [LIGHTEST, HEAVIEST] = SOLID_DENSITY
const density = mass(words.materialDensity).refine(value => Number(value) >= LIGHTEST && Number(value) <= HEAVIEST, {
  error: words.materialDensityRange,
})

const content = (label: () => string, most: number) =>
  anyDecimal(4, label).refine(value => Number(value) >= 0 && Number(value) <= most, {
    error: () => words.materialContentRange({ label: label(), most }),
  })

const fields = {
  materialCode: requiredText(kitWords.fieldCode, 20),
  name: requiredText(kitWords.fieldName, 120),
  kind: z.enum(MATERIAL_KINDS),
  unit: requiredText(words.materialUnit, 12).default('kg'),
  density,
  criteriaHeaderId: id().nullish(),
  costPerKg: price(words.materialCost).nullish(),
  /** kg CO2e per kg, A1–A3. */
  carbonFactor: anyDecimal(4, words.materialCarbonFactor)
    .refine(value => Number(value) >= -5 && Number(value) <= 50, { error: words.materialCarbonRange })
    .nullish(),
  carbonSource: optionalText(200),
  carbonValidTo: plainDate().nullish(),
  /** As the producer declares them, per cent of the mass; alkali as Na2O equivalent. */
  chloridePercent: content(words.materialChloride, 10).nullish(),
  alkaliPercent: content(words.materialAlkali, 20).nullish(),
  solidsPercent: content(words.materialSolids, 100).nullish(),
  active: z.boolean().default(true),
}
const sourced = (of: { carbonFactor?: string | null | undefined; carbonSource?: string | null }) =>
  !of.carbonFactor || !!of.carbonSource
const SOURCE = { path: ['carbonSource'], error: words.materialCarbonSourceNeeded }
export const MaterialCreate = z.strictObject(fields).refine(sourced, SOURCE)
export const MaterialUpdate = z
  .strictObject({ ...fields, version: z.int().min(1, { error: kitWords.fieldVersionRequired }) })
  .refine(sourced, SOURCE)
export type MaterialFields = z.output<typeof MaterialCreate>

export const MaterialList = z.strictObject({
  ...pagingShape,
  active: queryFlag(),
  kind: z.enum(MATERIAL_KINDS).optional(),
  criteriaHeaderId: id().optional(),
})
export type MaterialAsk = z.output<typeof MaterialList> & { ids?: string[] }

export const EntryStatus = z.strictObject({
  id: id(),
  version: z.int().min(1, { error: kitWords.fieldVersionRequired }),
  active: z.boolean(),
})
