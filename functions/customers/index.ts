import { area } from '../kit/area'
import { customerRoutes } from './customer'
import { customerContactRoutes, customerLookupRoutes } from './customer-lookup'

export const customersApi = area()
  .route('/', customerLookupRoutes)
  .route('/', customerContactRoutes)
  .route('/', customerRoutes)
export type CustomersApi = typeof customersApi
