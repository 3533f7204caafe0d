import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, optionalText, plainDate, text } from '../kit/shape'
import type { Margin } from './margin'
import type { PricePart } from './resolve'

export const DiscountQuestion = z.strictObject({
  customerId: id(),
  regionId: id(),
  productId: id().optional(),
  day: plainDate().optional(),
})

export const ChangeQuestion = z.strictObject({
  regionId: id(),
  categoryName: text(80),
  fromDate: plainDate(),
  toDate: plainDate().optional(),
})

export const CategoryProducts = z.strictObject({
  ...pagingShape,
  regionId: id(),
  categoryName: text(80),
  day: plainDate().optional(),
})

/** Where a quote starts from: list price and discount of a project's customer on its first day. */
export const ProjectProducts = z.strictObject({
  projectId: id(),
  fromDate: plainDate(),
  productIds: z.array(id()).max(500).optional(),
  keyword: optionalText(120),
})
export type ProjectProducts = z.output<typeof ProjectProducts>

export type QuotedProduct = {
  productId: string
  productCode: string
  name: string
  family: string
  strengthMpa: number
  /** From the regional list and the category discount; null with the reason in `missing`. */
  listPrice: string | null
  discount: string
  price: string | null
  parts: PricePart[]
  missing: string | null
  /** What is agreed on that day already. */
  agreedPrice: string | null
  cost: string | null
  costMissing: string | null
  margin: Margin | null
}
