import * as z from 'zod'
import { PAYERS } from '../billing/load-facts'
import { clock, id, latitude, longitude, optionalText, plainDate, requiredText, versioned } from '../kit/shape'
import { ORDER_RULES } from './order'

const version = z.int().min(1, 'Version is required')
const override = z
  .strictObject({ rules: z.array(z.enum(ORDER_RULES)).min(1), reason: z.string().trim().min(3).max(400) })
  .nullish()

export const HoldOrder = z.strictObject({ version, reason: requiredText('Reason', 400) })
export const ReleaseOrder = z.strictObject({ version, override })
/** Loads for what came back, was rejected or withdrawn. */
export const OrderBalance = z.strictObject({ version, override })
export const CancelOrder = z.strictObject({
  version,
  reason: requiredText('Reason', 400),
  /** Whose decision it was: a customer who cancels late is charged for it. */
  cancelledBy: z.enum(PAYERS).default('customer'),
})
export const WaiveCancellation = z.strictObject({ version, reason: requiredText('Reason', 400) })
/** `confirmRemaining` says that what was ordered and not delivered is not wanted any more. */
export const CompleteOrder = z.strictObject({ version, confirmRemaining: z.boolean().default(false) })
export const UncompleteOrder = z.strictObject({ version, reason: requiredText('Reason', 400) })
export const ChangeProject = z.strictObject({
  version,
  projectId: id(),
  /** Needed where the project has several sites. */
  locationId: id().nullish(),
  purchaseOrderId: id().nullish(),
  override,
})
export const MergeOrders = z.strictObject({
  orderDate: plainDate(),
  startTime: clock(),
  /** Where the customers agreed in writing that their orders follow each other; needed for two customers. */
  consent: optionalText(200),
  orders: z.array(z.strictObject(versioned)).min(2, 'Choose at least two orders').max(10),
})
/** The loads as they were before they were cut. */
export const UndoCut = z.strictObject({ version })
export const UndoMerge = z.strictObject({ version, reason: requiredText('Reason', 400) })
export const UpdateCoordinates = z.strictObject({
  orderId: id(),
  version,
  latitude: latitude(),
  longitude: longitude(),
})
