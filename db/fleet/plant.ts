import { record } from '../kit/record'
import { plants } from './tables'

export const plant = record(plants, 'plant')
export type PlantRow = typeof plants.$inferSelect
