/** Rows of the fleet's lists as the screens know them. */
export type { BatchingPlantLine } from '~/db/fleet/batching-plant-rows'
export type { DriverLine } from '~/db/fleet/driver-rows'
export type { TruckLine } from '~/db/fleet/truck-rows'
