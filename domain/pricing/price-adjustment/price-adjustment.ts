import * as z from 'zod'
import { showDate } from '../../kit/dates'
import { type DecimalText, decimal, unitPrice } from '../../kit/money'
import { bodyPagingShape } from '../../kit/page'
import { figure, id, optionalText, plainDate, priceChange, requiredText } from '../../kit/shape'
import type { PlainDate } from '../../kit/time'
import type { Banded, PriceBand } from '../banded-price'
import { type AdjustmentEffect, type AdjustmentSummary, summaryOf } from './effect'

export const ADJUSTMENT_KINDS = ['amount', 'percent'] as const
export type AdjustmentKind = (typeof ADJUSTMENT_KINDS)[number]

/** What a rule changes: agreed prices of concrete, the region's list, and the region's prices of all else. */
export const ADJUSTED = ['agreed', 'list', 'associate_product', 'service', 'sub_product'] as const
export type Adjusted = (typeof ADJUSTED)[number]
export const ADJUSTED_WORDS: Record<Adjusted, string> = {
  agreed: 'Agreed prices',
  list: 'Price list',
  associate_product: 'Add-ons',
  service: 'Services',
  sub_product: 'Surcharges',
}
export const isConcrete = (of: Adjusted): boolean => of === 'agreed' || of === 'list'

const names = (label: string) => z.array(requiredText(label, 60)).max(50).default([])

const rule = {
  regionId: id(),
  /** The first day of the new prices. */
  fromDate: plainDate(),
  appliesTo: z
    .array(z.enum(ADJUSTED))
    .min(1, 'Choose what changes')
    .default(['agreed'])
    .transform(of => [...new Set(of)]),
  customerIds: z.array(id()).max(200).default([]),
  /** Customers that are in one of these categories of the region. */
  categoryNames: names('Category'),
  productIds: z.array(id()).max(200).default([]),
  families: names('Family'),
  kind: z.enum(ADJUSTMENT_KINDS),
  /** S$ per m³ or per cent, up or down. */
  value: priceChange('Change').refine(value => Number(value) !== 0, 'A change of nothing changes nothing'),
  roundTo: figure('Rounding')
    .refine(value => Number(value) > 0, 'Rounding must be above zero')
    .default('0.01'),
}

type Scope = { appliesTo: Adjusted[]; kind: AdjustmentKind } & Record<
  'customerIds' | 'categoryNames' | 'productIds' | 'families',
  string[]
>

/** A filter never seems to narrow what it does not: each kind of price has those that mean something for it. */
function fits(of: Scope, context: z.RefinementCtx): void {
  const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  const charges = of.appliesTo.some(one => !isConcrete(one))
  const open = of.appliesTo.some(one => one !== 'agreed')
  if (charges && of.kind === 'amount')
    wrong('kind', 'Add-ons, services and surcharges have different units. Change them by per cent')
  if (open && of.customerIds.length) wrong('customerIds', 'Only agreed prices can be limited to customers')
  if (open && of.categoryNames.length) wrong('categoryNames', 'Only agreed prices can be limited to a category')
  if (charges && of.productIds.length) wrong('productIds', 'Only concrete can be limited to products')
  if (charges && of.families.length) wrong('families', 'Only concrete can be limited to families')
}

export const AdjustmentRule = z.strictObject(rule).superRefine(fits)
export type AdjustmentRule = z.output<typeof AdjustmentRule>

export const AdjustmentPaged = z.strictObject({ ...bodyPagingShape, ...rule }).superRefine(fits)
export const AdjustmentApply = z
  .strictObject({ ...rule, name: requiredText('Name', 120), reason: optionalText(1000) })
  .superRefine(fits)
export type AdjustmentApply = z.output<typeof AdjustmentApply>

export const AdjustmentSearch = z.strictObject({
  ...bodyPagingShape,
  status: z.enum(['submitted', 'approved', 'rejected']).optional(),
  regionId: id().optional(),
  /** Requested by the person who asks, or by others. */
  own: z.boolean().optional(),
})
export type AdjustmentSearch = z.output<typeof AdjustmentSearch>

export const AdjustmentDecision = z
  .strictObject({
    priceAdjustmentId: id(),
    version: z.int().min(1, 'Version is required'),
    approve: z.boolean(),
    reason: optionalText(400),
  })
  .refine(of => of.approve || of.reason, { path: ['reason'], message: 'Say why it is rejected' })
export type AdjustmentDecision = z.output<typeof AdjustmentDecision>

/** The new price: up or down by the amount or the per cent, to the nearest step; S$ per m³, four places. */
export function adjusted(
  price: DecimalText,
  { kind, value, roundTo }: Pick<AdjustmentRule, 'kind' | 'value' | 'roundTo'>,
): DecimalText {
  const raw = kind === 'percent' ? decimal(price).times(decimal(value).div(100).plus(1)) : decimal(price).plus(value)
  return unitPrice(raw.div(roundTo).toDecimalPlaces(0).times(roundTo))
}

/** What holds instead of the price changes by the same rule; the unit price is what holds outside of the bands. */
export const adjustedBands = (
  bands: Banded['bands'],
  by: Parameters<typeof adjusted>[1],
): readonly PriceBand[] | null => bands?.map(band => ({ ...band, unitPrice: adjusted(band.unitPrice, by) })) ?? null

/** A price that a rule changes, before anything is known of what that means. */
export type TouchedPrice = {
  kind: Adjusted
  /** The agreed price, the version of the list, or the region's price of a charge, as it was read. */
  subjectId: string
  subjectVersion: number
  /** The product, or the add-on, service or surcharge. */
  itemId: string
  productPriceId: string | null
  projectPricingId: string | null
  projectId: string | null
  customerName: string | null
  projectName: string | null
  productCode: string
  name: string
  unit: string
  /** Since when it holds; later than the rule where it begins later. */
  since: string
  oldPrice: string
  newPrice: string
  /** Another change on its way that touches the same price, or what an approved one gave way to. */
  collision: string | null
}
/** The quote that was approved later for the same price, and the first day on which it holds instead. */
export type GivenWay = { quote: string; from: PlainDate }
export const replacedWords = (by: GivenWay | undefined): string | null =>
  by ? `Replaced by ${by.quote} from ${showDate(by.from)}` : null

export type AdjustmentLine = TouchedPrice & AdjustmentEffect

/** What a person reads of a change: its sums, which are of all its prices, and the first of them. */
export type ReadThrough = { summary: AdjustmentSummary; prices: AdjustmentLine[] }
const SHOWN_PRICES = 200
export const readThrough = (all: readonly AdjustmentLine[]): ReadThrough => ({
  summary: summaryOf(all),
  prices: all.slice(0, SHOWN_PRICES),
})

/** By what a rule may be narrowed, beside customers and products. */
export type AdjustmentChoices = { families: string[]; categoryNames: string[] }

export type AdjustmentRow = {
  id: string
  priceAdjustmentId: string
  version: number
  adjustmentNo: string
  name: string
  regionName: string
  fromDate: string
  appliesTo: Adjusted[]
  kind: string
  value: string
  status: string
  reason: string | null
  lines: number
  submittedByName: string | null
  submittedBy: string | null
  decidedAt: Date | null
}

export type AdjustmentDetail = AdjustmentRow &
  ReadThrough & {
    roundTo: string
    /** Of those that whoever looks may see, and how many others there are. */
    customerNames: string[]
    otherCustomers: number
    categoryNames: string[]
    productCodes: string[]
    families: string[]
    submittedAt: Date
    decidedByName: string | null
    decisionReason: string | null
  }
