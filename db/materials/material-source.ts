import { record } from '../kit/record'
import { materialSources } from './tables'

export const materialSource = record(materialSources, 'material_source')
export type MaterialSourceRow = typeof materialSources.$inferSelect
