import { record } from '../kit/record'
import { capacityProfiles } from './tables'

export const capacityProfile = record(capacityProfiles, 'capacity_profile')
export type CapacityProfileRow = typeof capacityProfiles.$inferSelect
