import { area } from '../kit/area'
import { activityRoutes } from './activity'
import { carbonEmissionRoutes } from './carbon-emission'
import { chatReportRoutes } from './chat-report'
import { jobRoutes } from './job'
import { plantMonthRoutes } from './plant-month'
import { searchRoutes } from './search'

export const reportsApi = area()
  .route('/', searchRoutes)
  .route('/', jobRoutes)
  .route('/', activityRoutes)
  .route('/', plantMonthRoutes)
  .route('/', carbonEmissionRoutes)
  .route('/', chatReportRoutes)
