import { area } from '../kit/area'
import { nounsOf } from '../kit/noun-routes'
import { gradingSpecificationRoutes } from './grading-specification'
import { graphRoutes } from './graph'
import { mixAggregateRoutes } from './mix-aggregate'
import { sieveResultRoutes } from './sieve-result'
import { testInfoRoutes, testTypeRoutes } from './test-info'
import { testReportRoutes } from './test-report'
import { testRequestRoutes } from './test-request'

export const rawtestsApi = area()
  .route('/', gradingSpecificationRoutes)
  .route('/', nounsOf('rawtests'))
  .route('/', sieveResultRoutes)
  .route('/', mixAggregateRoutes)
  .route('/', graphRoutes)
  .route('/', testTypeRoutes)
  .route('/', testRequestRoutes)
  .route('/', testReportRoutes)
  .route('/', testInfoRoutes)
