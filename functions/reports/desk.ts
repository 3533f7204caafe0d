import { area } from '../kit/area'
import { carbonEmissionRoutes } from './carbon-emission'
import { chatReportRoutes } from './chat-report'
import { figureRowEngine } from './figure-row.engine'
import { personStoryEngine } from './person-story.engine'
import { plantMonthRoutes } from './plant-month'

/** Reports over a month or a year and the story of a person, read at a desk: for the full door. */
export const reportsDesk = area()
  .route('/', plantMonthRoutes)
  .route('/', carbonEmissionRoutes)
  .route('/', chatReportRoutes)
  .route('/', personStoryEngine)
  .route('/', figureRowEngine)
