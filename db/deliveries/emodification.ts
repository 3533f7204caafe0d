import { record } from '../kit/record'
import { emodifications } from './tables'

export const emodification = record(emodifications, 'emodification', { label: 'e-modification' })
export type EmodificationRow = typeof emodifications.$inferSelect
