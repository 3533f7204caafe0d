import * as z from 'zod'
import { decimal, sum } from '../kit/money'
import { pagingShape } from '../kit/page'
import { id, instant, mass, optionalText, plainDate, requiredText } from '../kit/shape'
import * as kitWords from '../kit/words'
import * as words from './words'

export const ORDER_STATUSES = ['draft', 'placed', 'split', 'received', 'disputed', 'revoked'] as const
export type MaterialOrderStatus = (typeof ORDER_STATUSES)[number]
export const STATUS_NAMES: Record<MaterialOrderStatus, () => string> = {
  draft: words.orderStatusDraft,
  placed: words.orderStatusPlaced,
  split: words.orderStatusSplit,
  received: words.stockReceived,
  disputed: words.orderStatusDisputed,
  revoked: words.orderStatusRevoked,
}
export const OPEN_STATUSES: readonly MaterialOrderStatus[] = ['draft', 'placed']

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

const above = (label: () => string) =>
  mass(label).refine(value => Number(value) > 0, { error: () => kitWords.fieldAboveZero({ label: label() }) })
const version = z.int().min(1, { error: kitWords.fieldVersionRequired })
const fields = {
  siloId: id(),
  sourceId: id().nullish(),
  orderedKg: above(kitWords.fieldQuantity),
  expectedAt: instant(),
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
    .array(z.strictObject({ kg: above(kitWords.fieldQuantity), expectedAt: instant(), siloId: id().optional() }))
    .min(2, { error: words.orderPartsLeast })
    .max(10),
})
export const MaterialOrderReceive = z.strictObject({
  version,
  receivedKg: above(words.orderReceivedMass),
  ticketNo: requiredText(words.orderWeighbridgeTicket, 40),
  receivedAt: instant().optional(),
  remarks: optionalText(400),
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

/** What a verb starts from. */
export const STARTS: Record<'change' | 'place' | 'split' | 'revoke' | 'receive', readonly MaterialOrderStatus[]> = {
  change: ['draft'],
  place: ['draft'],
  split: ['draft', 'placed'],
  revoke: ['draft', 'placed'],
  receive: ['placed'],
}

/** Parts of a split make up the order exactly, kg. */
export const partsFit = (orderedKg: string, parts: readonly { kg: string }[]): boolean =>
  sum(parts.map(part => part.kg)).equals(orderedKg)

/** What was weighed against what was ordered; a difference beyond the tolerance (percent) is disputed. */
export function receipt(orderedKg: string, receivedKg: string, tolerancePercent: string) {
  const differencePercent = decimal(receivedKg).minus(orderedKg).div(orderedKg).times(100)
  const status: MaterialOrderStatus = differencePercent.abs().lessThanOrEqualTo(tolerancePercent)
    ? 'received'
    : 'disputed'
  return { status, differencePercent: differencePercent.toFixed(2) }
}
