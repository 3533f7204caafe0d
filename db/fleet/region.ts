import { record } from '../kit/record'
import { regions } from './tables'

export const region = record(regions, 'region')
export type RegionRow = typeof regions.$inferSelect
