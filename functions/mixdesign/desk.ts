import { area } from '../kit/area'
import { cementRadarEngine } from './cement-radar.engine'
import { requisitionReportRoutes } from './requisition-report'
import { requisitionTestRoutes } from './requisition-test'
import { strengthModelEngine } from './strength-model.engine'

/** What a requisition asks to be tested, the reports over many, and the house's strength model: work at a desk, for the full door. */
export const mixdesignDesk = area()
  .route('/', requisitionTestRoutes)
  .route('/', requisitionReportRoutes)
  .route('/', strengthModelEngine)
  .route('/', cementRadarEngine)
