import * as z from 'zod'
import { isPositive, sum } from '../kit/money'
import { pagingShape } from '../kit/page'
import { anyDecimal, id, instant, optionalText, plainDate, price, requiredText } from '../kit/shape'
import * as kitWords from '../kit/words'
import * as words from './words'

export const ORDER_STATUSES = [
  'draft',
  'placed',
  'split',
  'received',
  'disputed',
  'claimed',
  'settled',
  'revoked',
] as const
export type MaterialOrderStatus = (typeof ORDER_STATUSES)[number]
export const STATUS_NAMES: Record<MaterialOrderStatus, () => string> = {
  draft: words.orderStatusDraft,
  placed: words.orderStatusPlaced,
  split: words.orderStatusSplit,
  received: words.stockReceived,
  disputed: words.orderStatusDisputed,
  claimed: words.orderStatusClaimed,
  settled: words.orderStatusSettled,
  revoked: words.orderStatusRevoked,
}
/** Something is still to be done: to place, to receive, to settle with the supplier. */
export const OPEN_STATUSES: readonly MaterialOrderStatus[] = ['draft', 'placed', 'disputed', 'claimed']

/** When a silo tells about its level, and how often it says so again. */
export const ALERT_MODES = [
  { mode: 'none', name: words.alertNone },
  { mode: 'low', name: words.alertLow },
  { mode: 'lowest', name: words.siloLowest },
  { mode: 'cover', name: words.alertCover },
] as const
export const NOTIFICATION_FREQUENCIES = [
  { frequency: 'once', name: words.alertOnce, minutes: null },
  { frequency: 'hourly', name: words.alertHourly, minutes: 60 },
  { frequency: 'shift', name: words.alertShift, minutes: 480 },
  { frequency: 'daily', name: words.alertDaily, minutes: 1440 },
] as const

/** kg above zero; one message for whatever is not. */
export const above = (label: () => string) =>
  anyDecimal(3, label).refine(value => isPositive(value), {
    error: () => kitWords.fieldAboveZero({ label: label() }),
  })
export const version = z.int().min(1, { error: kitWords.fieldVersionRequired })
/** S$ a tonne. */
export const pricePerTonne = price(words.orderPrice)
  .refine(isPositive, { error: () => kitWords.fieldAboveZero({ label: words.orderPrice() }) })
  .nullish()
const fields = {
  siloId: id(),
  sourceId: id().nullish(),
  orderedKg: above(kitWords.fieldQuantity),
  /** Not given, it is the last one of the source. */
  pricePerTonne,
  expectedAt: instant(words.orderMoment),
  remarks: optionalText(400),
}
export const MaterialOrderCreate = z.strictObject(fields)
export const MaterialOrderUpdate = z.strictObject({ ...fields, version })
export type MaterialOrderFields = z.output<typeof MaterialOrderCreate>

export const MaterialOrderPlace = z.strictObject({ version })
export const MaterialOrderRevoke = z.strictObject({ version, reason: requiredText(kitWords.fieldReason, 400) })
export const MaterialOrderSplit = z.strictObject({
  version,
  parts: z
    .array(
      z.strictObject({
        kg: above(kitWords.fieldQuantity),
        expectedAt: instant(words.orderMoment),
        siloId: id().optional(),
      }),
    )
    .min(2, { error: words.orderPartsLeast })
    .max(10),
})

export const MaterialOrderList = z.strictObject({
  ...pagingShape,
  plantId: id().optional(),
  siloId: id().optional(),
  materialId: id().optional(),
  status: z.enum(ORDER_STATUSES).optional(),
  from: plainDate().optional(),
  to: plainDate().optional(),
})
export const SuggestedAsk = z.strictObject({ plantId: id().optional() })
export type MaterialOrderAsk = z.output<typeof MaterialOrderList> & { statuses?: readonly MaterialOrderStatus[] }

/** Parts of a split make up the order exactly, kg. */
export const partsFit = (orderedKg: string, parts: readonly { kg: string }[]): boolean =>
  sum(parts.map(part => part.kg)).equals(orderedKg)
