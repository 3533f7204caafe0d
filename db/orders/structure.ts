import { record } from '../kit/record'
import { structures } from './tables'

export const structure = record(structures, 'structure')
export type StructureRow = typeof structures.$inferSelect
