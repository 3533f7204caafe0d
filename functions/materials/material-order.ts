import { getSeenMaterialOrder, materialOrderPage } from '~/db/materials/material-order'
import { siloCovers } from '~/db/materials/silo-cover'
import { Id } from '~/domain/kit/shape'
import {
  MaterialOrderCreate,
  MaterialOrderList,
  MaterialOrderPlace,
  MaterialOrderRevoke,
  MaterialOrderSplit,
  MaterialOrderUpdate,
  OPEN_STATUSES,
  ORDER_STATUSES,
  STATUS_NAMES,
  SuggestedAsk,
} from '~/domain/materials/material-order'
import { MaterialOrderReceive } from '~/domain/materials/receipt'
import {
  changeMaterialOrder,
  createMaterialOrder,
  placeMaterialOrder,
  receiveMaterialOrder,
  revokeMaterialOrder,
  splitMaterialOrder,
} from '~/workflows/materials/material-order'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const materialOrderRoutes = area()
  .get('/material-order/list', may('GET /material-order/list'), query(MaterialOrderList), async c =>
    c.json(await materialOrderPage(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get('/material-order/search', may('GET /material-order/search'), query(MaterialOrderList), async c =>
    c.json(await materialOrderPage(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get('/material-order/working-list', may('GET /material-order/working-list'), query(MaterialOrderList), async c =>
    c.json(await materialOrderPage(sqlOf(c), personOf(c), { ...c.req.valid('query'), statuses: OPEN_STATUSES })),
  )
  .get(
    '/material-order/expected-incoming',
    may('GET /material-order/expected-incoming'),
    query(MaterialOrderList),
    async c =>
      c.json(await materialOrderPage(sqlOf(c), personOf(c), { ...c.req.valid('query'), statuses: ['placed'] })),
  )
  .get('/material-order/suggested', may('GET /material-order/suggested'), query(SuggestedAsk), async c => {
    const { until, rows } = await siloCovers(sqlOf(c), personOf(c), c.req.valid('query').plantId, c.var.now)
    const due = rows.filter(row => row.suggestedKg !== null)
    const suggested = due
      .map(({ demand: _hours, ...row }) => row)
      .sort((a, b) => a.neededAt.getTime() - b.neededAt.getTime())
    return c.json({ until, rows: suggested, total: suggested.length })
  })
  .get('/material-order/order-status', may('GET /material-order/order-status'), c =>
    c.json({
      rows: ORDER_STATUSES.map(status => ({ status, name: STATUS_NAMES[status]() })),
      total: ORDER_STATUSES.length,
    }),
  )
  .get('/material-order/:id', may('GET /material-order/:id'), param(Id), async c =>
    c.json(await getSeenMaterialOrder(sqlOf(c), personOf(c), c.req.valid('param').id)),
  )

export const materialOrderActRoutes = area()
  .post('/material-order', may('POST /material-order', 'once'), body(MaterialOrderCreate), async c =>
    c.json(await write(c, work => createMaterialOrder(work, c.req.valid('json')))),
  )
  .put('/material-order/:id', may('PUT /material-order/:id'), param(Id), body(MaterialOrderUpdate), async c => {
    const { version, ...fields } = c.req.valid('json')
    return c.json(await write(c, work => changeMaterialOrder(work, c.req.valid('param').id, version, fields)))
  })
  .post(
    '/material-order/:id/place',
    may('POST /material-order/:id/place', 'once'),
    param(Id),
    body(MaterialOrderPlace),
    async c => {
      const { version } = c.req.valid('json')
      return c.json(await write(c, work => placeMaterialOrder(work, c.req.valid('param').id, version)))
    },
  )
  .post(
    '/material-order/:id/split',
    may('POST /material-order/:id/split', 'once'),
    param(Id),
    body(MaterialOrderSplit),
    async c => {
      const { id } = c.req.valid('param')
      const { rows, warnings } = await write(c, work => splitMaterialOrder(work, id, c.req.valid('json')))
      return c.json({ rows, total: rows.length, warnings })
    },
  )
  .post(
    '/material-order/:id/revoke',
    may('POST /material-order/:id/revoke', 'once'),
    param(Id),
    body(MaterialOrderRevoke),
    async c => {
      return c.json(await write(c, work => revokeMaterialOrder(work, c.req.valid('param').id, c.req.valid('json'))))
    },
  )
  .post(
    '/material-order/:id/confirm-received',
    may('POST /material-order/:id/confirm-received', 'once'),
    param(Id),
    body(MaterialOrderReceive),
    async c => c.json(await write(c, work => receiveMaterialOrder(work, c.req.valid('param').id, c.req.valid('json')))),
  )
