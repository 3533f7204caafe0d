import { area } from '../kit/area'
import { backupRoutes } from './backup'
import { healthRoutes } from './health'
import { namedRoutes } from './named'
import { orderTraceRoutes } from './order-trace'
import { searchRoutes } from './search'
import { trailRoutes } from './trail'
import { viewRoutes } from './view'

export const supportApi = area()
  .route('/', searchRoutes)
  .route('/', orderTraceRoutes)
  .route('/', trailRoutes)
  .route('/', backupRoutes)
  .route('/', healthRoutes)
  .route('/', viewRoutes)
  .route('/', namedRoutes())
