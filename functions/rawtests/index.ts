import { area } from '../kit/area'
import { calculationRoutes } from './calculation'
import { gradingSpecificationRoutes } from './grading-specification'
import type { rawTestMethods } from './methods.engine'
import { samplerRoutes } from './sampler'
import { supplierRoutes } from './supplier'
import { testInfoRoutes, testTypeRoutes } from './test-info'
import { testReportRoutes } from './test-report'
import { testRequestRoutes } from './test-request'
import { testerRoutes } from './tester'

export const rawtestsApi = area()
  .route('/', gradingSpecificationRoutes)
  .route('/', supplierRoutes)
  .route('/', samplerRoutes)
  .route('/', testerRoutes)
  .route('/', calculationRoutes)
  .route('/', testTypeRoutes)
  .route('/', testRequestRoutes)
  .route('/', testReportRoutes)
  .route('/', testInfoRoutes)
export type RawtestsApi = typeof rawtestsApi | typeof rawTestMethods
