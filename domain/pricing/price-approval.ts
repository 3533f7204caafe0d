import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, optionalText, queryFlag, requiredText } from '../kit/shape'
import { type Judged, PRICE_KINDS, type PriceKind } from './authority'

export const PriceApprovalSearch = z.strictObject({
  ...pagingShape,
  status: z.enum(['pending', 'decided']).optional(),
  kind: z.enum(PRICE_KINDS).optional(),
  subjectId: id().optional(),
  /** Requested or made by the person who asks, or by others. */
  own: queryFlag(),
})
export type PriceApprovalSearch = z.output<typeof PriceApprovalSearch>

export const PriceApprovalDecision = z
  .strictObject({
    version: z.int().min(1, 'Version is required'),
    approve: z.boolean(),
    reason: optionalText(400),
  })
  .refine(of => of.approve || of.reason, { path: ['reason'], message: 'Say why it is rejected' })
export type PriceApprovalDecision = z.output<typeof PriceApprovalDecision>

export const PriceApprovalWithdrawal = z.strictObject({
  version: z.int().min(1, 'Version is required'),
  reason: requiredText('Reason', 400),
})

/** What the answer of a save says of a price that is not in force yet. */
export type PendingPrice = { id: string; version: number; message: string }

export type PriceApprovalRow = {
  id: string
  version: number
  kind: PriceKind
  subjectId: string | null
  label: string
  status: string
  askedByName: string
  askedAt: Date
  reason: string | null
  decidedByName: string | null
  decidedAt: Date | null
  decisionReason: string | null
  /** Each price with what is against it, the worst first. */
  lines: Judged[]
  /** Who may approve it, as a sentence says it. */
  neededFrom: string
  /** Why the person who looks may not decide it; without it, they may. */
  why: string | null
  mayWithdraw: boolean
}

export const KIND_WORDS: Record<PriceKind, string> = {
  order: 'Price of an order',
  product_price: 'Project price',
  price_list: 'Price list',
  price_category: 'Price category',
  costing: 'Costing',
  quote: 'Quote',
  price_adjustment: 'Price adjustment',
  term: 'Charge or add-on',
  payment_term: 'Payment term',
  gst_treatment: 'GST treatment',
  price_index: 'Price index value',
  margin_target: 'Target margin',
  rebate: 'Rebate',
  invoice_draft_line: 'Price on an invoice draft',
  repricing: 'Back-dated price change',
  cancellation: 'Waived cancellation charge',
  load_charge: 'Surcharge of a load',
}
