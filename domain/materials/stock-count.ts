import * as z from 'zod'
import { type DecimalText, decimal } from '../kit/money'
import { pagingShape } from '../kit/page'
import { id, instant, mass, plainDate, queryFlag, requiredText } from '../kit/shape'
import * as kitWords from '../kit/words'
import { version } from './material-order'
import * as words from './words'

export const COUNT_STATUSES = ['submitted', 'posted', 'rejected'] as const
export type StockCountStatus = (typeof COUNT_STATUSES)[number]
export const COUNT_STATUS_NAMES: Record<StockCountStatus, () => string> = {
  submitted: words.countSubmitted,
  posted: words.countPosted,
  rejected: words.countRejected,
}

const reason = requiredText(kitWords.fieldReason, 400)

/** What was found in a silo, and when; the book of that moment is set against it. */
export const StockCountSave = z.strictObject({
  siloId: id(),
  countedKg: mass(words.siloLevel),
  countedAt: instant(words.orderMoment),
  reason,
})
export type StockCountSave = z.output<typeof StockCountSave>
export const StockCountConfirm = z.strictObject({ version })
export const StockCountReject = z.strictObject({ version, reason })

export const StockCountList = z.strictObject({
  ...pagingShape,
  plantId: id().optional(),
  siloId: id().optional(),
  status: z.enum(COUNT_STATUSES).optional(),
  /** Counted by the person who asks, or by others. */
  own: queryFlag(),
  from: plainDate().optional(),
  to: plainDate().optional(),
})
export type StockCountAsk = z.output<typeof StockCountList>

/** Whether a difference is so large, against what the silo takes, that a second person has to look. */
export const asksSecond = (differenceKg: DecimalText, capacityKg: DecimalText, percent: string): boolean =>
  decimal(differenceKg).abs().div(capacityKg).times(100).greaterThan(percent)
