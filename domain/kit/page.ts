import * as z from 'zod'
import { queryCount } from './shape'

/** `offset` is the page index (one-based page minus one), not a row number. */
export const pagingShape = {
  limit: queryCount(200, 1).default(50),
  offset: queryCount(100_000).default(0),
  /** `-orderDate,customerName`: comma list, minus is descending; unknown columns are refused by the list. */
  sort: z
    .string()
    .regex(/^-?[A-Za-z][A-Za-z0-9]*(,-?[A-Za-z][A-Za-z0-9]*)*$/, 'Sort is a list of columns')
    .max(120)
    .optional(),
  keyword: z.string().trim().max(120).optional(),
}
export const Paging = z.strictObject(pagingShape)
const { sort: _, ...unsorted } = pagingShape
/** Of a list that has an order of its own and no other: a wish for another is refused and not passed over. */
export const unsortedShape = unsorted
export const UnsortedPaging = z.strictObject(unsortedShape)
export type Paging = { limit: number; offset: number; sort?: string | undefined; keyword?: string | undefined }

/** The same in a JSON body, for the searches that the specification posts. */
export const bodyPagingShape = {
  limit: z.int().min(1).max(200).default(50),
  offset: z.int().min(0).max(100_000).default(0),
  sort: pagingShape.sort,
  keyword: pagingShape.keyword,
}

/** Exact total up to 10,000; beyond it `total` is capped and `more` is true. */
export type Page<Row> = { rows: Row[]; total: number; more?: true }

export const TOTAL_CAP = 10_000

/** A page of rows that were worked out rather than read; the only place that does so by the page index. */
export const pageOf = <Row>(rows: readonly Row[], { limit, offset }: Pick<Paging, 'limit' | 'offset'>): Page<Row> => ({
  rows: rows.slice(offset * limit, (offset + 1) * limit),
  total: rows.length,
})
