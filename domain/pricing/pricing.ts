import * as z from 'zod'
import { compare } from '../kit/money'
import { bodyPagingShape } from '../kit/page'
import { id, optionalText, plainDate, price, requiredText, text } from '../kit/shape'
import type { MarginBand } from './margin'
import { PricingChargeSave } from './pricing-charge'
import type { PricePart } from './resolve'

export const PRICING_STATUSES = ['draft', 'submitted', 'approved', 'rejected', 'void', 'ended'] as const
export type PricingStatus = (typeof PRICING_STATUSES)[number]

const absent = <T>(value: T | null | undefined) => value ?? null
const positivePrice = () => price().refine(value => Number(value) > 0, 'Enter a price above zero')

export const PricingLineSave = z.strictObject({
  productId: id(),
  unitPrice: positivePrice(),
  /** Why it differs from list and discount, or is below the target margin. */
  reason: optionalText(400),
})

export const PricingSave = z
  .strictObject({
    pricingId: id().nullish(),
    version: z.int().min(1).nullish(),
    /** Named without an id it starts the next revision of that quote. */
    pricingReference: optionalText(40),
    customerId: id(),
    projectId: id(),
    fromDate: plainDate(),
    toDate: plainDate().nullish().transform(absent),
    disableChangeDate: z.boolean().default(false),
    reason: optionalText(1000),
    lines: z.array(PricingLineSave).min(1, 'A quote has at least one product').max(500),
    charges: z.array(PricingChargeSave).max(60).default([]),
  })
  .refine(quote => !quote.toDate || quote.toDate >= quote.fromDate, {
    path: ['toDate'],
    message: 'The last day is before the first',
  })
  .superRefine(({ lines, charges }, context) => {
    const once = (path: string, of: readonly { id: string; field: string; message: string }[]) => {
      const seen = new Set<string>()
      for (const [at, { id: key, field, message }] of of.entries()) {
        if (seen.has(key)) context.addIssue({ code: 'custom', path: [path, at, field], message })
        seen.add(key)
      }
    }
    once(
      'lines',
      lines.map(of => ({ id: of.productId, field: 'productId', message: 'This product has a line already' })),
    )
    once(
      'charges',
      charges.map(of => ({ id: of.itemId, field: 'itemId', message: 'A row above has a price for this already' })),
    )
  })
export type PricingSave = z.output<typeof PricingSave>

export const PricingSearch = z.strictObject({
  ...bodyPagingShape,
  status: z.array(z.enum(PRICING_STATUSES)).max(6).optional(),
  customerId: id().optional(),
  projectId: id().optional(),
  regionId: id().optional(),
  fromDate: plainDate().optional(),
  toDate: plainDate().optional(),
  pricingReference: text(40).optional(),
  /** Submitted by the person who asks, or by others. */
  own: z.boolean().optional(),
})
export type PricingSearch = z.output<typeof PricingSearch>

export const PRICING_MOVES = ['draft', 'submitted', 'approved', 'rejected', 'ended'] as const
/** The status that a quote is moved to travels in the query. */
export const PricingMove = z.strictObject({ status: z.enum(PRICING_MOVES) })
export const PricingMoveBody = z.strictObject({
  version: z.int().min(1, 'Version is required'),
  reason: optionalText(400),
  endDate: plainDate().optional(),
})
export const PricingMoves = z.strictObject({
  pricings: z
    .array(z.strictObject({ pricingId: id(), version: z.int().min(1) }))
    .min(1)
    .max(100),
  reason: optionalText(400),
})
export const PricingVoid = z.strictObject({
  version: z.int().min(1, 'Version is required'),
  reason: requiredText('Reason', 400),
})

export const EVENT_OF: Record<(typeof PRICING_MOVES)[number], string> = {
  draft: 'withdraw',
  submitted: 'submit',
  approved: 'approve',
  rejected: 'reject',
  ended: 'end',
}

export type QuoteLine = {
  productId: string
  productCode: string
  name: string
  listPrice: string | null
  discount: string
  unitPrice: string
  cost: string | null
  manual: boolean
  reason: string | null
  trace: PricePart[]
  marginAmount: string | null
  marginPercent: string | null
  band: MarginBand | null
}

export type PricingRow = {
  id: string
  pricingId: string
  version: number
  pricingReference: string
  revision: number
  status: string
  customerId: string
  customerName: string
  projectId: string
  projectName: string
  regionName: string
  fromDate: string
  toDate: string | null
  /** partly or wholly: an approved quote of which some or all has given way to a later one. */
  superseded: string | null
  lines: number
  lowestMargin: string | null
  createdByName: string | null
  updatedAt: Date
}

type Judged = Pick<QuoteLine, 'productCode' | 'cost' | 'band' | 'manual' | 'reason'>

/** What keeps a quote from being submitted, line by line: a missing cost, or a reason owed. */
export function quoteProblems(lines: readonly Judged[]): { at: number; field: string; message: string }[] {
  return lines.flatMap(({ productCode, cost, band, manual, reason }, at) => {
    if (cost === null) return [{ at, field: 'unitPrice', message: `${productCode} has no cost in this region` }]
    if ((band === 'amber' || band === 'red') && !reason)
      return [{ at, field: 'reason', message: `${productCode} is below the target margin: say why` }]
    return manual && !reason
      ? [{ at, field: 'reason', message: `${productCode} differs from list and discount: say why` }]
      : []
  })
}

const ORDER: MarginBand[] = ['red', 'amber', 'unknown', 'green']

/** The worst band decides who approves: red goes to the CEO. */
export const worstBand = (lines: readonly Pick<Judged, 'band'>[]): MarginBand =>
  ORDER.find(band => lines.some(line => line.band === band)) ?? 'unknown'

export const isManual = (unitPrice: string, computed: string | null): boolean =>
  computed === null || compare(unitPrice, computed) !== 0
