import { area } from '../kit/area'
import { concretePotRoutes } from './concrete-pot'
import { configurationRoutes } from './configuration'
import { cylinderReadRoutes } from './cylinder-test'
import { houseRoutes } from './house'
import { laboratoryEquipmentRoutes } from './laboratory-equipment'
import { cylinderLookupRoutes } from './lookup'
import { mixerEvaluationRoutes } from './mixer-evaluation'
import { plantAuditRoutes } from './plant-audit'

export const cylindersApi = area()
  .route('/', cylinderReadRoutes)
  .route('/', cylinderLookupRoutes)
  .route('/', houseRoutes)
  .route('/', concretePotRoutes)
  .route('/', laboratoryEquipmentRoutes)
  .route('/', configurationRoutes)
  .route('/', plantAuditRoutes)
  .route('/', mixerEvaluationRoutes)
