import * as z from 'zod'
import { id, optionalText, plainDate, UNIT_PRICE } from '../kit/shape'
import { spokenDay } from '../kit/time'

const absent = <T>(value: T | null | undefined) => value ?? null

export const ProjectPricingSave = z
  .strictObject({
    id: id().nullish(),
    version: z.int().min(1).nullish(),
    projectId: id(),
    effectiveStartDate: plainDate(),
    effectiveEndDate: plainDate().nullish().transform(absent),
  })
  .refine(of => !of.effectiveEndDate || of.effectiveEndDate >= of.effectiveStartDate, {
    path: ['effectiveEndDate'],
    message: 'The last day is before the first',
  })
export type ProjectPricingSave = z.output<typeof ProjectPricingSave>

/** An empty price is refused by name, not by shape (R-172). */
export const ProductPriceSave = z.strictObject({
  id: id().nullish(),
  version: z.int().min(1).nullish(),
  projectPricingId: id(),
  productId: id(),
  productPrice: z.union([z.string(), z.number()]).meta(UNIT_PRICE).nullish(),
  reason: optionalText(400),
})
export type ProductPriceSave = z.output<typeof ProductPriceSave>

export const ProductPricingSearch = z.strictObject({
  projectId: id(),
  effectiveStartDate: plainDate().optional(),
  effectiveEndDate: plainDate().optional(),
})
export type ProductPricingSearch = z.output<typeof ProductPricingSearch>

export type ProductPriceRow = {
  id: string
  version: number
  projectPricingId: string
  productId: string
  productCode: string
  name: string
  productPrice: string
  reason: string | null
}

export type ProjectPricingRow = {
  id: string
  version: number
  projectId: string
  effectiveStartDate: string
  effectiveEndDate: string | null
  pricingId: string | null
  pricingReference: string | null
  revision: number | null
  status: string
  prices: ProductPriceRow[]
}

type AgreedDays = Pick<ProjectPricingRow, 'effectiveStartDate' | 'effectiveEndDate'>
export const spokenAgreed = ({ effectiveStartDate: from, effectiveEndDate: to }: AgreedDays): string =>
  `from ${spokenDay(from)}${to ? ` to ${spokenDay(to)}` : ''}`
