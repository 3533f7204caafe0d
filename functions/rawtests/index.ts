import { area } from '../kit/area'
import { aggregateMethodRoutes } from './aggregate-method'
import { cementMethodRoutes } from './cement-method'
import { limitsMethodRoutes } from './limits-method'

export const rawtestsApi = area()
  .route('/', aggregateMethodRoutes)
  .route('/', limitsMethodRoutes)
  .route('/', cementMethodRoutes)
export type RawtestsApi = typeof rawtestsApi
