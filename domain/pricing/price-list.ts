import * as z from 'zod'
import { bodyPagingShape, pagingShape } from '../kit/page'
import { id, optionalText, plainDate, price, requiredText, text } from '../kit/shape'

const absent = <T>(value: T | null | undefined) => value ?? null

export const PRICE_LIST_TYPES = ['draft', 'scheduled', 'active', 'ended'] as const
export type PriceListType = (typeof PRICE_LIST_TYPES)[number]

/** What a version is on a day; stored are only draft and active. */
export function shownStatus(
  row: { status: string; fromDate: string; toDate: string | null },
  day: string,
): PriceListType {
  if (row.status === 'draft') return 'draft'
  if (row.toDate !== null && row.toDate < day) return 'ended'
  return row.fromDate > day ? 'scheduled' : 'active'
}

export const PriceLine = z.strictObject({
  productId: id(),
  unitPrice: price().refine(value => Number(value) > 0, 'Enter a price above zero'),
  highestMaterialCost: price('Highest material cost').nullish().transform(absent),
})

const once = (lines: { productId: string }[], context: z.RefinementCtx) => {
  const seen = new Set<string>()
  lines.forEach(({ productId }, at) => {
    if (seen.has(productId))
      context.addIssue({ code: 'custom', path: [at, 'productId'], message: 'This product has a line already' })
    seen.add(productId)
  })
}

export const PriceListSave = z
  .strictObject({
    globalProductListId: id().nullish(),
    version: z.int().min(1).nullish(),
    regionId: id(),
    name: requiredText('Name', 120),
    fromDate: plainDate(),
    toDate: plainDate().nullish().transform(absent),
    remarks: optionalText(1000),
    lines: z.array(PriceLine).max(500).superRefine(once),
  })
  .refine(list => !list.toDate || list.toDate >= list.fromDate, {
    path: ['toDate'],
    message: 'The last day is before the first',
  })
export type PriceListSave = z.output<typeof PriceListSave>

export const PriceListPrices = z.strictObject({
  globalProductListId: id(),
  version: z.int().min(1, 'Version is required'),
  prices: z
    .array(PriceLine.pick({ productId: true, unitPrice: true }))
    .min(1)
    .max(500)
    .superRefine(once),
})
export type PriceListPrices = z.output<typeof PriceListPrices>

export const PriceListStatus = z.strictObject({ status: z.enum(['active', 'draft', 'ended']) })
export const PriceListStatusBody = z.strictObject({
  globalProductListId: id(),
  version: z.int().min(1, 'Version is required'),
  endDate: plainDate().optional(),
  /** Said after the question about products that the list before has and this one has not. */
  confirmMissing: z.boolean().optional(),
})

export const PriceListSearch = z.strictObject({
  ...pagingShape,
  regionId: id().optional(),
  searchWord: text(120).optional(),
  status: z.enum(PRICE_LIST_TYPES).optional(),
})
export type PriceListSearch = z.output<typeof PriceListSearch>

export const ListedSearch = z.strictObject({
  ...pagingShape,
  regionId: id().optional(),
  globalProductListId: id().optional(),
  searchWord: text(120).optional(),
  day: plainDate().optional(),
})
export type ListedSearch = z.output<typeof ListedSearch>

export const ChangeOfList = z.strictObject({
  regionId: id(),
  globalProductListId: id().optional(),
  fromDate: plainDate(),
  toDate: plainDate().optional(),
})

const { sort: _, ...unsortedBody } = bodyPagingShape
/** The dearest first, and no other order. */
export const HighestCostSearch = z.strictObject({
  ...unsortedBody,
  regionId: id().nullish().transform(absent),
  day: plainDate().optional(),
  searchWord: text(120).optional(),
})
export type HighestCostSearch = z.output<typeof HighestCostSearch>

export const ListChoice = z.strictObject({ globalProductListId: id() })

export type PriceListRow = {
  id: string
  globalProductListId: string
  version: number
  versionNo: number
  regionId: string
  regionName: string
  name: string
  fromDate: string
  toDate: string | null
  status: PriceListType
  remarks: string | null
  lines: number
}

export type ListedProduct = {
  productId: string
  productCode: string
  name: string
  family: string
  strengthMpa: number
  unitPrice: string
  highestMaterialCost: string | null
  globalProductListId: string
  versionNo: number
  regionId: string
  regionName: string
}

export type HighestCostRow = {
  productId: string
  productCode: string
  name: string
  /** The dearest material cost of the regions, S$ per m³, and where it is. */
  highestMaterialCost: string | null
  regionName: string | null
  listPrice: string | null
  missing: string | null
}
