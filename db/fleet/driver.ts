import { record } from '../kit/record'
import { drivers } from './tables'

export const driver = record(drivers, 'driver')
export type DriverRow = typeof drivers.$inferSelect
