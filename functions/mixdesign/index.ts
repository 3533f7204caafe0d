import { area } from '../kit/area'
import { carbonCategoryRoutes, carbonConfigRoutes } from './carbon-config'
import { criteriaDetailRoutes, criteriaHeaderRoutes, unitOfMeasurementRoutes } from './criteria'
import type { mixMethods } from './methods.engine'
import type { mixEngineRoutes } from './mix.engine'
import { mixDesignActRoutes, mixDesignRoutes } from './mix-design'
import { plantMappingRoutes } from './plant-mapping'
import { strengthClassControlRoutes } from './strength-class-control'

export const mixdesignApi = area()
  .route('/', mixDesignRoutes)
  .route('/', mixDesignActRoutes)
  .route('/', plantMappingRoutes)
  .route('/', carbonCategoryRoutes)
  .route('/', carbonConfigRoutes)
  .route('/', strengthClassControlRoutes)
  .route('/', criteriaHeaderRoutes)
  .route('/', criteriaDetailRoutes)
  .route('/', unitOfMeasurementRoutes)
/** The engines are part of the typed client, though only the full door mounts them. */
export type MixdesignApi = typeof mixdesignApi | typeof mixEngineRoutes | typeof mixMethods
