import { area } from '../kit/area'
import { airControlEngine } from './air-control.engine'
import { driverPhoneEngine } from './driver-phone.engine'
import { fleetDashboardEngine } from './fleet-dashboard.engine'
import { fleetStoryEngine } from './fleet-story.engine'
import { driverPassRoutes, passRoutes, truckPassRoutes } from './pass'
import { fleetPlanEngine } from './plan.engine'
import { positionEngine } from './position.engine'
import { rosterEngine } from './roster.engine'

/** What of the fleet reads plans, hours and loads at once, and who may enter where: for the full door. */
export const fleetDesk = area()
  .route('/', fleetPlanEngine)
  .route('/', positionEngine)
  .route('/', airControlEngine)
  .route('/', fleetDashboardEngine)
  .route('/', fleetStoryEngine)
  .route('/', rosterEngine)
  .route('/', driverPhoneEngine)
  .route('/', passRoutes)
  .route('/', driverPassRoutes)
  .route('/', truckPassRoutes)
