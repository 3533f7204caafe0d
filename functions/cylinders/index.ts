import { area } from '../kit/area'
import { conformityMethodRoutes } from './conformity-method'
import { controlMethodRoutes } from './control-method'
import { freshMethodRoutes } from './fresh-method'
import { specimenMethodRoutes } from './specimen-method'

export const cylindersApi = area()
  .route('/', specimenMethodRoutes)
  .route('/', conformityMethodRoutes)
  .route('/', controlMethodRoutes)
  .route('/', freshMethodRoutes)
export type CylindersApi = typeof cylindersApi
