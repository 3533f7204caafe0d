import { record } from '../kit/record'
import { dischargeMethods } from './tables'

export const dischargeMethod = record(dischargeMethods, 'discharge_method')
export type DischargeMethodRow = typeof dischargeMethods.$inferSelect
