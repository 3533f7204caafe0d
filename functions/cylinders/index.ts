import { area } from '../kit/area'
import { cylinderReadRoutes, cylinderWriteRoutes } from './cylinder-test'
import { cylinderMasterRoutes, plantRecordRoutes } from './masters'
import { cylinderReportRoutes } from './reports'

export const cylindersApi = area()
  .route('/', cylinderWriteRoutes)
  .route('/', cylinderReadRoutes)
  .route('/', cylinderMasterRoutes)
  .route('/', plantRecordRoutes)
  .route('/', cylinderReportRoutes)
