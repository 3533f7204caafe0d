import { record } from '../kit/record'
import { truckTypes } from './tables'

export const truckType = record(truckTypes, 'truck_type')
export type TruckTypeRow = typeof truckTypes.$inferSelect
