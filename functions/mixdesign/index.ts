import { area } from '../kit/area'
import { criteriaDetailRoutes, criteriaHeaderRoutes, unitOfMeasurementRoutes } from './criteria'
import { designMethodRoutes } from './design-method'
import type { mixEngineRoutes } from './mix.engine'

export const mixdesignApi = area()
  .route('/', designMethodRoutes)
  .route('/', criteriaHeaderRoutes)
  .route('/', criteriaDetailRoutes)
  .route('/', unitOfMeasurementRoutes)
/** The engines are part of the typed client, though only the full door mounts them. */
export type MixdesignApi = typeof mixdesignApi | typeof mixEngineRoutes
