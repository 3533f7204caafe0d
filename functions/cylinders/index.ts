import { area } from '../kit/area'
import { conformityMethodRoutes } from './conformity-method'
import { controlMethodRoutes } from './control-method'
import { cylinderReadRoutes, cylinderWriteRoutes } from './cylinder-test'
import type { cylinderTestFiles } from './cylinder-test.files'
import type { cylinderUploadFiles } from './cylinder-upload.files'
import { freshMethodRoutes } from './fresh-method'
import { cylinderMasterRoutes, plantRecordRoutes } from './masters'
import { cylinderReportRoutes } from './reports'
import { specimenMethodRoutes } from './specimen-method'

export const cylindersApi = area()
  .route('/', specimenMethodRoutes)
  .route('/', conformityMethodRoutes)
  .route('/', controlMethodRoutes)
  .route('/', freshMethodRoutes)
  .route('/', cylinderWriteRoutes)
  .route('/', cylinderReadRoutes)
  .route('/', cylinderMasterRoutes)
  .route('/', plantRecordRoutes)
  .route('/', cylinderReportRoutes)
/** Sending results makes a letter with its paper, which only the full door mounts. */
export type CylindersApi = typeof cylindersApi | typeof cylinderTestFiles | typeof cylinderUploadFiles
