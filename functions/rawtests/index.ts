import { area } from '../kit/area'
import { aggregateMethodRoutes } from './aggregate-method'
import { calculationRoutes } from './calculation'
import { cementMethodRoutes } from './cement-method'
import { gradingSpecificationRoutes } from './grading-specification'
import { limitsMethodRoutes } from './limits-method'
import { samplerRoutes } from './sampler'
import { supplierRoutes } from './supplier'
import { testInfoRoutes, testTypeRoutes } from './test-info'
import { testerRoutes } from './tester'

export const rawtestsApi = area()
  .route('/', aggregateMethodRoutes)
  .route('/', limitsMethodRoutes)
  .route('/', cementMethodRoutes)
  .route('/', gradingSpecificationRoutes)
  .route('/', supplierRoutes)
  .route('/', samplerRoutes)
  .route('/', testerRoutes)
  .route('/', calculationRoutes)
  .route('/', testTypeRoutes)
  .route('/', testInfoRoutes)
export type RawtestsApi = typeof rawtestsApi
