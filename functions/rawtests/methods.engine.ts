import { area } from '../kit/area'
import { aggregateMethodRoutes } from './aggregate-method'
import { cementMethodRoutes } from './cement-method'
import { limitsMethodRoutes } from './limits-method'

/** Engineering calculations of the area: asked for now and then, so they stand behind the edge. */
export const rawTestMethods = area()
  .route('/', aggregateMethodRoutes)
  .route('/', limitsMethodRoutes)
  .route('/', cementMethodRoutes)
