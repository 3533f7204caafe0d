import { area } from '../kit/area'
import { concreteConformityEngine } from './concrete-conformity.engine'
import { concretePotRoutes } from './concrete-pot'
import { configurationRoutes } from './configuration'
import { cylinderRequestRoutes } from './cylinder-request'
import { cylinderWriteRoutes } from './cylinder-test.engine'
import { laboratoryEquipmentRoutes } from './laboratory-equipment'
import { mixerEvaluationRoutes } from './mixer-evaluation'
import { nonConformityEngine } from './non-conformity.engine'
import { plantAuditRoutes } from './plant-audit'
import { cylinderReportEngine } from './report.engine'

/** What the laboratory's figures say about concretes, plants and its own work, and what changes them: for the full door. */
export const cylindersDesk = area()
  .route('/', cylinderWriteRoutes)
  .route('/', cylinderRequestRoutes)
  .route('/', cylinderReportEngine)
  .route('/', concreteConformityEngine)
  .route('/', nonConformityEngine)
  .route('/', plantAuditRoutes)
  .route('/', mixerEvaluationRoutes)
  .route('/', laboratoryEquipmentRoutes)
  .route('/', concretePotRoutes)
  .route('/', configurationRoutes)
