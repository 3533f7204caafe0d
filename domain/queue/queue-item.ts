import * as z from 'zod'
import { MoveCall } from '../deliveries/delivery-order'
import * as words from '../deliveries/words'
import { pagingShape } from '../kit/page'
import { id, optionalText, plainDate, requiredText } from '../kit/shape'
import * as kitWords from '../kit/words'

export const QUEUE_STATUSES = [
  'joined',
  'called',
  'acknowledged',
  'loading',
  'released',
  'diverted',
  'withdrawn',
] as const
export type QueueStatus = (typeof QUEUE_STATUSES)[number]
/** While one of these, a truck and a driver stand in a queue and nowhere else. */
export const STANDING: readonly QueueStatus[] = ['joined', 'called', 'acknowledged', 'loading']

type Place = { status: string; joinedAt: Date; deliveryOrderId: string | null }
const DAY_MS = 86_400_000

/**
 * Whether a place in the queue ends as the plant closes at an instant. A truck that is called for a load comes for it, also
 * after the close; a day later it does not any more. Whose ticket is made leaves with the load.
 */
export function leavesAtClose({ status, joinedAt, deliveryOrderId }: Place, close: Date): boolean {
  if (!STANDING.includes(status as QueueStatus) || status === 'loading') return false
  const called = status !== 'joined' && deliveryOrderId !== null
  return joinedAt.getTime() < close.getTime() - (called ? DAY_MS : 0)
}

/** `queueId`, `driverId` and `remarks` are the names of the wire. */
const item = { queueId: id(), version: z.int().min(1).optional() }
const reason = requiredText(kitWords.fieldReason, 400).min(3, { error: words.queueReasonWords })

export const JoinQueue = z.strictObject({
  driverId: id(),
  truckId: id(),
  plantId: id(),
  batchingPlantId: id().nullish(),
  remarks: optionalText(),
})
export type JoinQueue = z.infer<typeof JoinQueue>
export const CallTruck = z.strictObject({
  ...item,
  remarks: optionalText(),
  /** The load it is called for; without one it comes to the gate. */
  deliveryOrderId: id().optional(),
  /** Why this truck and not the first in rank, and why rules that the person may set aside are. */
  reason: optionalText(),
  moveCall: MoveCall.optional(),
})
export type CallTruck = z.infer<typeof CallTruck>
export const Acknowledge = z.strictObject({ ...item, deliveryOrderId: id().optional() })
export const WithdrawTruck = z.strictObject({ ...item, reason })
export const DivertTruck = z.strictObject({ ...item, plantId: id(), batchingPlantId: id(), reason })
export type DivertTruck = z.infer<typeof DivertTruck>

export const ChangeRejection = z.strictObject({
  id: id(),
  version: z.int().min(1, { error: kitWords.fieldVersionRequired }),
  status: z.enum(['accepted', 'refused']),
  reason: optionalText(),
})
export const ChangeSkip = z.strictObject({
  id: id(),
  version: z.int().min(1, { error: kitWords.fieldVersionRequired }),
  status: z.enum(['granted', 'denied']),
  reason: optionalText(),
})

const at = { plantId: id().optional(), batchingPlantId: id().optional() }
export const QueueAt = z.strictObject(at)
export const QueueList = z.strictObject({
  ...pagingShape,
  ...at,
  status: z.enum(QUEUE_STATUSES).optional(),
  day: plainDate().optional(),
})
export const AcknowledgedByDo = z.strictObject({ deliveryOrderId: id() })
export const TruckForPreprint = z.strictObject({ ...at, deliveryOrderId: id().optional() })
export const QueueOfDriver = z.strictObject({ driverId: id() })
export const QueueOfOrder = z.strictObject({ orderId: id() })
export const RequestList = z.strictObject({
  ...pagingShape,
  plantId: id().optional(),
  status: z.string().trim().max(20).optional(),
})

/** One card of the yard. */
export type QueueRow = {
  queueId: string
  version: number
  status: string
  plantId: string
  plantName: string
  batchingPlantId: string | null
  bpName: string | null
  truckId: string
  truckNo: string
  truckType: string
  maxLoad: string
  driverId: string
  driverName: string
  phone: string | null
  joinedAt: Date
  rankAt: Date
  calledAt: Date | null
  acknowledgedAt: Date | null
  leftAt: Date | null
  deliveryOrderId: string | null
  doNumber: string | null
  orderNo: string | null
  customerName: string | null
  remarks: string | null
  reason: string | null
}
