import { area } from '../kit/area'
import { auditRoutes } from './audit'
import { businessSettingRoutes } from './business-setting'
import { demoRoutes } from './demo'
import { driverPasswordRoutes } from './driver-password'
import { erasureRoutes } from './erasure'
import { freshProofRoutes } from './fresh-proof'
import { listExportRoutes } from './list-export'
import { machineKeyRoutes } from './machine-key'
import { masterRoutes } from './master'
import { notificationRoutes } from './notification'
import { passkeyRoutes } from './passkey'
import { portalUserRoutes } from './portal-user'
import { recordWatchRoutes } from './record-watch'
import { savedViewRoutes } from './saved-view'
import { secondFactorRoutes } from './second-factor'
import { sessionRoutes } from './session'
import { singleSignOnRoutes } from './single-sign-on'
import { userRoutes, userWriteRoutes } from './user'
import { waitingRoutes } from './waiting'

export const usersApi = area()
  .route('/', sessionRoutes)
  .route('/', waitingRoutes)
  .route('/', savedViewRoutes)
  .route('/', listExportRoutes)
  .route('/', notificationRoutes)
  .route('/', recordWatchRoutes)
  .route('/', machineKeyRoutes)
  .route('/', masterRoutes)
  .route('/', businessSettingRoutes)
  .route('/', erasureRoutes)
  .route('/', demoRoutes)
  .route('/', auditRoutes)
  .route('/', driverPasswordRoutes)
  .route('/', secondFactorRoutes)
  .route('/', freshProofRoutes)
  .route('/', passkeyRoutes)
  .route('/', singleSignOnRoutes)
  .route('/', portalUserRoutes)
  .route('/', userRoutes)
  .route('/', userWriteRoutes)
