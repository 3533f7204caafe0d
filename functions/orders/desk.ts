import { area } from '../kit/area'
import { eligibilityRoutes } from './eligibility'
import { holidayRoutes } from './holiday'
import { onCallQuantityEngine } from './on-call-quantity.engine'
import { orderMergingRoutes } from './order/merging'
import { planTrialEngine } from './plan-trial.engine'
import { pourPassportEngine } from './pour-passport.engine'
import { siteLinkEngine } from './site-link.engine'
import { siteRequestEngine } from './site-request.engine'
import { waitListEngine } from './wait-list.engine'
import { willCallEngine } from './will-call.engine'

/** What is between an order and its site, the papers of a pour, trials of past days, orders merged, eligibility and holidays: for the full door. */
export const ordersDesk = area()
  .route('/', siteLinkEngine)
  .route('/', siteRequestEngine)
  .route('/', willCallEngine)
  .route('/', onCallQuantityEngine)
  .route('/', waitListEngine)
  .route('/', pourPassportEngine)
  .route('/', planTrialEngine)
  .route('/', eligibilityRoutes)
  .route('/', holidayRoutes)
  .route('/', orderMergingRoutes)
