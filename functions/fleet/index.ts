import { area } from '../kit/area'
import { batchingPlantRoutes } from './batching-plant'
import { driverRoutes } from './driver'
import { plantRoutes } from './plant'
import { regionRoutes } from './region'
import { restReasonRoutes } from './rest-reason'
import { subcontractorOwnerRoutes } from './subcontractor-owner'
import { truckChangeRoutes, truckRoutes } from './truck'

export const fleetApi = area()
  .route('/', regionRoutes)
  .route('/', plantRoutes)
  .route('/', batchingPlantRoutes)
  .route('/', truckRoutes)
  .route('/', truckChangeRoutes)
  .route('/', driverRoutes)
  .route('/', restReasonRoutes)
  .route('/', subcontractorOwnerRoutes)
export type FleetApi = typeof fleetApi
