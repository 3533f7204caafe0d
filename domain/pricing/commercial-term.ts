import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, optionalText, percent, plainDate, price, text } from '../kit/shape'
import type { PriceBand } from './banded-price'
import type { Escalation } from './escalation'
import type { PriceListType } from './price-list'
import { TERM_LEVELS, type TermItemKind, type TermLevel } from './terms'

const absent = <T>(value: T | null | undefined) => value ?? null
const party = () => id().nullish().transform(absent)
const figure = (label: string) =>
  percent(label)
    .refine(value => Number(value) >= 0, `${label} must not be negative`)
    .nullish()
    .transform(absent)

/** How much is free, and the least and most that is charged, in the unit of the item. */
export const termFigures = () => ({
  freeAllowance: figure('Free allowance'),
  minimum: figure('Minimum'),
  maximum: figure('Maximum'),
})

/** Prices by notice, road distance or zone; which of them follows from the surcharge. */
const bands = () =>
  z
    .array(
      z.strictObject({
        by: z.enum(['notice', 'distance', 'zone']).nullish(),
        /** Hours of notice or km of road. */
        upTo: percent('Limit').nullish().transform(absent),
        /** Postal codes, or how they begin: "60, 609, 01-08". */
        areas: optionalText(400),
        unitPrice: price(),
      }),
    )
    .max(20)
    .nullish()
    .transform(rows => (rows?.length ? rows : null))

const positive = (label: string) => percent(label).refine(value => Number(value) > 0, `${label} must be above 0`)
const escalation = () =>
  z
    .strictObject({
      indexId: id(),
      base: positive('Base'),
      sharePercent: positive('Share').refine(value => Number(value) <= 100, 'Share is at most 100 %'),
      withinPercent: figure('Change without effect').transform(value => value ?? '0'),
    })
    .nullish()
    .transform(absent)
export type GivenBand = NonNullable<z.output<ReturnType<typeof bands>>>[number]

/** For whom: one order, one project, one customer, a category in a region, or a region. */
export const CommercialTermSave = z
  .strictObject({
    id: id().nullish(),
    version: z.int().min(1).nullish(),
    /** An add-on, a service or a surcharge. */
    itemId: id(),
    regionId: party(),
    categoryName: optionalText(80),
    customerId: party(),
    projectId: party(),
    orderId: party(),
    unitPrice: price(),
    ...termFigures(),
    bands: bands(),
    /** Of a surcharge that follows a price index, which has no other price. */
    escalation: escalation(),
    fromDate: plainDate(),
    toDate: plainDate().nullish().transform(absent),
    reason: optionalText(400),
  })
  .refine(of => levelOf(of) !== null, {
    path: ['regionId'],
    message: 'Choose one: a region with or without a category, a customer, a project or an order',
  })
  .refine(of => !of.toDate || of.toDate >= of.fromDate, {
    path: ['toDate'],
    message: 'The last day is before the first',
  })
  .refine(of => of.minimum === null || of.maximum === null || Number(of.maximum) >= Number(of.minimum), {
    path: ['maximum'],
    message: 'The maximum is below the minimum',
  })
export type CommercialTermSave = z.output<typeof CommercialTermSave>

type Party = Record<'regionId' | 'categoryName' | 'customerId' | 'projectId' | 'orderId', string | null>

/** The level that the parties named make, or none where they contradict each other. */
export function levelOf({ regionId, categoryName, customerId, projectId, orderId }: Party): TermLevel | null {
  const named = [
    ...(orderId ? ['order' as const] : []),
    ...(projectId ? ['project' as const] : []),
    ...(customerId ? ['customer' as const] : []),
    ...(regionId ? [categoryName ? ('category' as const) : ('region' as const)] : []),
  ]
  return named.length === 1 && (named[0] === 'category' || !categoryName) ? named[0]! : null
}

export const CommercialTermSearch = z.strictObject({
  ...pagingShape,
  level: z.enum(TERM_LEVELS).optional(),
  regionId: id().optional(),
  customerId: id().optional(),
  projectId: id().optional(),
  itemId: id().optional(),
  /** In force on this day; without it every version. */
  day: plainDate().optional(),
  keyword: text(120).optional(),
})
export type CommercialTermSearch = z.output<typeof CommercialTermSearch>

export type CommercialTermRow = Party & {
  id: string
  version: number
  level: TermLevel
  /** Whom it is for, as people call it. */
  party: string
  itemKind: TermItemKind
  itemId: string
  itemCode: string
  itemName: string
  unit: string
  unitPrice: string
  freeAllowance: string
  minimum: string | null
  maximum: string | null
  bands: readonly PriceBand[] | null
  escalation: Escalation | null
  /** What it follows, where it follows an index. */
  indexName: string | null
  fromDate: string
  toDate: string | null
  reason: string | null
  madeBy: string | null
  status: PriceListType
}

/** What a price is for, to choose from. */
export type TermItemChoice = {
  itemId: string
  itemKind: TermItemKind
  code: string
  name: string
  unit: string
  /** What makes a surcharge arise by itself. */
  trigger: string | null
}
