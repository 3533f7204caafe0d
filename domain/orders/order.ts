import * as z from 'zod'
import { PAYERS } from '../billing/load-facts'
import {
  anyDecimal,
  clock,
  id,
  latitude,
  longitude,
  minutes,
  optionalText,
  plainDate,
  price,
  quantity,
  quantityOrZero,
  versioned,
} from '../kit/shape'
import { ExposureClasses } from '../mixdesign/requisition-choices'
import { CylinderTest } from './cylinder-test'
import { PromiseChange } from './promise'

export const ORDER_STATUSES = ['draft', 'confirmed', 'on_hold', 'in_progress', 'completed', 'cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Why saving may be refused by the trade, and what a dispatcher manager may set aside with a reason. */
export const ORDER_RULES = [
  'capacity',
  'booking-quantity',
  'credit',
  'purchase-order',
  'price',
  'plant',
  'time',
  'hours',
  'spacing',
  'concrete-age',
  'exposure',
] as const
/** The limit is finance's alone, so no reason of dispatch names it. */
export type OrderRule = (typeof ORDER_RULES)[number] | 'credit-limit' | 'customer-agreement'

/** A form may leave rows half filled; the rules of saving drop them, so their fields are not demanded here. */
const emptyable = <S extends z.ZodType>(shape: S) => z.union([shape, z.literal(''), z.null()]).optional()

/** `id` is the plant; `startTime` is HH:mm of the order date, or already an instant. */
const AssignedPlant = z.strictObject({
  id: id(),
  startTime: emptyable(z.union([clock(), z.iso.datetime({ offset: true })])),
  quantity: emptyable(anyDecimal(2, 'Quantity')),
})

/** `materialId` is the add-on product, `quantity` is per m³ in its unit. */
const AssociateProduct = z.strictObject({
  materialId: emptyable(id()),
  quantity: emptyable(anyDecimal(4, 'Quantity')),
})

/** `itemId` is a service or a charge that is added by hand; `quantity` is in its unit. */
const OrderedService = z.strictObject({
  itemId: emptyable(id()),
  quantity: emptyable(anyDecimal(4, 'Quantity')),
})

/** Minutes and kilometres from a plant to the site as they stood when the order was taken. */
const PlantDistanceTime = z.strictObject({
  plantId: id(),
  distanceKm: z.number().min(0).max(1000),
  minutes: z.number().min(0).max(1440),
  hour: z.int().min(0).max(23),
})

const fields = {
  customerId: id(),
  projectId: id(),
  locationId: id(),
  purchaseOrderId: id().nullish(),
  orderDate: plainDate(),
  startTime: clock(),
  productId: id(),
  quantity: quantity(),
  /** Of these m³ the site says later whether and when it needs them. */
  onCallQuantity: quantityOrZero('On call')
    .nullish()
    .transform(value => value ?? '0'),
  loadSize: quantity('Load size').nullish(),
  truckTypeId: id().nullish(),
  structureId: id().nullish(),
  dischargeMethodId: id().nullish(),
  pumpId: id().nullish(),
  spacingMinutes: minutes(480).min(1, 'At least 1 minute between loads'),
  unloadingMinutes: minutes(240).nullish(),
  dischargeLimitMinutes: minutes(600).nullish(),
  contactName: optionalText(120),
  contactPhone: optionalText(40),
  landmark: optionalText(),
  remarks: optionalText(2000),
  /** The pin; without it the order is at its location. */
  latitude: latitude().nullish(),
  longitude: longitude().nullish(),
  locationPlantDistanceTime: z.array(PlantDistanceTime).max(60).default([]),
  cylinderTest: CylinderTest.nullish(),
  /** What the concrete has to last in; its mix has to meet each. */
  exposureClasses: ExposureClasses,
  fleetTruckIds: z.array(id()).max(200).default([]),
  assignedPlants: z.array(AssignedPlant).max(20).default([]),
  associateProducts: z.array(AssociateProduct).max(40).default([]),
  services: z.array(OrderedService).max(40).default([]),
  /** Services that come by themselves and that this order is to be without. */
  servicesOff: z.array(id()).max(40).default([]),
  willCall: z.boolean().default(false),
  weatherPermitting: z.boolean().default(false),
  priority: z.int().min(1).max(5).default(3),
  oneOffPrice: price('One-off price').nullish(),
  oneOffReason: optionalText(),
  /** Kept aside without loads and without capacity. */
  draft: z.boolean().default(false),
  /** Rules that a dispatcher manager sets aside for this order, and why. */
  override: z
    .strictObject({ rules: z.array(z.enum(ORDER_RULES)).min(1), reason: z.string().trim().min(3).max(400) })
    .nullish(),
}

const priced = (order: { oneOffPrice?: string | null | undefined; oneOffReason: string | null }) =>
  !order.oneOffPrice || !!order.oneOffReason
const pricedFault = { path: ['oneOffReason'], message: 'A one-off price needs its reason' }

export const NewOrder = z.strictObject(fields).refine(priced, pricedFault)
export const ChangedOrder = z
  .strictObject({
    ...versioned,
    ...fields,
    /** Whose decision it is where the order asks for less: what the company cannot deliver is not charged. */
    loweredBy: z.enum(PAYERS).default('customer'),
    /** Where the customer asked for the change of a booked order; else its promise stays. */
    promise: PromiseChange.nullish(),
  })
  .refine(priced, pricedFault)
/** What a half filled form asks about: the site and the time are enough, more tells more. */
export const PreviewOrder = z.strictObject({
  orderId: id().nullish(),
  customerId: id(),
  projectId: id(),
  locationId: id(),
  orderDate: plainDate(),
  startTime: clock(),
  productId: id().nullish(),
  quantity: quantity().nullish(),
  onCallQuantity: fields.onCallQuantity,
  loadSize: fields.loadSize,
  truckTypeId: fields.truckTypeId,
  spacingMinutes: minutes(480).min(1).default(30),
  unloadingMinutes: fields.unloadingMinutes,
  dischargeLimitMinutes: fields.dischargeLimitMinutes,
  purchaseOrderId: fields.purchaseOrderId,
  pumpId: fields.pumpId,
  dischargeMethodId: fields.dischargeMethodId,
  latitude: fields.latitude,
  longitude: fields.longitude,
  cylinderTest: CylinderTest.nullish(),
  exposureClasses: fields.exposureClasses,
  fleetTruckIds: fields.fleetTruckIds,
  assignedPlants: fields.assignedPlants,
  associateProducts: fields.associateProducts,
  services: fields.services,
  servicesOff: fields.servicesOff,
  oneOffPrice: fields.oneOffPrice,
  oneOffReason: fields.oneOffReason,
})
export type PreviewAsk = z.output<typeof PreviewOrder>

export type OrderFields = z.output<typeof NewOrder>
export type OrderInput = z.input<typeof NewOrder>
