import { getSeenByNumber } from '~/db/deliveries/delivery-order'
import { emodificationsOf } from '~/db/deliveries/emodification'
import { auditTrail } from '~/db/kit/trail'
import { materialsWithResults } from '~/db/rawtests/test-info'
import { searchEverything } from '~/db/reports/search'
import { daySummaries, orderTraces } from '~/db/support/order-trace'
import { trailOf } from '~/db/support/trail'
import { type Page, Paging } from '~/domain/kit/page'
import {
  CylinderLook,
  OfDoNumber,
  OneRecord,
  OrderSearch,
  RECORD_CALLS,
  SupportSearch,
  VIEW_OF,
} from '~/domain/support/look-up'
import { type TrailRow, TrailSearch } from '~/domain/support/trail'
import { noteLook, noteLookAtLoad } from '~/workflows/kit/note-look'
import { area, may } from '../kit/area'
import type { Ctx } from '../kit/context'
import { body, query } from '../kit/valid'
import { write } from '../kit/write'
import { look } from './look'

/** What support looks up across the areas; each look leaves its line. */
export const lookUpRoutes = area()
  .post('/support/doSearch', may('POST /support/doSearch'), body(SupportSearch), async c => {
    const { keyword } = c.req.valid('json')
    const rows = await seen(c, { keyword }, sql => searchEverything(sql, keyword))
    return c.json({ rows, total: rows.length })
  })
  .get('/support/fetchData', may('GET /support/fetchData'), query(OneRecord), async c => {
    const { type, id } = c.req.valid('query')
    const [path = '', search] = RECORD_CALLS[type].replace(':id', encodeURIComponent(id)).split('?')
    return look(c, { method: 'GET', path, search: search ? `?${search}` : '' })
  })
  .get('/support/search/invoiceDraft', may('GET /support/search/invoiceDraft'), query(Paging), async c =>
    look(c, { method: 'POST', path: '/invoice-draft/list', body: JSON.stringify(c.req.valid('query')) }),
  )
  .get(
    '/support/v2/cylinderTest/cylinder-test',
    may('GET /support/v2/cylinderTest/cylinder-test'),
    query(CylinderLook),
    async c => {
      const { fromDate, toDate, testType, ticketNo, status, limit, offset } = c.req.valid('query')
      const asked = { from: fromDate, to: toDate, view: testType && VIEW_OF[testType], keyword: ticketNo, status }
      const given = Object.entries({ ...asked, limit, offset }).filter(([, value]) => value !== undefined)
      const search = `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
      return look(c, { method: 'GET', path: '/cylinder-test/get-all-cylinder-test', search })
    },
  )
  .get('/support/order/all', may('GET /support/order/all'), query(OrderSearch), async c =>
    c.json(await seen(c, c.req.valid('query'), sql => orderTraces(sql, c.req.valid('query')))),
  )
  .get('/support/v2/orders', may('GET /support/v2/orders'), query(OrderSearch), async c =>
    c.json(await seen(c, c.req.valid('query'), sql => orderTraces(sql, c.req.valid('query')))),
  )
  .get('/support/ordersummary/all', may('GET /support/ordersummary/all'), query(OrderSearch), async c =>
    c.json(await seen(c, c.req.valid('query'), sql => daySummaries(sql, c.req.valid('query')))),
  )
  .get('/support/trail', may('GET /support/trail'), query(TrailSearch), async c => {
    const page: Page<TrailRow> = await seen(c, c.req.valid('query'), sql => trailOf(sql, c.req.valid('query')))
    return c.json(page)
  })
  .get('/support/v2/deliveryOrderAudit', may('GET /support/v2/deliveryOrderAudit'), query(OfDoNumber), async c => {
    const { doNumber } = c.req.valid('query')
    const found = await write(c, async work => {
      const load = await getSeenByNumber(work.sql, work.by, doNumber)
      await noteLookAtLoad(work, load.id, { call: 'deliveryOrderAudit', doNumber })
      const changes = await emodificationsOf(work.sql, load.id)
      const subjectId = [load.id, ...changes.map(({ id }) => id)]
      return auditTrail(work.sql, { subjectId }, { limit: 200, offset: 0 })
    })
    return c.json(found)
  })
  .get(
    '/matiralestingsupport/material-with-result-exist',
    may('GET /matiralestingsupport/material-with-result-exist'),
    async c => {
      const rows = await seen(c, {}, materialsWithResults)
      return c.json({ rows, total: rows.length })
    },
  )

/** Reads in the transaction that writes down what was asked. */
async function seen<T>(c: Ctx, asked: object, read: (sql: Parameters<typeof materialsWithResults>[0]) => Promise<T>) {
  return write(c, async work => {
    await noteLook(work, { call: c.var.call, ...asked })
    return read(work.sql)
  })
}
