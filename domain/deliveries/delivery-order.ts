import * as z from 'zod'
import { PAYERS, WASHED_OUT } from '../billing/load-facts'
import { RETURN_CAUSE_CODES, type ReturnCause } from '../kit/return-cause'
import { id, instant, mass, money, optionalText, percent, quantity, quantityOrZero, requiredText } from '../kit/shape'
import { LOAD_RULES } from './delivery-order-checks'
import { DELIVERY_EVENTS, EVENT_SOURCES } from './event'
import { RoadOverride } from './road-rules'
import { WAITING_CAUSE_CODES } from './waiting-cause'
import { waitingOursMinutes } from './waiting-ours'

/** The state of a load guards its commands; a form that was drawn from an older row may name its version besides. */
const load = { deliveryOrderId: id(), version: z.int().min(1).optional() }
const reason = (label = 'Reason') => requiredText(label, 400).min(3, `${label} needs a few words`)
/** m³ that come back and why; nothing back needs no cause. */
const returned = {
  returnConcrete: quantityOrZero('Returned concrete').nullable().optional(),
  returnCause: z.enum(RETURN_CAUSE_CODES, 'Choose why concrete came back').nullish(),
}
export type Returned = { returnConcrete?: string | null | undefined; returnCause?: ReturnCause | null | undefined }
/** The cone is 300 mm high (EN 12350-2). */
export const slump = () => z.int().min(0).max(300, 'Slump is at most 300 mm')
/** °C; beyond it the thermometer is wrong. */
const HOTTEST = 60
const anyId = z.strictObject({ id: id() })

export const Override = z.strictObject({ rules: z.array(z.enum(LOAD_RULES)).min(1).max(20), reason: reason() })
export type Override = z.infer<typeof Override>

/** The call of another truck for this load, or of this truck for another load, is moved and does not stay beside it. */
export const MoveCall = z.strictObject({ reason: reason() })

export const LockDo = z.strictObject({
  ...load,
  milestone: instant().optional(),
  /** Takes the lock from somebody else. */
  override: z.strictObject({ reason: reason() }).optional(),
})
export const UnlockDo = z.strictObject({ override: z.strictObject({ reason: reason() }).optional() })

export const AssignDo = z
  .strictObject({
    deliveryOrderId: id().optional(),
    orderId: id().optional(),
    assignedPlantId: id(),
    assignedBPId: id(),
    doQuantity: quantity().optional(),
    milestone: instant().optional(),
    version: z.int().min(1).optional(),
  })
  .refine(of => !!of.deliveryOrderId !== !!of.orderId, {
    path: ['deliveryOrderId'],
    message: 'Name a delivery order or an order',
  })
export const AssignMerge = z.strictObject({
  mergedOrderId: id(),
  assignedPlantId: id(),
  assignedBPId: id(),
  milestone: instant().optional(),
})
/** Another line of the plant where the load is; another plant is a transfer. */
export const ChooseLine = z.strictObject({ ...load, batchingPlantId: id() })
export const TransferDo = z.strictObject({ ...load, assignedPlantId: id(), assignedBPId: id(), reason: reason() })
/** Whose decision it was: a customer who cancels late is charged for it. */
const cancelledBy = () => z.enum(PAYERS).default('company')
export const WithdrawDo = z.strictObject({ ...load, reason: reason(), cancelledBy: cancelledBy() })
export const MarkDelivered = z
  .strictObject({
    doId: id().optional(),
    deliveryOrderId: id().optional(),
    reason: reason(),
    at: instant().optional(),
    version: z.int().min(1).optional(),
    override: RoadOverride.optional(),
  })
  .refine(of => of.doId || of.deliveryOrderId, { path: ['doId'], message: 'A delivery order is needed' })
  .transform(({ doId, deliveryOrderId, ...rest }) => ({ ...rest, deliveryOrderId: (doId ?? deliveryOrderId)! }))

export const PreprintDo = z.strictObject(load)
export const GenerateDo = z.strictObject({
  ...load,
  /** The truck comes from the queue, or is named with its driver. */
  queueId: id().optional(),
  truckId: id().optional(),
  driverId: id().optional(),
  override: Override.optional(),
  moveCall: MoveCall.optional(),
})
export type GenerateDo = z.infer<typeof GenerateDo>

export const MarkCalled = z.strictObject({
  version: z.int().min(1).optional(),
  remarks: optionalText(),
  /** Sets aside the rules that the person may set aside. */
  reason: optionalText(),
})

export const DoEvent = z.strictObject({
  event: z.enum(DELIVERY_EVENTS),
  at: instant().optional(),
  source: z.enum(EVENT_SOURCES).default('person'),
  reason: optionalText(),
  slumpMm: slump().optional(),
  concreteTemperature: percent('Temperature')
    .refine(value => Number(value) <= HOTTEST, `Temperature is at most ${HOTTEST} °C`)
    .optional(),
  waterAddedLitres: quantityOrZero('Water added').optional(),
  admixtureAddedLitres: quantityOrZero('Admixture added').optional(),
  /** What is left in the truck, told with the end of the pour or when it is back. */
  ...returned,
  version: z.int().min(1).optional(),
  /** Of a load that the site turns away. */
  cancelledBy: z.enum(PAYERS).optional(),
  override: RoadOverride.optional(),
})
export type DoEvent = z.infer<typeof DoEvent>

const Weight = z.strictObject({
  materialId: id(),
  actualKg: mass('Actual mass'),
  /** From the batching system; without it the recipe says. */
  targetKg: mass('Target mass').optional(),
  siloId: id().optional(),
  cause: optionalText(200),
})
/** Of the dry mass; an aggregate drier than saturated has less free moisture than none. */
const share = (label: string, least: number, most: number) =>
  percent(label).refine(value => Number(value) >= least && Number(value) <= most, {
    error: `${label} must be between ${least} and ${most} %`,
  })
/** Free moisture and absorption of an aggregate. */
export const moistureShares = {
  percent: share('Moisture', -10, 30),
  absorption: share('Absorption', 0, 10).optional(),
}
export const BatchDo = z.strictObject({
  batchNo: z.int().min(1).max(40),
  quantity: quantity(),
  at: instant().optional(),
  moisture: z
    .array(z.strictObject({ materialId: id(), ...moistureShares }))
    .max(20)
    .default([]),
  weights: z.array(Weight).min(1).max(40),
  batchingNo: optionalText(40),
  version: z.int().min(1).optional(),
})
export type BatchDo = z.infer<typeof BatchDo>
/** Who tells the weights of a batch: a person, or the panel of the batch computer. */
export type BatchSource = 'person' | 'panel'

const versionedOnly = { version: z.int().min(1, 'Version is required') }
export const WashoutFee = z.strictObject({ ...versionedOnly, washoutFee: money('Wash-out fee').nullable() })
export const WashedOutAt = z.strictObject({
  ...versionedOnly,
  washedOut: z.enum(WASHED_OUT, 'Choose where it was washed out').nullable(),
})
/** Lets the customer off one surcharge of a load. */
export const WaiveCharge = z.strictObject({ ...versionedOnly, itemId: id(), reason: reason() })
export type WaiveCharge = z.infer<typeof WaiveCharge>
export const ReturnConcrete = z.strictObject({
  ...versionedOnly,
  ...returned,
  returnConcrete: quantityOrZero('Returned concrete').nullable(),
})
export const WaitingOnSite = z.strictObject({
  ...versionedOnly,
  waitingCause: z.enum(WAITING_CAUSE_CODES, 'Choose why it waited').nullable(),
  /** Absent leaves what was told before. */
  waitingOursMinutes: waitingOursMinutes.optional(),
})
export const TechnicianDuration = z.strictObject({
  ...versionedOnly,
  technicianOnSiteDuration: z.int().min(0).max(1440).nullable(),
})
export const BatchingNo = z.strictObject({ ...versionedOnly, batchingNo: optionalText(40) })

export const PrintDo = z
  .strictObject({ deliveryOrderId: id().optional(), doNumber: z.string().trim().min(1).max(40).optional() })
  .refine(of => of.deliveryOrderId || of.doNumber, { path: ['doNumber'], message: 'A delivery order is needed' })

export const DoId = anyId
