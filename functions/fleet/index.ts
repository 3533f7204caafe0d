import { area } from '../kit/area'

export const fleetApi = area()
export type FleetApi = typeof fleetApi
