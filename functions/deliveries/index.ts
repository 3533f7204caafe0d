import { area } from '../kit/area'
import { deliveryOrderRoutes } from './delivery-order'
import { deliveryActRoutes, deliveryNoteRoutes } from './delivery-order-change'
import { deliveryCheckRoutes } from './delivery-order-check'
import { orderDetailRoutes, ticketAskRoutes } from './delivery-order-ticket'
import { variationRoutes } from './variation'

export const deliveriesApi = area()
  .route('/', ticketAskRoutes)
  .route('/', orderDetailRoutes)
  .route('/', deliveryOrderRoutes)
  .route('/', deliveryCheckRoutes)
  .route('/', deliveryActRoutes)
  .route('/', deliveryNoteRoutes)
  .route('/', variationRoutes)
