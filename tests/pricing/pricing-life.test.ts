import { beforeAll, describe, expect, test } from 'vitest'
import { resolvePrice } from '~/db/pricing/resolve'
import { givenSite } from '../kit/given/customers'
import { givenCostedProduct, givenPriceCategory, givenPriceList, givenProjectPricing } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

let portal: House
let site: Awaited<ReturnType<typeof givenSite>>
let productId: string

/** List 142.50 less 6.00 for Gold is 136.50 over a cost of 100.00, with a target of 14 per cent. */
beforeAll(async () => {
  portal = await house()
  site = await givenSite(portal)
  productId = (await givenCostedProduct(portal, { regionId: site.regionId })).product.id
  await givenPriceList(portal, { regionId: site.regionId, lines: [{ productId, unitPrice: '142.50' }] })
  await givenPriceCategory(portal, {
    regionId: site.regionId,
    customerIds: [site.customer.id],
    discounts: [{ kind: 'amount', value: '6' }],
  })
  await portal
    .as('sales_manager')
    .post('/pricing/margin-contribution', { regionId: site.regionId, targetPercent: '14' })
})

const seller = () => portal.as('salesperson')
const quoteOf = (unitPrice = '136.50', more: object = {}, reason: string | null = null) => ({
  customerId: site.customer.id,
  projectId: site.project.id,
  fromDate: '2026-11-20',
  lines: [{ productId, unitPrice, reason }],
  ...more,
})
const create = async (...of: Parameters<typeof quoteOf>) => (await seller().post('/pricing', quoteOf(...of))).body
const move = (as: string, quote: { id: string; version: number }, status: string, more: object = {}) =>
  portal.as(as).post(`/pricing/${quote.id}/update-status?status=${status}`, { version: quote.version, ...more })
const priceOn = (day: string) =>
  resolvePrice(portal.db.sql, {
    customerId: site.customer.id,
    projectId: site.project.id,
    regionId: site.regionId,
    productId,
    day,
  })

describe('R-150 its life', () => {
  test('somebody else approves, and its prices are the agreed ones from its first day', async () => {
    const made = await create('130.00', {}, 'Volume')
    const submitted = (await move('salesperson', made, 'submitted')).body
    expect(submitted.status).toBe('submitted')
    expect((await move('salesperson', submitted, 'approved')).status).toBe(403)
    const approved = await move('sales_manager', submitted, 'approved')
    expect(approved.body).toMatchObject({ status: 'approved', version: 3 })
    expect(await priceOn('2026-11-20')).toMatchObject({
      unitPrice: '130.0000',
      parts: [{ kind: 'project', reason: 'Volume' }],
    })
    expect(await priceOn('2026-11-19')).toMatchObject({ unitPrice: '136.5000' })
    const again = await move('ceo', submitted, 'approved')
    expect(again.status).toBe(409)
    const { body: trail } = await seller().get(`/pricing/audit?pricingId=${made.id}`)
    expect(trail.rows.map((row: { action: string }) => row.action)).toEqual([
      'approve',
      'submit',
      'change lines',
      'create',
    ])
  })

  test('whoever submitted it does not decide on it', async () => {
    const { body: made } = await portal.as('sales_manager').post('/pricing', quoteOf())
    const submitted = (await move('sales_manager', made, 'submitted')).body
    expect(await move('sales_manager', submitted, 'approved')).toMatchObject({
      status: 409,
      body: { facts: { rule: 'four-eyes' } },
    })
    expect((await portal.as('sales_manager').get(`/pricing/${made.id}`)).body.actions.sort()).toEqual([
      'void',
      'withdraw',
    ])
  })

  test('a line below the target owes a reason; below the lower threshold the CEO decides', async () => {
    const made = await create('113.00')
    const refused = await move('salesperson', made, 'submitted')
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { 'lines.0.reason': [expect.stringContaining('below the target margin')] } },
    })
    const { body: saved } = await seller().put('/pricing', {
      ...quoteOf('113.00', {}, 'First pour'),
      pricingId: made.id,
      version: 1,
    })
    const submitted = (await move('salesperson', saved, 'submitted')).body
    expect(await move('sales_manager', submitted, 'approved')).toMatchObject({
      status: 409,
      body: { facts: { rule: 'margin', mayOverride: ['ceo', 'admin'] } },
    })
    expect((await move('ceo', submitted, 'approved')).body.status).toBe('approved')
  })

  test('a rejection names its reason and goes back to a draft', async () => {
    const submitted = (await move('salesperson', await create(), 'submitted')).body
    expect((await move('sales_manager', submitted, 'rejected')).status).toBe(422)
    const rejected = (await move('sales_manager', submitted, 'rejected', { reason: 'Ask for 138' })).body
    expect(rejected.status).toBe('rejected')
    const { body: saved } = await seller().put('/pricing', {
      ...quoteOf('138', {}, 'As asked'),
      pricingId: rejected.id,
      version: rejected.version,
    })
    expect(saved.status).toBe('draft')
    expect((await move('salesperson', saved, 'submitted')).status).toBe(200)
  })

  test('the next revision replaces the one before and the boundary moves in one go', async () => {
    const first = await create('131.00', {}, 'A')
    const approved = (await move('ceo', (await move('salesperson', first, 'submitted')).body, 'approved')).body
    const next = { fromDate: '2026-12-01', pricingReference: first.pricingReference }
    const { body: second } = await seller().post('/pricing', quoteOf('129.00', next, 'B'))
    expect(second).toMatchObject({ revision: 2, pricingReference: first.pricingReference })
    expect((await seller().post('/pricing', quoteOf('129.00', next, 'B'))).status).toBe(409)
    await move('ceo', (await move('salesperson', second, 'submitted')).body, 'approved')
    expect(await priceOn('2026-11-30')).toMatchObject({ unitPrice: '131.0000' })
    expect(await priceOn('2026-12-01')).toMatchObject({ unitPrice: '129.0000' })
    const { body: before } = await seller().get(`/pricing/${first.id}`)
    expect(before).toMatchObject({ status: 'ended', toDate: '2026-12-01' })
    const { body: ends } = await seller().get(`/pricing/pricing-history-end-date/${first.id}`)
    expect(ends.rows).toMatchObject([{ before: null, after: '2026-12-01' }])
    const { body: versions } = await seller().get(`/pricing/versions?pricingReference=${first.pricingReference}`)
    expect(versions.rows.map((row: { revision: number }) => row.revision)).toEqual([2, 1])
    expect(approved.revision).toBe(1)
  })

  test('a quote for a time in between splits what is agreed', async () => {
    const own = await givenSite(portal, { regionId: site.regionId })
    await givenProjectPricing(portal, { projectId: own.project.id, prices: [{ productId, productPrice: '140' }] })
    const of = { customerId: own.customer.id, projectId: own.project.id, fromDate: '2026-12-01', toDate: '2027-01-01' }
    const { body: made } = await portal.as('sales_admin').post('/pricing', quoteOf('125', of, 'Christmas'))
    await move('ceo', (await move('sales_admin', made, 'submitted')).body, 'approved')
    const on = async (day: string) =>
      resolvePrice(portal.db.sql, {
        customerId: own.customer.id,
        projectId: own.project.id,
        regionId: site.regionId,
        productId,
        day,
      })
    expect(await on('2026-11-30')).toMatchObject({ unitPrice: '140.0000' })
    expect(await on('2026-12-31')).toMatchObject({ unitPrice: '125.0000' })
    expect(await on('2027-01-01')).toMatchObject({ unitPrice: '140.0000' })
  })

  test('one that has begun is ended, one that has not is voided', async () => {
    const begun = (
      await move('ceo', (await move('salesperson', await create('134', {}, 'C'), 'submitted')).body, 'approved')
    ).body
    const avoid = (quote: { id: string; version: number }) =>
      portal.as('ceo').post(`/pricing/${quote.id}/void-pricing`, { version: quote.version, reason: 'Wrong project' })
    expect(await avoid(begun)).toMatchObject({ status: 409, body: { facts: { rule: 'begun' } } })
    expect((await move('ceo', begun, 'ended', { endDate: '2026-11-01' })).status).toBe(422)
    expect((await move('salesperson', begun, 'ended')).status).toBe(403)
    expect((await move('ceo', begun, 'ended', { endDate: '2026-12-15' })).body).toMatchObject({
      status: 'ended',
      toDate: '2026-12-15',
    })
    expect(await priceOn('2026-12-14')).toMatchObject({ unitPrice: '134.0000' })
    expect(await priceOn('2026-12-15')).toMatchObject({ unitPrice: '136.5000' })
    const later = await create('133', { fromDate: '2027-06-01' }, 'D')
    const approved = (await move('ceo', (await move('salesperson', later, 'submitted')).body, 'approved')).body
    expect((await avoid(approved)).body.status).toBe('void')
    expect(await priceOn('2027-06-01')).toMatchObject({ unitPrice: '136.5000' })
  })

  test('R-262 the status travels in the query; several are moved at once with a result each', async () => {
    const [one, two] = [await create(), await create()]
    expect((await portal.as('salesperson').post(`/pricing/${one.id}/update-status`, { version: 1 })).status).toBe(422)
    const { body } = await seller().post('/pricing/update-status?status=submitted', {
      pricings: [
        { pricingId: one.id, version: 1 },
        { pricingId: two.id, version: 9 },
      ],
    })
    expect(body.results).toMatchObject([
      { pricingId: one.id, ok: true, version: 2 },
      { pricingId: two.id, ok: false, message: expect.stringContaining('changed by somebody else') },
    ])
  })

  test('two approvers at once: one wins', async () => {
    const submitted = (await move('salesperson', await create(), 'submitted')).body
    const answers = await Promise.all(
      ['ceo', 'sales_manager', 'finance_hod', 'admin'].map(as => move(as, submitted, 'approved')),
    )
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409, 409, 409])
  })
})

test('nothing of this was a defect', () => expect(portal.defects).toEqual([]))
