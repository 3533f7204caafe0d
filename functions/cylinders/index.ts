import { area } from '../kit/area'
import { cylinderReadRoutes } from './cylinder-test'
import { houseRoutes } from './house'
import { cylinderLookupRoutes } from './lookup'

export const cylindersApi = area()
  .route('/', cylinderReadRoutes)
  .route('/', cylinderLookupRoutes)
  .route('/', houseRoutes)
