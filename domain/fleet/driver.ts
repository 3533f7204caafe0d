import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, optionalText, plainDate, queryFlag, requiredText } from '../kit/shape'

const version = z.int().min(1, 'Version is required')

export const OPERATION_STATUSES = ['off_duty', 'in_service', 'resting', 'out_of_service'] as const
export type OperationStatus = (typeof OPERATION_STATUSES)[number]

const trucks = { truckId: id().nullish(), altTruckId: id().nullish(), mainPlantId: id().nullish() }
const differ = ({
  truckId,
  altTruckId,
}: {
  truckId?: string | null | undefined
  altTruckId?: string | null | undefined
}) => !truckId || truckId !== altTruckId
const differFault = { path: ['altTruckId'], message: 'The alternate truck is the same truck' }

export const DriverSave = z
  .strictObject({
    id: id().nullish(),
    version: z.int().min(1).nullish(),
    driverNo: requiredText('Driver number', 12),
    driverName: requiredText('Name', 80),
    phone: optionalText(40),
    licenceNo: optionalText(30),
    licenceValidTo: plainDate().nullish(),
    ...trucks,
    subcontractorId: id().nullish(),
    active: z.boolean().default(true),
  })
  .refine(differ, differFault)
export type DriverFields = z.output<typeof DriverSave>

export const DriverList = z.strictObject({
  ...pagingShape,
  plantId: id().optional(),
  active: queryFlag(),
  truckId: id().optional(),
  operationStatus: z.enum(OPERATION_STATUSES).optional(),
})
export type DriverAsk = z.output<typeof DriverList>

/** Switching a driver may give truck, alternate truck and main plant in the same action. */
export const DriverStatus = z
  .strictObject({ driverId: id(), version, active: z.boolean(), ...trucks })
  .refine(differ, differFault)
export const DriverTrucks = z.strictObject({ driverId: id(), version, ...trucks }).refine(differ, differFault)
export const TruckAssociated = z.strictObject({ truckId: id(), driverId: id().optional() })
export const OperationStatusChange = z
  .strictObject({
    driverId: id(),
    version,
    operationStatus: z.enum(OPERATION_STATUSES),
    restReasonId: id().nullish(),
    resetQueue: z.boolean().default(false),
  })
  .refine(({ operationStatus, restReasonId }) => operationStatus !== 'resting' || !!restReasonId, {
    path: ['restReasonId'],
    message: 'Choose why the driver rests',
  })
export const DriverKey = z.strictObject({ driverId: id(), version })
export const FatiguePath = z.strictObject({ driverId: id() })
/** Any milestone means the plant's day that runs at that instant. */
export const FatigueQuery = z.strictObject({ milestone: z.iso.datetime({ offset: true }).optional() })
