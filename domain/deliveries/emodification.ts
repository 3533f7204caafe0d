import * as z from 'zod'
import { WASHED_OUT } from '../billing/load-facts'
import { pagingShape } from '../kit/page'
import { RETURN_CAUSE_CODES } from '../kit/return-cause'
import { figure, id, instant, money, optionalText, plainDate, quantity, quantityOrZero } from '../kit/shape'
import { slump } from './delivery-order'
import { WAITING_CAUSE_CODES } from './waiting-cause'
import { waitingOursMinutes } from './waiting-ours'

/** Why a delivered load is changed. `physical` means that other masses were used than the ledger says. */
export const CAUSES = [
  { code: 'weight_variance', label: 'Weight variance', physical: true },
  { code: 'full_rejection', label: 'Full rejection', physical: false },
  { code: 'partial_return', label: 'Partial return', physical: false },
  { code: 'quality_failure', label: 'Quality failure', physical: false },
  { code: 'unloading_delay', label: 'Unloading delay', physical: false },
  { code: 'site_not_ready', label: 'Site not ready', physical: false },
  { code: 'weather', label: 'Weather', physical: false },
  { code: 'documentation_error', label: 'Documentation error', physical: true },
  { code: 'payment_dispute', label: 'Payment dispute', physical: false },
  { code: 'half_load', label: 'Plant breakdown, half load', physical: true },
  { code: 'diverted', label: 'Diverted', physical: false },
  { code: 'wrong_customer', label: 'Wrong customer or project', physical: false },
  { code: 'wrong_mix', label: 'Wrong mix code', physical: true },
  { code: 'wrong_time', label: 'Wrong time', physical: false },
  { code: 'add_on_missing', label: 'Add-on missing', physical: false },
  { code: 'surcharge_waiver', label: 'Surcharge waiver', physical: false },
  { code: 'technician_time', label: 'Technician time', physical: false },
  { code: 'duplicate', label: 'Duplicate delivery order', physical: false },
] as const
export type Cause = (typeof CAUSES)[number]['code']
const CAUSE_CODES = CAUSES.map(({ code }) => code)
export const isPhysical = (cause: string): boolean => CAUSES.some(({ code, physical }) => code === cause && physical)
/** A load that we made short or had to empty is no part load that the customer pays for. */
const OURS: readonly string[] = ['weight_variance', 'quality_failure', 'half_load', 'wrong_mix']
export const partLoadPaidBy = (cause: string): 'company' | null => (OURS.includes(cause) ? 'company' : null)
/** The plant made another mix than the one ordered: the customer is billed as ordered, unless a person says otherwise. */
export const billsAsOrdered = (
  cause: string,
  { productId, billMade }: Pick<Changes, 'productId' | 'billMade'>,
): boolean => cause === 'wrong_mix' && productId !== undefined && !billMade
export const causeLabel = (cause: string): string => CAUSES.find(({ code }) => code === cause)?.label ?? cause

/** What a change touches. */
export const FLAGS = ['price', 'stock', 'carbon', 'cylinder', 'invoice', 'tax'] as const
export type Flag = (typeof FLAGS)[number]
export const FLAG_LABELS: Record<Flag, string> = {
  price: 'Price',
  stock: 'Stock',
  carbon: 'Carbon',
  cylinder: 'Cylinders',
  invoice: 'Invoice',
  tax: 'Tax',
}

export const EMOD_STATUSES = ['submitted', 'approved_1', 'approved_2', 'applied', 'rejected', 'withdrawn'] as const
export type EmodStatus = (typeof EMOD_STATUSES)[number]
export const EMOD_STATUS_LABELS: Record<EmodStatus, string> = {
  submitted: 'Submitted',
  approved_1: 'Level 1 approved',
  approved_2: 'Level 2 approved',
  applied: 'Applied',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
}
export const OPEN_EMODS: readonly EmodStatus[] = ['submitted', 'approved_1', 'approved_2']
/** The level that has to decide next. */
export const levelDue = (status: string): number | null =>
  OPEN_EMODS.includes(status as EmodStatus) ? OPEN_EMODS.indexOf(status as EmodStatus) + 1 : null

const stamp = instant().nullable().optional()
const AddOns = z.array(z.strictObject({ associateProductId: id(), quantity: figure('Quantity') })).max(40)

/** Every field of a closed load that a request may change; absent means as it is. */
export const Changes = z.strictObject({
  doQuantity: quantity().optional(),
  productId: id().optional(),
  /** Of a wrong mix: the product that was made is billed in place of the ordered one. */
  billMade: z.literal(true).optional(),
  customerId: id().optional(),
  projectId: id().optional(),
  locationId: id().optional(),
  truckId: id().optional(),
  driverId: id().optional(),
  batchedAt: stamp,
  loadedAt: stamp,
  leftAt: stamp,
  onSiteAt: stamp,
  pourStartAt: stamp,
  pourEndAt: stamp,
  returnedAt: stamp,
  batchingNo: z.string().trim().max(40).nullable().optional(),
  washoutFee: money('Wash-out fee').nullable().optional(),
  washedOut: z.enum(WASHED_OUT, 'Choose where it was washed out').nullable().optional(),
  returnConcrete: quantityOrZero('Returned concrete').nullable().optional(),
  returnCause: z.enum(RETURN_CAUSE_CODES, 'Choose why concrete came back').nullable().optional(),
  waitingCause: z.enum(WAITING_CAUSE_CODES, 'Choose why it waited').nullable().optional(),
  waitingOursMinutes: waitingOursMinutes.optional(),
  technicianOnSiteMinutes: z.int().min(0).max(1440).nullable().optional(),
  slumpMm: slump().nullable().optional(),
  waterAddedLitres: quantityOrZero('Water added').nullable().optional(),
  rejected: z.literal(true).optional(),
  associateProducts: AddOns.optional(),
})
export type Changes = z.infer<typeof Changes>
export type ChangeField = keyof Changes

export const CHANGE_LABELS: Record<ChangeField, string> = {
  doQuantity: 'Quantity',
  productId: 'Product',
  billMade: 'Billed as made',
  customerId: 'Customer',
  projectId: 'Project',
  locationId: 'Location',
  truckId: 'Truck',
  driverId: 'Driver',
  batchedAt: 'First batch',
  loadedAt: 'Loaded',
  leftAt: 'Left plant',
  onSiteAt: 'On site',
  pourStartAt: 'Pour started',
  pourEndAt: 'Pour finished',
  returnedAt: 'Back at plant',
  batchingNo: 'Batching number',
  washoutFee: 'Wash-out fee',
  washedOut: 'Washed out at',
  returnConcrete: 'Returned concrete',
  returnCause: 'Cause of return',
  waitingCause: 'Cause of waiting',
  waitingOursMinutes: 'Minutes that are ours',
  technicianOnSiteMinutes: 'Technician on site',
  slumpMm: 'Slump',
  waterAddedLitres: 'Water added',
  rejected: 'Rejected',
  associateProducts: 'Add-on products',
}

const request = {
  deliveryOrderId: id(),
  cause: z.enum(CAUSE_CODES as [Cause, ...Cause[]], 'Choose a cause'),
  changes: Changes.refine(of => Object.values(of).some(value => value !== undefined), 'Nothing has changed'),
}
export const EmodPreview = z.strictObject(request)
export const EmodSubmit = z.strictObject({
  ...request,
  remarks: optionalText(1000),
  /** The load as the form showed it. */
  version: z.int().min(1, 'Version is required'),
})
export type EmodSubmit = z.infer<typeof EmodSubmit>

export const EmodDecision = z
  .strictObject({
    decision: z.enum(['approve', 'reject']),
    reason: optionalText(400),
    version: z.int().min(1, 'Version is required'),
  })
  .refine(of => of.decision === 'approve' || !!of.reason, { path: ['reason'], message: 'Say why it is rejected' })
export type EmodDecision = z.infer<typeof EmodDecision>
export const EmodWithdraw = z.strictObject({
  version: z.int().min(1, 'Version is required'),
  reason: optionalText(400),
})

const search = {
  ...pagingShape,
  submitDate: plainDate().optional(),
  doDate: plainDate().optional(),
  doNumber: z.string().trim().max(40).optional(),
  status: z.enum(EMOD_STATUSES).optional(),
}
export const EmodApprovalSearch = z.strictObject({ ...search, turn: z.enum(['mine', 'others', 'decided']).optional() })
export const EmodAdvancedSearch = z.strictObject({
  ...search,
  fromDate: plainDate().optional(),
  toDate: plainDate().optional(),
  cause: z.enum(CAUSE_CODES as [Cause, ...Cause[]]).optional(),
  flag: z.enum(FLAGS).optional(),
  customerId: id().optional(),
  plantId: id().optional(),
})
export type EmodSearch = z.infer<typeof EmodAdvancedSearch> & { turn?: 'mine' | 'others' | 'decided' | undefined }
