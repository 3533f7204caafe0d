import { beforeAll, describe, expect, test } from 'vitest'
import { resolvePrice } from '~/db/pricing/price-question'
import { givenSite } from '../kit/given/customers'
import { givenProjectPricing } from '../kit/given/pricing'
import { givenQuotes } from '../kit/given/quotes'
import { type House, house } from '../kit/house'

let portal: House
let ground: Awaited<ReturnType<typeof givenQuotes>>

beforeAll(async () => {
  portal = await house()
  ground = await givenQuotes(portal)
})

const seller = () => portal.as('salesperson')
const priceOn = (day: string) =>
  resolvePrice(portal.db.sql, {
    customerId: ground.site.customer.id,
    projectId: ground.site.project.id,
    regionId: ground.site.regionId,
    productId: ground.productId,
    day,
  })

describe('R-150 its life', () => {
  test('somebody else approves, and its prices are the agreed ones from its first day', async () => {
    const made = await ground.create('130.00', {}, 'Volume')
    const submitted = (await ground.move('salesperson', made, 'submitted')).body
    expect(submitted.status).toBe('submitted')
    expect((await ground.move('salesperson', submitted, 'approved')).status).toBe(403)
    const approved = await ground.move('sales_manager', submitted, 'approved')
    expect(approved.body).toMatchObject({ status: 'approved', version: 3 })
    expect(await priceOn('2026-11-20')).toMatchObject({
      unitPrice: '130.0000',
      parts: [{ kind: 'project', reason: 'Volume' }],
    })
    expect(await priceOn('2026-11-19')).toMatchObject({ unitPrice: '136.5000' })
    const again = await ground.move('ceo', submitted, 'approved')
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
    const { body: made } = await portal.as('sales_manager').post('/pricing', ground.quoteOf())
    const submitted = (await ground.move('sales_manager', made, 'submitted')).body
    expect(await ground.move('sales_manager', submitted, 'approved')).toMatchObject({
      status: 409,
      body: { facts: { rule: 'four-eyes' } },
    })
    expect((await portal.as('sales_manager').get(`/pricing/${made.id}`)).body.actions.sort()).toEqual([
      'void',
      'withdraw',
    ])
  })

  test('a line below the target owes a reason; below the lower threshold only the CEO can approve', async () => {
    const made = await ground.create('113.00')
    const refused = await ground.move('salesperson', made, 'submitted')
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { 'lines.0.reason': [expect.stringContaining('below the target margin')] } },
    })
    const { body: saved } = await seller().put('/pricing', {
      ...ground.quoteOf('113.00', {}, 'First pour'),
      pricingId: made.id,
      version: 1,
    })
    const submitted = (await ground.move('salesperson', saved, 'submitted')).body
    expect(await ground.move('sales_manager', submitted, 'approved')).toMatchObject({
      status: 409,
      body: { facts: { rule: 'margin', mayOverride: ['ceo', 'admin'] } },
    })
    expect((await ground.move('ceo', submitted, 'approved')).body.status).toBe('approved')
  })

  test('a rejection names its reason and goes back to a draft', async () => {
    const submitted = (await ground.move('salesperson', await ground.create(), 'submitted')).body
    expect((await ground.move('sales_manager', submitted, 'rejected')).status).toBe(422)
    const rejected = (await ground.move('sales_manager', submitted, 'rejected', { reason: 'Ask for 138' })).body
    expect(rejected.status).toBe('rejected')
    // Who sent it reads why beside the decision.
    const { approvals } = (await seller().get(`/pricing/${rejected.id}`)).body
    expect(approvals).toMatchObject([{ decision: 'reject', reason: 'Ask for 138' }])
    const { body: saved } = await seller().put('/pricing', {
      ...ground.quoteOf('138', {}, 'As asked'),
      pricingId: rejected.id,
      version: rejected.version,
    })
    expect(saved.status).toBe('draft')
    expect((await ground.move('salesperson', saved, 'submitted')).status).toBe(200)
  })

  test('the next revision replaces the one before and the boundary moves in one go', async () => {
    const first = await ground.create('131.00', {}, 'A')
    const approved = (await ground.move('ceo', (await ground.move('salesperson', first, 'submitted')).body, 'approved'))
      .body
    const next = { fromDate: '2026-12-01', pricingReference: first.pricingReference }
    const { body: second } = await seller().post('/pricing', ground.quoteOf('129.00', next, 'B'))
    expect(second).toMatchObject({ revision: 2, pricingReference: first.pricingReference })
    expect((await seller().post('/pricing', ground.quoteOf('129.00', next, 'B'))).status).toBe(409)
    await ground.move('ceo', (await ground.move('salesperson', second, 'submitted')).body, 'approved')
    expect(await priceOn('2026-11-30')).toMatchObject({ unitPrice: '131.0000' })
    expect(await priceOn('2026-12-01')).toMatchObject({ unitPrice: '129.0000' })
    const { body: before } = await seller().get(`/pricing/${first.id}`)
    expect(before).toMatchObject({ status: 'ended', toDate: '2026-11-30' })
    const { body: ends } = await seller().get(`/pricing/pricing-history-end-date/${first.id}`)
    expect(ends.rows).toMatchObject([{ before: null, after: '2026-11-30' }])
    const { body: versions } = await seller().get(`/pricing/versions?pricingReference=${first.pricingReference}`)
    expect(versions.rows.map((row: { revision: number }) => row.revision)).toEqual([2, 1])
    expect(approved.revision).toBe(1)
  })

  test('a quote for a time in between splits what is agreed', async () => {
    const own = await givenSite(portal, { regionId: ground.site.regionId })
    await givenProjectPricing(portal, {
      projectId: own.project.id,
      prices: [{ productId: ground.productId, productPrice: '140' }],
    })
    const of = { customerId: own.customer.id, projectId: own.project.id, fromDate: '2026-12-01', toDate: '2026-12-31' }
    const { body: made } = await portal.as('sales_admin').post('/pricing', ground.quoteOf('125', of, 'Christmas'))
    await ground.move('ceo', (await ground.move('sales_admin', made, 'submitted')).body, 'approved')
    const on = async (day: string) =>
      resolvePrice(portal.db.sql, {
        customerId: own.customer.id,
        projectId: own.project.id,
        regionId: ground.site.regionId,
        productId: ground.productId,
        day,
      })
    expect(await on('2026-11-30')).toMatchObject({ unitPrice: '140.0000' })
    expect(await on('2026-12-31')).toMatchObject({ unitPrice: '125.0000' })
    expect(await on('2027-01-01')).toMatchObject({ unitPrice: '140.0000' })
  })

  test('one that has begun is ended, one that has not is voided', async () => {
    const begun = (
      await ground.move(
        'ceo',
        (
          await ground.move('salesperson', await ground.create('134', {}, 'C'), 'submitted')
        ).body,
        'approved',
      )
    ).body
    const avoid = (quote: { id: string; version: number }) =>
      portal.as('ceo').post(`/pricing/${quote.id}/void-pricing`, { version: quote.version, reason: 'Wrong project' })
    expect(await avoid(begun)).toMatchObject({ status: 409, body: { facts: { rule: 'begun' } } })
    expect((await ground.move('ceo', begun, 'ended', { endDate: '2026-11-01' })).status).toBe(422)
    expect((await ground.move('salesperson', begun, 'ended')).status).toBe(403)
    expect((await ground.move('ceo', begun, 'ended', { endDate: '2026-12-15' })).body).toMatchObject({
      status: 'ended',
      toDate: '2026-12-15',
    })
    expect(await priceOn('2026-12-15')).toMatchObject({ unitPrice: '134.0000' })
    expect(await priceOn('2026-12-16')).toMatchObject({ unitPrice: '136.5000' })
    const later = await ground.create('133', { fromDate: '2027-06-01' }, 'D')
    const approved = (await ground.move('ceo', (await ground.move('salesperson', later, 'submitted')).body, 'approved'))
      .body
    expect((await avoid(approved)).body.status).toBe('void')
    expect(await priceOn('2027-06-01')).toMatchObject({ unitPrice: '136.5000' })
  })

  test('R-262 the status travels in the query; several are moved at once with a result each', async () => {
    const [one, two] = [await ground.create(), await ground.create()]
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
    const submitted = (await ground.move('salesperson', await ground.create(), 'submitted')).body
    const answers = await Promise.all(
      ['ceo', 'sales_manager', 'finance_hod', 'admin'].map(as => ground.move(as, submitted, 'approved')),
    )
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409, 409, 409])
  })
})

test('nothing of this was a defect', () => expect(portal.defects).toEqual([]))
