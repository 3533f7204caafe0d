import { beforeAll, describe, expect, test } from 'vitest'
import { noteOnly } from '~/db/kit/audit'
import { auditTrail } from '~/db/kit/trail'
import { priceCategory } from '~/db/pricing/price-category'
import { RIGHTS } from '~/domain/access/rights'
import { newId } from '~/domain/kit/uuid'
import { RECORD_CALLS } from '~/domain/support/search'
import { TRAILS } from '~/domain/support/trail'
import { buildApi } from '~/functions/api'
import { fullDoor } from '~/functions/full-door'
import { routesOf } from '~/functions/kit/openapi'
import type { Parts } from '~/functions/parts'
import { NAMED } from '~/functions/support/named'
import { givenRegion } from '../kit/given/customers'
import { aMaterial } from '../kit/given/materials'
import { house } from '../kit/house'
import { testSettings } from '../kit/settings'

const portal = await house()
const it_support = portal.as('it_support')
const lastLook = async () => (await auditTrail(portal.db.sql, { subject: 'support' }, { limit: 1, offset: 0 })).rows[0]

const served = new Set(
  routesOf(buildApi({ settings: testSettings() } as Parts, fullDoor)).map(
    ({ method, path }) => `${method} ${path.replace(/^\/api/, '').replace(/:\w+(\{[^}]*\})?/g, ':')}`,
  ),
)

test.each(Object.entries(TRAILS))(
  'the trail of %s names its records and finds them by their letters',
  async (of, subjects) => {
    await portal.given(async work => {
      for (const subject of subjects) await noteOnly(work, subject, 'looked at', { what: subject }, newId())
    })
    for (const record of ['', '&record=a']) {
      const { status, body } = await it_support.get(`/support/trail?of=${of}${record}`)
      expect([status, body.detail]).toEqual([200, undefined])
      if (!record)
        expect(body.rows.map((row: { subject: string }) => row.subject)).toEqual(expect.arrayContaining([...subjects]))
    }
  },
)

test('the number of a record finds its lines where people type it', async () => {
  const made = await aMaterial(portal, { name: 'Trail slag' })
  const { body } = await it_support.get(`/support/trail?of=material&keyword=${encodeURIComponent('trail slag')}`)
  expect(body.rows).toMatchObject([{ subject: 'material', record: made.name, action: 'create' }])
  expect((await it_support.get('/support/trail?of=material&keyword=no+such+record')).body.rows).toEqual([])
})

test('who changed a price is in the trail of prices, with what was before and after', async () => {
  const { id: regionId } = await givenRegion(portal)
  await portal.given(async work => {
    const of = {
      regionId,
      categoryName: 'Builders',
      priceCategoryType: 'discount',
      versionNo: 1,
      fromDate: '2026-11-01',
    }
    await priceCategory.move(work, await priceCategory.insert(work, of), { toDate: '2026-11-30' }, 'end')
  })
  const { body } = await it_support.get('/support/trail?of=price&keyword=builders')
  expect(body.rows).toMatchObject([
    { subject: 'price_category', record: 'Builders', action: 'end', before: { toDate: null } },
    { action: 'create' },
  ])
})

describe('calls of support', () => {
  const named = Object.entries(NAMED)
  test.each(named)('R-293 %s is answered by a call that stands', (_, target) => {
    expect(served).toContain(target!.split('?')[0]!.replace(/:\w+/g, ':'))
  })

  test.each(named)('%s asks for a right to view', (_, target) => {
    const call = Object.keys(RIGHTS).find(
      one => one.replace(/:\w+/g, ':') === target!.split('?')[0]!.replace(/:\w+/g, ':'),
    ) as keyof typeof RIGHTS
    expect(RIGHTS[call]?.[0]).toBe('view')
  })

  test('R-294 every kind of record that can be fetched has a call that exists', () => {
    for (const path of Object.values(RECORD_CALLS))
      expect(served).toContain(`GET ${path.split('?')[0]!.replace(/:\w+/g, ':')}`)
  })

  test('the lists of testing come through, spelled as they are', async () => {
    const seen = await it_support.get('/matiralestingsupport/supplier/get-all')
    expect(seen.status).toBe(200)
    expect(await lastLook()).toMatchObject({ after: { call: 'GET /raw-material-test/supplier/get-all' } })
    expect((await it_support.post('/matiralestingsupport/list', {})).status).toBe(200)
    expect((await it_support.get('/matiralestingsupport/material-with-result-exist')).body).toMatchObject({ rows: [] })
  })

  test('what a target needs and nobody gave is a 422 that names it', async () => {
    const answer = await it_support.get('/support/v2/invoiceDraftDetails')
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toHaveProperty('invoiceDraftId')
  })
})

describe('looking up', () => {
  beforeAll(async () => {
    await it_support.get('/server-time')
  })

  test('orders, their sums and drafts answer a page, by day and by words', async () => {
    for (const path of ['/support/v2/orders', '/support/order/all', '/support/ordersummary/all'])
      expect((await it_support.get(`${path}?fromDate=2026-11-01&toDate=2026-11-30&keyword=x`)).body).toEqual({
        rows: [],
        total: 0,
      })
    expect((await it_support.get('/support/search/invoiceDraft?limit=5')).status).toBe(200)
    expect((await it_support.get('/support/v2/orders?status=lost')).status).toBe(422)
  })

  test('a search over everything is a look that says what was searched', async () => {
    expect((await it_support.post('/support/doSearch', { keyword: 'W-26' })).body).toEqual({ rows: [], total: 0 })
    expect(await lastLook()).toMatchObject({ after: { call: 'POST /support/doSearch', keyword: 'W-26' } })
    expect((await it_support.post('/support/doSearch', { keyword: 'W' })).status).toBe(422)
  })

  test('R-294 a record that is not there is a 404, a kind that is not known a 422', async () => {
    const id = '01900000-0000-7000-8000-000000000000'
    expect((await it_support.get(`/support/fetchData?type=order&id=${id}`)).status).toBe(404)
    expect((await it_support.get(`/support/fetchData?type=password&id=${id}`)).status).toBe(422)
  })

  test('R-246 nobody else may', async () => {
    for (const role of ['admin', 'dispatcher_manager', 'sales_manager'])
      expect((await portal.as(role).get('/support/v2/orders')).status).toBe(403)
  })
})
