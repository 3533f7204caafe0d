import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, plainDate, queryFlag, requiredText } from '../kit/shape'

const version = z.int().min(1, 'Version is required')

export const TruckSave = z.strictObject({
  id: id().nullish(),
  version: z.int().min(1).nullish(),
  truckNo: requiredText('Truck number', 12),
  plateNo: requiredText('Plate', 16),
  truckTypeId: id(),
  mainPlantId: id().nullish(),
  subcontractorId: id().nullish(),
  tareKg: z.int().min(1000, 'At least 1,000 kg').max(60_000).nullish(),
  tareValidTo: plainDate().nullish(),
  inspectionValidTo: plainDate().nullish(),
  active: z.boolean().default(true),
})
export type TruckFields = z.output<typeof TruckSave>

/** `plant` is the main plant. */
export const TruckList = z.strictObject({
  ...pagingShape,
  truckNo: z.string().trim().max(20).optional(),
  plant: id().optional(),
  active: queryFlag(),
  truckTypeId: id().optional(),
  subcontractorId: id().optional(),
})
export type TruckAsk = z.output<typeof TruckList>

export const TruckStatusPath = z.strictObject({ id: id(), status: z.stringbool('Status is true or false') })
export const TruckStatusQuery = z.strictObject({ mainPlantId: id().optional() })
export const TruckVersion = z.strictObject({ version })
export const TruckDelete = z.strictObject({ truckId: id(), version })
export const OfTruck = z.strictObject({ truckId: id() })
