import { record } from '../kit/record'
import { plantRejections } from './tables'

export const plantRejection = record(plantRejections, 'plant_rejection')
export type PlantRejectionRow = typeof plantRejections.$inferSelect
