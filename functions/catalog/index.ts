import { area } from '../kit/area'
import { associateProductRoutes } from './associate-product'
import { productChangeRoutes, productRoutes } from './product'
import { unitConversionRoutes } from './unit-conversion'

export const catalogApi = area()
  .route('/', productRoutes)
  .route('/', productChangeRoutes)
  .route('/', associateProductRoutes)
  .route('/', unitConversionRoutes)
