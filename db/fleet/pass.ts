import { record } from '../kit/record'
import { passes } from './tables'

export const pass = record(passes, 'pass')
export type PassRow = typeof passes.$inferSelect
