import { area } from '../kit/area'
import { conformityMethodRoutes } from './conformity-method'
import { controlMethodRoutes } from './control-method'
import { freshMethodRoutes } from './fresh-method'
import { specimenMethodRoutes } from './specimen-method'

/** Engineering calculations of the area: asked for now and then, so they stand behind the edge. */
export const cylinderMethods = area()
  .route('/', conformityMethodRoutes)
  .route('/', controlMethodRoutes)
  .route('/', freshMethodRoutes)
  .route('/', specimenMethodRoutes)
