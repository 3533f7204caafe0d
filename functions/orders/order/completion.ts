import { Id } from '~/domain/kit/shape'
import { CompleteOrder, OrderBalance, UncompleteOrder, UndoCut } from '~/domain/orders/order-actions'
import { completeMerged, completeOrder, uncompleteMerged, uncompleteOrder } from '~/workflows/orders/complete-order'
import { orderBalance } from '~/workflows/orders/order-balance'
import { undoCut } from '~/workflows/orders/undo-order-cut'
import { area, may } from '../../kit/area'
import { body, param } from '../../kit/valid'
import { write } from '../../kit/write'

export const orderCompletionRoutes = area()
  .post('/order/:id/balance', may('POST /order/:id/balance', 'once'), param(Id), body(OrderBalance), async c =>
    c.json(await write(c, work => orderBalance(work, c.req.valid('param').id, c.req.valid('json')))),
  )
  .post('/order/:id/undo-cut', may('POST /order/:id/undo-cut'), param(Id), body(UndoCut), async c =>
    c.json(await write(c, work => undoCut(work, c.req.valid('param').id, c.req.valid('json')))),
  )
  .put('/order/complete-order/:id', may('PUT /order/complete-order/:id'), param(Id), body(CompleteOrder), async c =>
    c.json(await write(c, work => completeOrder(work, c.req.valid('param').id, c.req.valid('json')))),
  )
  .put(
    '/order/uncomplete-order/:id',
    may('PUT /order/uncomplete-order/:id'),
    param(Id),
    body(UncompleteOrder),
    async c => c.json(await write(c, work => uncompleteOrder(work, c.req.valid('param').id, c.req.valid('json')))),
  )
  .put(
    '/order/complete-merge-order/:id',
    may('PUT /order/complete-merge-order/:id'),
    param(Id),
    body(CompleteOrder),
    async c => c.json(await write(c, work => completeMerged(work, c.req.valid('param').id, c.req.valid('json')))),
  )
  .put(
    '/order/uncomplete-merge-order/:id',
    may('PUT /order/uncomplete-merge-order/:id'),
    param(Id),
    body(UncompleteOrder),
    async c => c.json(await write(c, work => uncompleteMerged(work, c.req.valid('param').id, c.req.valid('json')))),
  )
