import { area } from '../kit/area'
import { conformityMethodRoutes } from './conformity'
import { controlMethodRoutes } from './control'
import { freshMethodRoutes } from './fresh'
import { specimenMethodRoutes } from './specimen'

/** Engineering calculations of the area: asked for now and then, so they are behind the edge. */
export const cylinderMethods = area()
  .route('/', conformityMethodRoutes)
  .route('/', controlMethodRoutes)
  .route('/', freshMethodRoutes)
  .route('/', specimenMethodRoutes)
