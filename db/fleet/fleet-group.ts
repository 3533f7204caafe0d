import { children } from '../kit/children'
import { record } from '../kit/record'
import { fleetGroups, fleetGroupTrucks } from './tables'

export const fleetGroup = record(fleetGroups, 'fleet_group')
export const groupTrucks = children(fleetGroupTrucks, 'fleetGroupId', 'fleet_group', 'trucks')
export type FleetGroupRow = typeof fleetGroups.$inferSelect
