import { daySummaries, orderTraces } from '~/db/support/order-trace'
import { DaySearch, OrderSearch } from '~/domain/support/search'
import { area, may } from '../kit/area'
import { query } from '../kit/valid'
import { seen } from './seen'

/** Orders from booking to invoice; each look leaves its line. */
export const orderTraceRoutes = area()
  .get('/support/order/all', may('GET /support/order/all'), query(OrderSearch), async c =>
    c.json(await seen(c, c.req.valid('query'), sql => orderTraces(sql, c.req.valid('query')))),
  )
  .get('/support/v2/orders', may('GET /support/v2/orders'), query(OrderSearch), async c =>
    c.json(await seen(c, c.req.valid('query'), sql => orderTraces(sql, c.req.valid('query')))),
  )
  .get('/support/ordersummary/all', may('GET /support/ordersummary/all'), query(DaySearch), async c =>
    c.json(await seen(c, c.req.valid('query'), sql => daySummaries(sql, c.req.valid('query')))),
  )
