import { area } from '../kit/area'
import { concreteConformityEngine } from './concrete-conformity.engine'
import { nonConformityEngine } from './non-conformity.engine'
import { cylinderReportEngine } from './report.engine'

/** What the laboratory's figures say about concretes, plants and its own work: for the full door. */
export const cylindersDesk = area()
  .route('/', cylinderReportEngine)
  .route('/', concreteConformityEngine)
  .route('/', nonConformityEngine)
