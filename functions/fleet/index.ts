import { area } from '../kit/area'
import { batchingPlantRoutes } from './batching-plant'
import { driverRoutes } from './driver'
import { plantRoutes } from './plant'
import { regionRoutes } from './region'
import { truckChangeRoutes, truckRoutes } from './truck'

export const fleetApi = area()
  .route('/', regionRoutes)
  .route('/', plantRoutes)
  .route('/', batchingPlantRoutes)
  .route('/', truckRoutes)
  .route('/', truckChangeRoutes)
  .route('/', driverRoutes)
export type FleetApi = typeof fleetApi
