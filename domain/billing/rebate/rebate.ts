import * as z from 'zod'
import { pagingShape } from '../../kit/page'
import { id, plainDate, price, quantityOrZero, requiredText } from '../../kit/shape'

const Tier = z.strictObject({ fromCubicMetres: quantityOrZero('From'), rebatePerM3: price('Rebate') })

/** What a customer gets back per m³ of a period, by how much was invoiced in it. */
export const RebateSave = z
  .strictObject({
    customerId: id(),
    fromDate: plainDate(),
    toDate: plainDate(),
    tiers: z
      .array(Tier)
      .min(1, 'Enter a rebate per m³')
      .max(12)
      .refine(
        rows =>
          rows.every((row, at) => at === 0 || Number(row.fromCubicMetres) > Number(rows[at - 1]!.fromCubicMetres)),
        'Each row starts at more m³ than the one above',
      )
      .refine(rows => rows.some(row => Number(row.rebatePerM3) > 0), 'Enter a rebate above 0'),
    reason: requiredText('Reason', 300),
  })
  .refine(of => of.toDate >= of.fromDate, { path: ['toDate'], error: 'The last day is before the first' })
export type RebateSave = z.output<typeof RebateSave>

export const RebateSettle = z.strictObject({ version: z.int().min(1, 'Version is required') })

export const RebateEnd = z.strictObject({
  version: z.int().min(1, 'Version is required'),
  reason: requiredText('Reason', 300),
})
export type RebateEnd = z.output<typeof RebateEnd>

export const RebateSearch = z.strictObject({ ...pagingShape, customerId: id().optional() })
export type RebateSearch = z.output<typeof RebateSearch>

export type RebateTier = { fromCubicMetres: string; rebatePerM3: string }
/** A credit note that the rebate made. */
export type RebateNote = { invoiceId: string; draftId: string; draftNo: string }

export type RebateRow = {
  id: string
  version: number
  customerId: string
  customerName: string
  fromDate: string
  toDate: string
  tiers: readonly RebateTier[]
  reason: string
  settledAt: Date | null
  /** Nothing comes of it any longer: since when, why, and who said so. */
  endedAt: Date | null
  endReason: string | null
  endedBy: string | null
  madeBy: string | null
}
