import { area } from '../kit/area'
import { orderRoutes } from './order'
import { orderCompletionRoutes } from './order-completion'
import { orderDetailRoutes } from './order-detail'
import { orderMergingRoutes } from './order-merging'

/** Statics first: `/order/:id` stands last, because everything else under /order is a word. */
export const ordersApi = area()
  .route('/', orderRoutes)
  .route('/', orderCompletionRoutes)
  .route('/', orderMergingRoutes)
  .route('/', orderDetailRoutes)
export type OrdersApi = typeof ordersApi
