import { area } from '../kit/area'
import { nounsOf } from '../kit/noun-routes'
import { capacityRoutes } from './capacity-profile'
import { missingInfoRoutes } from './missing-info'
import { orderAuditRoutes } from './order/audit'
import { orderChoiceRoutes } from './order/choices'
import { orderCompletionRoutes } from './order/completion'
import { orderDetailRoutes } from './order/detail'
import { orderRoutes } from './order/order'
import { orderPriorityRoutes } from './order/priority'
import { orderSettingRoutes } from './order/setting'
import { orderTimeRoutes } from './order/time'
import { orderVolumeRoutes } from './order/volume'
import { payableAmountRoutes } from './payable-amount'
import { technicianRoutes } from './technician'

/** Statics first: `/order/:id` stands last, because everything else under /order is a word. */
export const ordersApi = area()
  .route('/', orderRoutes)
  .route('/', orderChoiceRoutes)
  .route('/', orderCompletionRoutes)
  .route('/', orderTimeRoutes)
  .route('/', orderVolumeRoutes)
  .route('/', orderAuditRoutes)
  .route('/', orderSettingRoutes)
  .route('/', missingInfoRoutes)
  .route('/', payableAmountRoutes)
  .route('/', capacityRoutes)
  .route('/', nounsOf('orders'))
  .route('/', technicianRoutes)
  .route('/', orderPriorityRoutes)
  .route('/', orderDetailRoutes)
