import * as z from 'zod'
import { bodyPagingShape, pagingShape } from '../kit/page'
import { id, instant, plainDate, queryFlag } from '../kit/shape'
import { addDays } from '../kit/time'
import { DO_STATUSES } from './delivery-order-status'

const ids = z.array(id()).max(200).optional()

export const SearchFilter = z
  .strictObject({
    ...bodyPagingShape,
    fromDate: plainDate().optional(),
    toDate: plainDate().optional(),
    statuses: z.array(z.enum(DO_STATUSES)).max(DO_STATUSES.length).optional(),
    plantIds: ids,
    regionIds: ids,
    customerIds: ids,
    projectIds: ids,
    productIds: ids,
    truckIds: ids,
    driverIds: ids,
    doNumber: z.string().trim().max(40).optional(),
    orderNo: z.string().trim().max(40).optional(),
    emodificationPending: z.boolean().optional(),
    onDraft: z.boolean().optional(),
    /** What was read on site lies outside its limits. */
    readings: z.literal('outside').optional(),
    /** Sums over the whole filter cost a pass over all its rows, so they are asked for. */
    totals: z.boolean().default(false),
  })
  .refine(of => !of.fromDate || !of.toDate || of.fromDate <= of.toDate, {
    path: ['toDate'],
    message: 'To is before From',
  })
export type SearchFilter = z.infer<typeof SearchFilter>

const DAYS = 400
export const ReportFilter = SearchFilter.refine(
  of => !!of.fromDate && !!of.toDate && addDays(of.fromDate, DAYS) >= of.toDate,
  { path: ['fromDate'], message: `A report covers at most ${DAYS} days` },
)

export const SearchDo = z.strictObject({
  ...pagingShape,
  doDate: plainDate().optional(),
  plantId: id().optional(),
  status: z.enum(DO_STATUSES).optional(),
})
export const OutstandingList = z.strictObject({
  ...pagingShape,
  doDate: plainDate().optional(),
  milestone: instant().optional(),
  plantId: id().optional(),
  regionId: id().optional(),
  late: queryFlag(),
})
export const VariationFilter = z
  .strictObject({
    fromDate: plainDate(),
    toDate: plainDate(),
    plantIds: ids,
    batchingPlantIds: ids,
    materialIds: ids,
  })
  .refine(of => of.fromDate <= of.toDate, { path: ['toDate'], message: 'To is before From' })
  .refine(of => addDays(of.fromDate, 92) >= of.toDate, { path: ['toDate'], message: 'At most 92 days' })
export type VariationFilter = z.infer<typeof VariationFilter>

export const MixProductFilter = z
  .strictObject({ fromDate: plainDate(), toDate: plainDate(), plantIds: ids, productIds: ids })
  .refine(of => of.fromDate <= of.toDate, { path: ['toDate'], message: 'To is before From' })
export type MixProductFilter = z.infer<typeof MixProductFilter>

export const AssignedList = z.strictObject({ plantId: id(), bp: id().optional(), doDate: plainDate().optional() })

/** One line of a list of loads, in the words of the wire. */
export type DoRow = {
  id: string
  deliveryOrderId: string
  version: number
  doNumber: string | null
  doDate: string
  status: string
  loadNo: number
  doQuantity: string
  orderId: string
  orderNo: string
  /** Its order is on hold. */
  held: boolean
  mergedOrderId: string | null
  customerId: string
  customerName: string
  projectId: string
  projectName: string
  locationName: string
  productId: string
  productCode: string
  assignedPlantId: string
  assignedPlant: string
  assignedBPId: string | null
  assignedBP: string | null
  truckId: string | null
  truckNo: string | null
  driverId: string | null
  driverName: string | null
  plannedBatchAt: Date
  plannedOnSiteAt: Date
  promisedAt: Date
  generatedAt: Date | null
  batchedAt: Date | null
  leftAt: Date | null
  /** When its truck is expected on site by where it is on the way there. */
  arrivalAt: Date | null
  onSiteAt: Date | null
  pourStartAt: Date | null
  pourEndAt: Date | null
  returnedAt: Date | null
  deliveredAt: Date | null
  dischargeLimitMinutes: number
  returnConcrete: string | null
  revision: number
  emodificationPending: boolean
  invoiceDraftId: string | null
  lockedBy: string | null
  lockedByName: string | null
  lockedUntil: Date | null
}
