import { area } from '../kit/area'
import { aggregateMethodRoutes } from './aggregate'
import { cementMethodRoutes } from './cement'
import { limitsMethodRoutes } from './limits'

/** Engineering calculations of the area: asked for now and then, so they are behind the edge. */
export const rawTestMethods = area()
  .route('/', aggregateMethodRoutes)
  .route('/', limitsMethodRoutes)
  .route('/', cementMethodRoutes)
