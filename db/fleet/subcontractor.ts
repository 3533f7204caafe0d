import { record } from '../kit/record'
import { subcontractors } from './tables'

export const subcontractor = record(subcontractors, 'subcontractor')
export type SubcontractorRow = typeof subcontractors.$inferSelect
