import { materialsWithResults } from '~/db/rawtests/test-info'
import { searchEverything } from '~/db/reports/search'
import { Paging } from '~/domain/kit/page'
import { CylinderLook, OneRecord, RECORD_CALLS, SupportSearch, VIEW_OF } from '~/domain/support/search'
import { area, may } from '../kit/area'
import { body, query } from '../kit/valid'
import { seen } from './seen'
import { look } from './view'

/** What support looks up across the areas; each look leaves its line. */
export const searchRoutes = area()
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
  .get(
    '/matiralestingsupport/material-with-result-exist',
    may('GET /matiralestingsupport/material-with-result-exist'),
    async c => {
      const rows = await seen(c, {}, materialsWithResults)
      return c.json({ rows, total: rows.length })
    },
  )
