import { area } from '../kit/area'
import { concretePotRoutes } from './concrete-pot'
import { configurationRoutes } from './configuration'
import { cylinderReadRoutes } from './cylinder-test'
import { houseRoutes } from './house'
import { cylinderLookupRoutes } from './lookup'

export const cylindersApi = area()
  .route('/', cylinderReadRoutes)
  .route('/', cylinderLookupRoutes)
  .route('/', houseRoutes)
  .route('/', concretePotRoutes)
  .route('/', configurationRoutes)
