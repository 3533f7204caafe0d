import * as z from 'zod'
import { decimal, sum } from '../kit/money'
import { pagingShape } from '../kit/page'
import { id, instant, mass, optionalText, plainDate, requiredText } from '../kit/shape'

export const ORDER_STATUSES = ['draft', 'placed', 'split', 'received', 'disputed', 'revoked'] as const
export type MaterialOrderStatus = (typeof ORDER_STATUSES)[number]
export const STATUS_NAMES: Record<MaterialOrderStatus, string> = {
  draft: 'Draft',
  placed: 'Placed',
  split: 'Split',
  received: 'Received',
  disputed: 'Received, disputed',
  revoked: 'Revoked',
}
export const OPEN_STATUSES: readonly MaterialOrderStatus[] = ['draft', 'placed']

/** When a silo tells about its level, and how often it says so again. */
export const ALERT_MODES = [
  { mode: 'none', name: 'No alert' },
  { mode: 'low', name: 'At the low mark' },
  { mode: 'lowest', name: 'At the lowest mark' },
  { mode: 'cover', name: 'When the plan outruns the stock' },
] as const
export const NOTIFICATION_FREQUENCIES = [
  { frequency: 'once', name: 'Once', minutes: null },
  { frequency: 'hourly', name: 'Every hour', minutes: 60 },
  { frequency: 'shift', name: 'Every eight hours', minutes: 480 },
  { frequency: 'daily', name: 'Every day', minutes: 1440 },
] as const

const above = (label: string) => mass(label).refine(value => Number(value) > 0, `${label} must be above zero`)
const version = z.int().min(1, 'Version is required')
const fields = {
  siloId: id(),
  sourceId: id().nullish(),
  orderedKg: above('Quantity'),
  expectedAt: instant(),
  remarks: optionalText(400),
}
export const MaterialOrderCreate = z.strictObject(fields)
export const MaterialOrderUpdate = z.strictObject({ ...fields, version })
export type MaterialOrderFields = z.output<typeof MaterialOrderCreate>

export const MaterialOrderPlace = z.strictObject({ version })
export const MaterialOrderRevoke = z.strictObject({ version, reason: requiredText('Reason', 400) })
export const MaterialOrderSplit = z.strictObject({
  version,
  parts: z
    .array(z.strictObject({ kg: above('Quantity'), expectedAt: instant(), siloId: id().optional() }))
    .min(2, 'At least two parts')
    .max(10),
})
export const MaterialOrderReceive = z.strictObject({
  version,
  receivedKg: above('Received'),
  ticketNo: requiredText('Weighbridge ticket', 40),
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
