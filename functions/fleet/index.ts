import { area } from '../kit/area'
import { nounsOf } from '../kit/noun-routes'
import { actionHistoryRoutes } from './action-history'
import { bannedDriverRoutes, bannedTruckRoutes } from './ban'
import { batchingPlantRoutes } from './batching-plant'
import { driverRoutes } from './driver'
import { driverDayRoutes } from './driver-day'
import { workingTimeRoutes } from './duty'
import { fleetGroupRoutes } from './fleet-group'
import { fleetOptimizationRoutes } from './fleet-optimization'
import { mapRoutes } from './gazetteer'
import { plantRoutes } from './plant'
import { positionRoutes } from './position'
import { regionRoutes } from './region'
import { truckChangeRoutes, truckRoutes } from './truck'

export const fleetApi = area()
  .route('/', regionRoutes)
  .route('/', plantRoutes)
  .route('/', batchingPlantRoutes)
  .route('/', truckRoutes)
  .route('/', truckChangeRoutes)
  .route('/', positionRoutes)
  .route('/', mapRoutes)
  .route('/', actionHistoryRoutes)
  .route('/', driverDayRoutes)
  .route('/', workingTimeRoutes)
  .route('/', driverRoutes)
  .route('/', nounsOf('fleet'))
  .route('/', fleetGroupRoutes)
  .route('/', fleetOptimizationRoutes)
  .route('/', bannedDriverRoutes)
  .route('/', bannedTruckRoutes)
/** Its chart reads the plan, so only the full door mounts it. */
