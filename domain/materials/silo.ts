import * as z from 'zod'
import { decimal } from '../kit/money'
import { pagingShape } from '../kit/page'
import { id, instant, mass, optionalText, percent, queryFlag, requiredText } from '../kit/shape'
import * as kitWords from '../kit/words'
import { above } from './material-order'
import * as words from './words'

const share = (label: () => string) =>
  percent(label).refine(value => Number(value) >= 0 && Number(value) <= 100, {
    error: () => words.siloMarkRange({ label: label() }),
  })

const fields = {
  plantId: id(),
  siloCode: requiredText(kitWords.fieldSilo, 20),
  materialId: id(),
  sourceId: id().nullish(),
  capacityKg: above(words.siloCapacity),
  lowPercent: share(words.siloLowMark).default('25'),
  lowLowPercent: share(words.siloLowestMark).default('10'),
  highPercent: share(words.siloHighMark).default('90'),
  active: z.boolean().default(true),
}
const rising = (of: { lowLowPercent: string; lowPercent: string; highPercent: string }) =>
  Number(of.lowLowPercent) < Number(of.lowPercent) && Number(of.lowPercent) < Number(of.highPercent)
const MARKS = { path: ['lowPercent'], error: words.siloMarksOrder }
export const SiloCreate = z.strictObject(fields).refine(rising, MARKS)
export const SiloUpdate = z
  .strictObject({ ...fields, version: z.int().min(1, { error: kitWords.fieldVersionRequired }) })
  .refine(rising, MARKS)
export type SiloFields = z.output<typeof SiloCreate>

export const SiloList = z.strictObject({
  ...pagingShape,
  active: queryFlag(),
  plantId: id().optional(),
  materialId: id().optional(),
  /** Only those whose book is below zero. */
  belowZero: queryFlag(),
})
export type SiloAsk = z.output<typeof SiloList>

/** What was counted or read in the silo, kg: a count of that time, and of now where none is named. */
export const SiloLevelSet = z.strictObject({
  siloId: id(),
  levelKg: mass(words.siloLevel),
  countedAt: instant(words.orderMoment).optional(),
  remarks: requiredText(kitWords.fieldReason, 400),
})
export type SiloLevelSet = z.output<typeof SiloLevelSet>

export const OpeningStockSave = z.strictObject({
  siloId: id(),
  kg: mass(words.stockOpening),
  remarks: optionalText(400),
})
/** `previousKg` is the opening stock that the change was made from. */
export const OpeningStockChange = z.strictObject({
  kg: mass(words.stockOpening),
  previousKg: mass(words.stockPresentOpening),
  remarks: requiredText(kitWords.fieldReason, 400),
})

const YEAR = 366 * 86_400_000
/** What is entered later than a year afterwards was typed wrong. */
export const isLongAgo = (at: Date, now: Date): boolean => now.getTime() - at.getTime() > YEAR

export type SiloMark = 'empty' | 'lowest' | 'low' | 'normal' | 'high' | 'overfull'

/** Where a level stands between the marks of its silo; kg and percent of capacity. */
export function siloMark(of: {
  levelKg: string
  capacityKg: string
  lowPercent: string
  lowLowPercent: string
  highPercent: string
}): { percent: string; mark: SiloMark } {
  const share = decimal(of.levelKg).div(of.capacityKg).times(100)
  const percent = share.toFixed(2)
  if (share.lessThanOrEqualTo(0)) return { percent, mark: 'empty' }
  if (share.greaterThan(100)) return { percent, mark: 'overfull' }
  if (share.lessThanOrEqualTo(of.lowLowPercent)) return { percent, mark: 'lowest' }
  if (share.lessThanOrEqualTo(of.lowPercent)) return { percent, mark: 'low' }
  return { percent, mark: share.greaterThanOrEqualTo(of.highPercent) ? 'high' : 'normal' }
}
