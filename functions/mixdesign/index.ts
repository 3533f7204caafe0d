import { area } from '../kit/area'
import { nounsOf } from '../kit/noun-routes'
import { criteriaLookupRoutes } from './criteria'
import { fieldSetupRoutes } from './field-setup'
import { mappingChoiceRoutes } from './mapping-choice'
import { mixDesignActRoutes, mixDesignRoutes } from './mix-design'
import { plantMappingRoutes } from './plant-mapping'
import { projectMappingRoutes } from './project-mapping'
import { strengthClassControlRoutes } from './strength-class-control'

export const mixdesignApi = area()
  .route('/', mixDesignRoutes)
  .route('/', mixDesignActRoutes)
  .route('/', plantMappingRoutes)
  .route('/', projectMappingRoutes)
  .route('/', mappingChoiceRoutes)
  .route('/', fieldSetupRoutes)
  .route('/', strengthClassControlRoutes)
  .route('/', criteriaLookupRoutes)
  .route('/', nounsOf('mixdesign'))
/** The engines are part of the typed client, though only the full door mounts them. */
