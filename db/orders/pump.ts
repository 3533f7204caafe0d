import { record } from '../kit/record'
import { pumps } from './tables'

export const pump = record(pumps, 'pump')
export type PumpRow = typeof pumps.$inferSelect
