import * as z from 'zod'
import type { RepricedLoad, RepricedTotal } from '../billing/repriced-load'
import { pagingShape } from '../kit/page'
import { id, plainDate, price, requiredText } from '../kit/shape'

/**
 * A back-dated price change: new prices of a project for days that are over. It lists the loads that it touches, is
 * approved by a second person, works open drafts out again and makes notes to what is invoiced.
 */
const NewPrice = z.strictObject({
  productId: id(),
  unitPrice: price('New price').refine(of => Number(of) > 0, 'Enter a price above zero'),
})

export type NewPrice = z.output<typeof NewPrice>

const rule = {
  projectId: id(),
  /** Both days count. */
  fromDate: plainDate(),
  toDate: plainDate(),
  prices: z.array(NewPrice).min(1, 'Enter a new price').max(100),
}
const forwards = (of: { fromDate: string; toDate: string }) => of.fromDate <= of.toDate
const BACKWARDS = { error: 'The last day is before the first', path: ['toDate'] }

export const RepricingRule = z.strictObject(rule).refine(forwards, BACKWARDS)
export type RepricingRule = z.output<typeof RepricingRule>

export const RepricingSubmit = z
  .strictObject({
    ...rule,
    /** The quote that asks for it. */
    pricingId: id().nullish(),
    reason: requiredText('Reason', 300),
  })
  .refine(forwards, BACKWARDS)
export type RepricingSubmit = z.output<typeof RepricingSubmit>

export const RepricingRefresh = z.strictObject({ version: z.int().min(1, 'Version is required') })

export const REPRICING_STATUSES = ['pending', 'approved', 'rejected', 'withdrawn'] as const
export type RepricingStatus = (typeof REPRICING_STATUSES)[number]

export const RepricingSearch = z.strictObject({
  ...pagingShape,
  status: z.enum(REPRICING_STATUSES).optional(),
  projectId: id().optional(),
})
export type RepricingSearch = z.output<typeof RepricingSearch>

/** The loads that a change touches, with their totals by where they are billed. */
export type RepricedList = { loads: RepricedLoad[]; totals: RepricedTotal[] }

export type RepricingNote = { draftId: string; draftNo: string; invoiceNo: string; total: string }

export type RepricingRow = {
  id: string
  version: number
  repricingNo: string
  projectId: string
  projectName: string
  customerName: string
  fromDate: string
  toDate: string
  status: RepricingStatus
  loads: number
  difference: string
  reason: string
  submittedByName: string
  submittedAt: Date
}

export type RepricingDetail = Omit<RepricingRow, 'loads' | 'difference'> &
  RepricedList & {
    pricingId: string | null
    pricingReference: string | null
    approvalId: string
    approvalVersion: number
    decidedByName: string | null
    decidedAt: Date | null
    decisionReason: string | null
    prices: (NewPrice & { productCode: string; name: string })[]
    notes: RepricingNote[]
    /** What of the loads is no longer as listed, while the change is pending. */
    changes: string[]
    mayWithdraw: boolean
  }
