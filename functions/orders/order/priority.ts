import { PrioritySave } from '~/domain/orders/order-priority'
import { setPriorities } from '~/workflows/orders/set-order-priority'
import { area, may } from '../../kit/area'
import { body } from '../../kit/valid'
import { write } from '../../kit/write'

export const orderPriorityRoutes = area().put(
  '/order-plan/priority',
  may('PUT /order-plan/priority'),
  body(PrioritySave),
  async c => {
    const rows = await write(c, work => setPriorities(work, c.req.valid('json')))
    return c.json({ rows })
  },
)
