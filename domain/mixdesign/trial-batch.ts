import * as z from 'zod'
import { WetTest } from '../cylinders/wet-test'
import { pagingShape } from '../kit/page'
import { clock, id, instant, mass, optionalText, percent, plainDate, requiredText } from '../kit/shape'
import { specimenAges } from '../kit/specimen-age'
import { SPECIMEN_KINDS } from '../kit/specimen-kind'

/** EN 206 §A.4: from each batch of an initial test at least so many specimens an age. */
export const SPECIMENS_AN_AGE = 3

const between = (label: string, least: number, most: number) =>
  percent(label).refine(
    value => Number(value) >= least && Number(value) <= most,
    `${label} must be between ${least} and ${most} %`,
  )

const weight = z.strictObject({
  materialId: id(),
  kg: mass('Mass').refine(value => Number(value) > 0, 'Mass must be above zero'),
  /** Of an aggregate as it was weighed, per cent of its dry mass: free moisture (total less absorption) and absorption. */
  moisturePercent: between('Free moisture', -8, 20).nullish(),
  absorptionPercent: between('Absorption', 0, 10).nullish(),
})

const { slumpMm, concreteTemperature, ambientTemperature, airPercent, concretePotId, potFullKg } = WetTest.shape

/** A mix made once in the small: what was weighed, what the fresh concrete was, and the specimens to be made of it. */
export const TrialBatchSave = z.strictObject({
  mixDesignId: id(),
  productId: id(),
  plantId: id(),
  batchedAt: instant(),
  /** Litres of concrete by design. */
  litres: mass('Litres').refine(
    value => Number(value) >= 5 && Number(value) <= 10_000,
    'Litres must be between 5 and 10,000',
  ),
  weights: z
    .array(weight)
    .min(2, 'At least two materials')
    .max(40)
    .refine(rows => new Set(rows.map(row => row.materialId)).size === rows.length, 'A material is listed twice'),
  ...{ slumpMm, concreteTemperature, ambientTemperature, airPercent, concretePotId, potFullKg },
  specimenKind: z.enum(SPECIMEN_KINDS).optional(),
  /** Days; without them the laboratory's usual ages and the age of the specified strength. */
  ages: specimenAges().optional(),
  remarks: optionalText(400),
})
export type TrialBatchSave = z.output<typeof TrialBatchSave>

const { batchedAt: _batchedAt, ...typed } = TrialBatchSave.shape
/** What the form posts: the moment as a day and a time on the plant's clock. */
export const TrialBatchForm = z.strictObject({ ...typed, batchedDay: plainDate(), batchedTime: clock() })

export const TrialBatchWithdraw = z.strictObject({ version: z.int().min(1), reason: requiredText('Reason', 400) })

export const TrialBatchList = z.strictObject({
  ...pagingShape,
  mixDesignId: id().optional(),
  plantId: id().optional(),
  status: z.enum(['recorded', 'withdrawn']).optional(),
})
export type TrialBatchAsk = z.output<typeof TrialBatchList>
