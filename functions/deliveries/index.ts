import { area } from '../kit/area'
import { deliveryActRoutes, deliveryNoteRoutes } from './delivery-acts'
import { deliveryCheckRoutes } from './delivery-checks'
import { deliveryOrderRoutes } from './delivery-order'
import { emodificationRoutes } from './emodification'
import { emodificationSupportRoutes } from './emodification-support'
import { orderDetailRoutes, ticketAskRoutes } from './order-detail'
import { variationRoutes } from './variation'

export const deliveriesApi = area()
  .route('/', ticketAskRoutes)
  .route('/', orderDetailRoutes)
  .route('/', deliveryOrderRoutes)
  .route('/', deliveryCheckRoutes)
  .route('/', deliveryActRoutes)
  .route('/', deliveryNoteRoutes)
  .route('/', variationRoutes)
  .route('/', emodificationRoutes)
  .route('/', emodificationSupportRoutes)
