import { expect, test } from 'vitest'
import { givenRegion } from '../kit/given/customers'
import { approvePrice } from '../kit/given/pricing'
import { givenQuotes } from '../kit/given/quotes'
import { house } from '../kit/house'

test('the target margin of a region is set once, changed from its version, and read by the sales roles', async () => {
  const portal = await house()
  const { id: regionId } = await givenRegion(portal)
  const save = (as: string, more: object) => portal.as(as).post('/pricing/margin-contribution', { regionId, ...more })
  expect((await save('salesperson', { targetPercent: '14' })).status).toBe(403)
  expect((await save('ceo', { targetPercent: '14' })).body.version).toBe(1)
  expect((await save('ceo', { targetPercent: '15' })).status).toBe(409)
  expect((await save('ceo', { targetPercent: '15', version: 1 })).body.version).toBe(2)
  for (const targetPercent of ['-1', '100', '', 'x'])
    expect((await save('ceo', { targetPercent, version: 2 })).status).toBe(422)
  const { body } = await portal.as('salesperson').get('/pricing/margin-contribution')
  expect(body.rows).toMatchObject([{ regionId, targetPercent: '15.0000' }])
  expect((await portal.as('finance_ar').get(`/pricing/margin-contribution-by-region/${regionId}`)).body.version).toBe(2)
  expect(
    (await portal.as('admin').get('/pricing/margin-contribution-by-region/0199aaaa-0000-7000-8000-000000000001'))
      .status,
  ).toBe(404)
  expect((await portal.as('dispatcher').get('/pricing/margin-contribution')).status).toBe(403)
  expect(portal.defects).toEqual([])
})

test('nobody lowers the target alone, so that a quote that is red stays one for the CEO', async () => {
  const portal = await house()
  const { site, create, move } = await givenQuotes(portal)
  const { regionId } = site
  const target = async () => (await portal.as('ceo').get(`/pricing/margin-contribution-by-region/${regionId}`)).body
  const save = async (as: string, targetPercent: string, version?: number) =>
    portal
      .as(as)
      .post('/pricing/margin-contribution', { regionId, targetPercent, version: version ?? (await target()).version })
  const quote = await create('106', {}, 'Matches another offer')
  const { body: submitted } = await move('salesperson', quote, 'submitted')
  const approve = () => move('sales_manager', submitted, 'approved')
  expect(await approve()).toMatchObject({ status: 409, body: { facts: { rule: 'margin' } } })
  for (const role of ['sales_manager', 'finance_hod', 'admin', 'ceo']) {
    const { status, body } = await save(role, '5')
    expect([status, body], role).toMatchObject([200, { targetPercent: '14.0000', approval: {} }])
    expect(body.approval.message).toContain(`Target margin of ${(await target()).regionName} 5 %`)
    expect(body.approval.message).toContain('64.3 % below the present target')
    const own = { version: body.approval.version, approve: true }
    expect((await portal.as(role).post(`/price-approval/${body.approval.id}/decide`, own)).status, role).toBe(409)
  }
  expect(await target()).toMatchObject({ targetPercent: '14.0000', version: 1 })
  expect(await approve()).toMatchObject({ status: 409, body: { facts: { rule: 'margin' } } })

  const { body: asked } = await save('sales_manager', '13')
  expect((await save('finance_hod', '15')).body).toMatchObject({ targetPercent: '15.0000', version: 2, approval: null })
  const left = await portal.as('ceo').get(`/price-approval/${asked.approval.id}`)
  expect(left.body.status).toBe('withdrawn')
  const lowered = await save('sales_manager', '12')
  await approvePrice(portal, lowered.body)
  expect(await target()).toMatchObject({ targetPercent: '12.0000', version: 3 })
  expect(portal.defects).toEqual([])
})
