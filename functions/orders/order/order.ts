import { type OrderListRow, ordersOfDay } from '~/db/orders/order-rows'
import { Id } from '~/domain/kit/shape'
import { UpdateCylinderTest } from '~/domain/orders/cylinder-test'
import { ChangedOrder, NewOrder } from '~/domain/orders/order'
import { CancelOrder, ChangeProject, HoldOrder, ReleaseOrder, UpdateCoordinates } from '~/domain/orders/order-actions'
import { OrdersOfDay, ReleaseQuery } from '~/domain/orders/order-queries'
import { cancelOrder } from '~/workflows/orders/cancel-order'
import { changeProject } from '~/workflows/orders/change-order-project'
import { holdOrder } from '~/workflows/orders/hold-order'
import { movePin } from '~/workflows/orders/move-order-pin'
import { releaseOrder } from '~/workflows/orders/release-order'
import { saveOrder } from '~/workflows/orders/save-order'
import { setCylinderTest } from '~/workflows/orders/set-cylinder-test'
import { area, may } from '../../kit/area'
import { personOf, sqlOf } from '../../kit/context'
import { tagged } from '../../kit/tag'
import { body, param, query } from '../../kit/valid'
import { write } from '../../kit/write'

export type OrderList = { rows: OrderListRow[]; total: number }

export const orderRoutes = area()
  .post('/order', may('POST /order', 'once'), body(NewOrder), async c =>
    c.json(await write(c, work => saveOrder(work, c.req.valid('json')))),
  )
  .put('/order', may('PUT /order'), body(ChangedOrder), async c => {
    const { id, version, loweredBy, promise, ...fields } = c.req.valid('json')
    return c.json(await write(c, work => saveOrder(work, fields, { id, version, loweredBy, promise })))
  })
  .get('/order/all', may('GET /order/all'), query(OrdersOfDay), async c => {
    const { orderDate, regionIds } = c.req.valid('query')
    const rows = regionIds?.length ? await ordersOfDay(sqlOf(c), personOf(c), orderDate, regionIds) : []
    const list: OrderList = { rows, total: rows.length }
    return tagged(c, list)
  })
  // Nothing is kept between reads, so the next one is fresh anyway; the call stands for those who ask for it.
  .delete('/order/all/evict', may('DELETE /order/all/evict'), c => c.json({ evicted: true }))
  .put('/order/update-cylinder-test', may('PUT /order/update-cylinder-test'), body(UpdateCylinderTest), async c =>
    c.json(await write(c, work => setCylinderTest(work, c.req.valid('json')))),
  )
  .put('/order/update-coordinates', may('PUT /order/update-coordinates'), body(UpdateCoordinates), async c =>
    c.json(await write(c, work => movePin(work, c.req.valid('json')))),
  )
  .post('/order/:id/updateProject', may('POST /order/:id/updateProject'), param(Id), body(ChangeProject), async c =>
    c.json(await write(c, work => changeProject(work, c.req.valid('param').id, c.req.valid('json')))),
  )
  .post('/order/:id/hold', may('POST /order/:id/hold'), param(Id), body(HoldOrder), async c =>
    c.json(await write(c, work => holdOrder(work, c.req.valid('param').id, c.req.valid('json')))),
  )
  .post('/order/:id/cancel', may('POST /order/:id/cancel'), param(Id), body(CancelOrder), async c =>
    c.json(await write(c, work => cancelOrder(work, c.req.valid('param').id, c.req.valid('json')))),
  )
  .post(
    '/order/:id/release',
    may('POST /order/:id/release'),
    param(Id),
    query(ReleaseQuery),
    body(ReleaseOrder),
    async c => {
      const { isMergeOrder } = c.req.valid('query')
      const { id } = c.req.valid('param')
      return c.json(await write(c, work => releaseOrder(work, id, c.req.valid('json'), isMergeOrder)))
    },
  )
