import { area } from '../kit/area'
import { cylinderReadRoutes, cylinderWriteRoutes } from './cylinder-test'
import type { cylinderTestFiles } from './cylinder-test.files'
import type { cylinderUploadFiles } from './cylinder-upload.files'
import { cylinderMasterRoutes, plantRecordRoutes } from './masters'
import type { cylinderMethods } from './methods.engine'
import { cylinderReportRoutes } from './reports'

export const cylindersApi = area()
  .route('/', cylinderWriteRoutes)
  .route('/', cylinderReadRoutes)
  .route('/', cylinderMasterRoutes)
  .route('/', plantRecordRoutes)
  .route('/', cylinderReportRoutes)
/** Sending results makes a letter with its paper, which only the full door mounts. */
export type CylindersApi =
  | typeof cylindersApi
  | typeof cylinderTestFiles
  | typeof cylinderUploadFiles
  | typeof cylinderMethods
