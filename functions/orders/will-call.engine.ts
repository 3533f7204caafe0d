import { type WillCallRow, willCalls } from '~/db/orders/will-call'
import { Id } from '~/domain/kit/shape'
import { ConfirmCall } from '~/domain/orders/will-call'
import { type CalledOrder, confirmWillCall } from '~/workflows/orders/confirm-will-call'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param } from '../kit/valid'
import { write } from '../kit/write'

/** Orders whose sites have to call before they are loaded. */
export const willCallEngine = area()
  .get('/order/will-call', may('GET /order/will-call'), async c => {
    const rows: WillCallRow[] = await willCalls(sqlOf(c), personOf(c), c.var.now)
    return c.json({ rows, total: rows.length })
  })
  .post('/order/:id/call', may('POST /order/:id/call'), param(Id), body(ConfirmCall), async c => {
    const called: CalledOrder = await write(c, work =>
      confirmWillCall(work, c.req.valid('param').id, c.req.valid('json')),
    )
    return c.json(called)
  })
