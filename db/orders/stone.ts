import { record } from '../kit/record'
import { stones } from './tables'

export const stone = record(stones, 'stone')
export type StoneRow = typeof stones.$inferSelect
