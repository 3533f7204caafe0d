import { area } from '../kit/area'
import { criteriaDetailRoutes, criteriaHeaderRoutes, unitOfMeasurementRoutes } from './criteria'
import { designMethodRoutes } from './design-method'
import type { mixEngineRoutes } from './mix.engine'
import { mixDesignActRoutes, mixDesignRoutes } from './mix-design'
import { plantMappingRoutes } from './plant-mapping'

export const mixdesignApi = area()
  .route('/', designMethodRoutes)
  .route('/', mixDesignRoutes)
  .route('/', mixDesignActRoutes)
  .route('/', plantMappingRoutes)
  .route('/', criteriaHeaderRoutes)
  .route('/', criteriaDetailRoutes)
  .route('/', unitOfMeasurementRoutes)
/** The engines are part of the typed client, though only the full door mounts them. */
export type MixdesignApi = typeof mixdesignApi | typeof mixEngineRoutes
