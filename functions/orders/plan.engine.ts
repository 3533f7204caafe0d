import { area } from '../kit/area'
import { orderOfferRoutes } from './offer'
import { orderPlanChangeRoutes, orderPlanRoutes } from './plan'
import { orderPlanSettingRoutes } from './plan-setting'

/** The dispatch plan carries the model, its checker and its repair, which are too heavy for an edge. */
export const planEngine = area()
  .route('/', orderOfferRoutes)
  .route('/', orderPlanRoutes)
  .route('/', orderPlanChangeRoutes)
  .route('/', orderPlanSettingRoutes)
