import { area } from '../kit/area'
import { nounsOf } from '../kit/noun-routes'
import { customerRoutes } from './customer'
import { customerContactRoutes, customerLookupRoutes } from './customer-lookup'
import { locationRoutes } from './location'
import { projectRoutes } from './project'
import { projectLookupRoutes } from './project-lookup'
import { projectPlantRoutes } from './project-plant'
import { salespersonRoutes } from './salesperson'

/** Lookups stand before the routes with a parameter, which would take their words for ids. */
export const customersApi = area()
  .route('/', customerLookupRoutes)
  .route('/', customerContactRoutes)
  .route('/', customerRoutes)
  .route('/', projectLookupRoutes)
  .route('/', projectRoutes)
  .route('/', locationRoutes)
  .route('/', projectPlantRoutes)
  .route('/', salespersonRoutes)
  .route('/', nounsOf('customers'))
