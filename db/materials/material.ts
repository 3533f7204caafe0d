import { record } from '../kit/record'
import { materials } from './tables'

export const material = record(materials, 'material')
export type MaterialRow = typeof materials.$inferSelect
