import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, plainDate, price, queryFlag, requiredText, text } from '../kit/shape'
import type { Discount } from './discount'

export const PRICE_CATEGORY_TYPES = {
  customer: 'By kind of customer',
  strength_band: 'By strength band',
  product_family: 'By product family',
} as const
export type PriceCategoryType = keyof typeof PRICE_CATEGORY_TYPES
export const categoryTypes = Object.keys(PRICE_CATEGORY_TYPES) as PriceCategoryType[]

const absent = <T>(value: T | null | undefined) => value ?? null
const strength = () => z.int().min(1).max(200).nullish().transform(absent)

export const DiscountSave = z
  .strictObject({
    family: text(60)
      .nullish()
      .transform(value => value || null),
    strengthFrom: strength(),
    strengthTo: strength(),
    kind: z.enum(['percent', 'amount']),
    value: price('Discount'),
  })
  .refine(line => line.strengthFrom === null || line.strengthTo === null || line.strengthTo >= line.strengthFrom, {
    path: ['strengthTo'],
    message: 'The band ends below its start',
  })
  .refine(line => line.kind === 'amount' || Number(line.value) < 100, {
    path: ['value'],
    message: 'A discount is below 100 %',
  })

const discounts = z
  .array(DiscountSave)
  .max(100)
  .superRefine((lines, context) => {
    const seen = new Set<string>()
    lines.forEach((line, at) => {
      const key = JSON.stringify([line.family, line.strengthFrom, line.strengthTo])
      if (seen.has(key))
        context.addIssue({ code: 'custom', path: [at, 'family'], message: 'This family and band has a line already' })
      seen.add(key)
    })
  })

/** A new version of a category in a region; the one in force ends on the day before. */
export const PriceCategorySave = z.strictObject({
  regionId: id(),
  categoryName: requiredText('Category', 80),
  priceCategoryType: z.enum(categoryTypes),
  fromDate: plainDate(),
  toDate: plainDate().nullish().transform(absent),
  discounts,
})
export type PriceCategorySave = z.output<typeof PriceCategorySave>

export const PriceCategoryPrices = z.strictObject({
  priceCategoryId: id(),
  version: z.int().min(1, 'Version is required'),
  discounts,
})
export type PriceCategoryPrices = z.output<typeof PriceCategoryPrices>

export const PriceCategorySearch = z.strictObject({
  ...pagingShape,
  regionId: id().optional(),
  /** Only the versions in force on this day; without it every version. */
  day: plainDate().optional(),
  priceCategoryType: z.enum(categoryTypes).optional(),
  current: queryFlag(),
})
export type PriceCategorySearch = z.output<typeof PriceCategorySearch>

export type PriceCategoryRow = {
  id: string
  priceCategoryId: string
  version: number
  versionNo: number
  regionId: string
  regionName: string
  categoryName: string
  priceCategoryType: string
  fromDate: string
  toDate: string | null
  discounts: Discount[]
  customers: number
}
