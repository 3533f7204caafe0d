import { settingOn } from '~/db/kit/setting'
import { businessDay } from '~/domain/kit/time'
import { ContinuousAssign, StretchLimits } from '~/domain/orders/order-settings'
import { setContinuousAssign, setStretchLimits } from '~/workflows/orders/set-order-settings'
import { area, may } from '../../kit/area'
import { sqlOf } from '../../kit/context'
import { body } from '../../kit/valid'
import { write } from '../../kit/write'

export type OrderConfig = { continuousAssignDeliveryOrder: boolean }

export const orderSettingRoutes = area()
  .get('/order/stretch/limits', may('GET /order/stretch/limits'), async c =>
    c.json(await settingOn(sqlOf(c), 'orders.stretch-limits', businessDay(c.var.now))),
  )
  .put('/order/stretch/limits', may('PUT /order/stretch/limits'), body(StretchLimits), async c =>
    c.json(await write(c, work => setStretchLimits(work, c.req.valid('json')))),
  )
  .get('/order-config', may('GET /order-config'), async c => {
    const on = await settingOn(sqlOf(c), 'orders.continuous-assign', businessDay(c.var.now))
    const config: OrderConfig = { continuousAssignDeliveryOrder: on }
    return c.json(config)
  })
  .put(
    '/order-config/continuous-assign-delivery-order',
    may('PUT /order-config/continuous-assign-delivery-order'),
    body(ContinuousAssign),
    async c => {
      const on = await write(c, work => setContinuousAssign(work, c.req.valid('json')))
      const config: OrderConfig = { continuousAssignDeliveryOrder: on }
      return c.json(config)
    },
  )
