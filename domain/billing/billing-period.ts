import * as z from 'zod'
import { unsortedShape } from '../kit/page'
import { id, plainDate, requiredText } from '../kit/shape'
import { addDays, type PlainDate } from '../kit/time'

/**
 * The books of a region close month by month, the oldest first, and open again in the other order: what is dated on or
 * before the last closed day is final. A bill for an earlier delivery is dated in an open month.
 */
export type BillingPeriodStatus = 'open' | 'closed'

const month = () => plainDate().refine(day => day.endsWith('-01'), 'A month is named by its first day')

export const BillingPeriodSearch = z.strictObject({ ...unsortedShape, regionId: id().optional() })
export type BillingPeriodSearch = z.output<typeof BillingPeriodSearch>

export const BillingPeriodChange = z.strictObject({
  regionId: id(),
  month: month(),
  /** 0 for a month that was never closed. */
  version: z.int().min(0, 'Version is required'),
  reason: requiredText('Reason', 300),
})
export type BillingPeriodChange = z.output<typeof BillingPeriodChange>

export type BillingPeriodRow = {
  id: string
  regionId: string
  regionName: string
  month: PlainDate
  version: number
  status: BillingPeriodStatus
  /** What may be done with the month now: the oldest open one closes, the last closed one opens again. */
  next: 'close' | 'reopen' | null
  reason: string | null
  changedByName: string | null
  changedAt: string | null
  /** Dated in the month. */
  invoices: number
  invoiced: string
  /** Drafts and notes that end in the month and have no number yet. */
  drafts: number
  open: string
}

export const monthOf = (day: PlainDate): PlainDate => `${day.slice(0, 7)}-01`
export const monthAfter = (first: PlainDate): PlainDate => monthOf(addDays(first, 31))
export const monthBefore = (first: PlainDate): PlainDate => monthOf(addDays(first, -1))
export const monthEnd = (first: PlainDate): PlainDate => addDays(monthAfter(first), -1)

type Kept = { month: PlainDate; status: BillingPeriodStatus }

/** The last day of the last closed month; null where nothing is closed. */
export function closedUntil(kept: readonly Kept[]): PlainDate | null {
  const last = kept
    .filter(of => of.status === 'closed')
    .map(of => of.month)
    .sort()
    .at(-1)
  return last ? monthEnd(last) : null
}

/** Why a month cannot close now, or null. `until` is the last closed day of the region, `today` its business day. */
export function closeRefusal(of: PlainDate, until: PlainDate | null, today: PlainDate): string | null {
  if (until && monthEnd(of) <= until) return 'This month is closed'
  if (monthEnd(of) >= today) return 'This month has not ended yet'
  if (until && monthBefore(of) > until) return 'An earlier month is still open. Close it first'
  return null
}

export function reopenRefusal(of: PlainDate, until: PlainDate | null): string | null {
  if (!until || of > until) return 'This month is open'
  if (monthEnd(of) < until) return 'A later month is closed. Re-open it first'
  return null
}
