import { area } from '../kit/area'
import { onCallQuantityEngine } from './on-call-quantity.engine'
import { pourPassportEngine } from './pour-passport.engine'
import { siteLinkEngine } from './site-link.engine'
import { siteRequestEngine } from './site-request.engine'
import { waitListEngine } from './wait-list.engine'
import { willCallEngine } from './will-call.engine'

/** What is between an order and its site, and the papers of a pour: for the full door. */
export const ordersDesk = area()
  .route('/', siteLinkEngine)
  .route('/', siteRequestEngine)
  .route('/', willCallEngine)
  .route('/', onCallQuantityEngine)
  .route('/', waitListEngine)
  .route('/', pourPassportEngine)
