import { area } from '../kit/area'
import { nounsOf } from '../kit/noun-routes'
import { calculationRoutes } from './calculation'
import { gradingSpecificationRoutes } from './grading-specification'
import { testInfoRoutes, testTypeRoutes } from './test-info'
import { testReportRoutes } from './test-report'
import { testRequestRoutes } from './test-request'

export const rawtestsApi = area()
  .route('/', gradingSpecificationRoutes)
  .route('/', nounsOf('rawtests'))
  .route('/', calculationRoutes)
  .route('/', testTypeRoutes)
  .route('/', testRequestRoutes)
  .route('/', testReportRoutes)
  .route('/', testInfoRoutes)
