import { Id } from '~/domain/kit/shape'
import { area, may } from '../../kit/area'
import { tagged } from '../../kit/tag'
import { param } from '../../kit/valid'
import { viewOrder } from './view'

export const orderDetailRoutes = area().get('/order/:id', may('GET /order/:id'), param(Id), async c =>
  tagged(c, await viewOrder(c, c.req.valid('param').id)),
)
