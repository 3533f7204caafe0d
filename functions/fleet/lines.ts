/** Rows of the fleet's lists as the screens know them. */

export type { FleetPlant } from '~/db/fleet/air-control-rows'
export type { AssigneeLine } from '~/db/fleet/assignee-rows'
export type { BanLine } from '~/db/fleet/ban-rows'
export type { BatchingPlantLine } from '~/db/fleet/batching-plant-rows'
export type { DriverLine } from '~/db/fleet/driver-rows'
export type { ActionLine } from '~/db/fleet/fleet-action-rows'
export type { FleetGroupLine } from '~/db/fleet/fleet-group-rows'
export type { FleetOptimizationLine } from '~/db/fleet/fleet-optimization'
export type { Held, HolderLine } from '~/db/fleet/holder-rows'
export type { PassLine } from '~/db/fleet/pass'
export type { TruckLine } from '~/db/fleet/truck-rows'
export type { FleetLine } from './fleet-now'
