import { record } from '../kit/record'
import { trucks } from './tables'

export const truck = record(trucks, 'truck')
export type TruckRow = typeof trucks.$inferSelect
