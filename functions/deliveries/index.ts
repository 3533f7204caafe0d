import { area } from '../kit/area'
import { deliveryActRoutes, deliveryNoteRoutes } from './delivery-acts'
import { deliveryCheckRoutes } from './delivery-checks'
import { deliveryOrderRoutes } from './delivery-order'
import { orderDetailRoutes } from './order-detail'
import { variationRoutes } from './variation'

export const deliveriesApi = area()
  .route('/', orderDetailRoutes)
  .route('/', deliveryOrderRoutes)
  .route('/', deliveryCheckRoutes)
  .route('/', deliveryActRoutes)
  .route('/', deliveryNoteRoutes)
  .route('/', variationRoutes)
export type DeliveriesApi = typeof deliveriesApi
