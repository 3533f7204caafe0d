import { area } from '../kit/area'
import { associateProductRoutes } from './associate-product'
import { productChangeRoutes, productRoutes } from './product'
import { serviceRoutes } from './service'
import { subProductRoutes } from './sub-product'
import { unitConversionRoutes } from './unit-conversion'

export const catalogApi = area()
  .route('/', productRoutes)
  .route('/', productChangeRoutes)
  .route('/', associateProductRoutes)
  .route('/', serviceRoutes)
  .route('/', subProductRoutes)
  .route('/', unitConversionRoutes)
