import { record } from '../kit/record'
import { batchingPlants } from './tables'

export const batchingPlant = record(batchingPlants, 'batching_plant')
export type BatchingPlantRow = typeof batchingPlants.$inferSelect
