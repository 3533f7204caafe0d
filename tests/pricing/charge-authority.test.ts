import { beforeAll, describe, expect, test } from 'vitest'
import { termsFor } from '~/db/pricing/terms'
import { termOn } from '~/domain/pricing/terms'
import { givenService, givenSubProduct } from '../kit/given/catalog'
import { givenRegion, givenSite } from '../kit/given/customers'
import { approvePrice } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

let portal: House
beforeAll(async () => {
  portal = await house({ now: '2026-11-22T02:00:00.000Z' })
})

const DAY = '2026-11-22'

/** A site with a charge of its region, at 5 after 60 free. */
async function ground() {
  const { customer, project, regionId } = await givenSite(portal)
  const made = await givenSubProduct(portal, { freeAllowance: '60', prices: [{ regionId, unitPrice: '5' }] })
  const item = { kind: 'sub_product' as const, id: made.id }
  const parties = { regionId, customerId: customer.id, projectId: project.id }
  const price = async (day = DAY) => termOn(await termsFor(portal.db.sql, parties, [day]), item, day)?.unitPrice
  const save = (more: object, as = 'sales_manager') =>
    portal.as(as).post('/commercial-term', {
      ...{ itemId: made.id, projectId: project.id, fromDate: DAY, freeAllowance: '60', ...more },
    })
  return { made, project, customer, regionId, price, save }
}

const open = async (id: string, as = 'ceo') => (await portal.as(as).get(`/price-approval/${id}`)).body
const decide = (as: string, { id, version }: { id: string; version: number }, approve: boolean) =>
  portal.as(as).post(`/price-approval/${id}/decide`, { version, approve, reason: approve ? null : 'Not agreed' })

describe('a price of a charge far below the present one', () => {
  test('is not in force before somebody else approved it, who sees how far it goes; what held goes on', async () => {
    const { made, project, price, save } = await ground()
    for (const maker of ['sales_admin', 'sales_manager', 'finance_hod', 'admin']) {
      const { status, body } = await save({ unitPrice: '0.01', reason: 'Repeat customer' }, maker)
      expect([status, body.id]).toEqual([200, null])
      expect(body.approval.message).toContain('99.8 % below the present price')
      expect(await price()).toBe('5.0000')
      if (maker !== 'sales_admin') expect((await decide(maker, body.approval, true)).status).toBe(409)
    }
    const { body } = await save({ unitPrice: '0.01', reason: 'Repeat customer' })
    expect(await open(body.approval.id)).toMatchObject({
      kind: 'term',
      label: `${made.name} for ${project.projectName} from 22/11/2026`,
      reason: 'Repeat customer',
      why: null,
      lines: [
        { what: made.name, unitPrice: '0.0100', listPrice: '5.0000', belowListPercent: '99.80', marginPercent: null },
      ],
    })
    expect((await decide('ceo', body.approval, true)).body.status).toBe('approved')
    expect(await price()).toBe('0.0100')
  })

  test('that is rejected never comes into force; within the authority it is set alone', async () => {
    const { price, save } = await ground()
    const { body } = await save({ unitPrice: '1' })
    expect((await decide('ceo', body.approval, false)).body.status).toBe('rejected')
    expect(await price()).toBe('5.0000')
    expect((await save({ unitPrice: '4.75' })).body).toMatchObject({ approval: null, unitPrice: '4.7500' })
    expect(await price()).toBe('4.7500')
  })

  test('that is approved late starts on that day, and not at all when its days have passed', async () => {
    const { price, save } = await ground()
    const { body } = await save({ unitPrice: '1' })
    const { body: short } = await (await ground()).save({ unitPrice: '1', toDate: '2026-11-23' })
    portal.clock.at = new Date('2026-11-25T02:00:00.000Z')
    await approvePrice(portal, body)
    expect([await price('2026-11-24'), await price('2026-11-25')]).toEqual(['5.0000', '1.0000'])
    expect((await decide('ceo', short.approval, true)).body.detail).toContain('have passed')
    portal.clock.at = new Date('2026-11-22T02:00:00.000Z')
  })

  test('more free time, a lower minimum and an earlier end are lower prices too', async () => {
    const { customer, project, save, price, made } = await ground()
    expect((await save({ unitPrice: '5', freeAllowance: '600' })).body.approval).not.toBeNull()
    await save({ unitPrice: '9', minimum: '10', projectId: undefined, customerId: customer.id })
    const { body: dear } = await save({ unitPrice: '9', minimum: '10' })
    expect(dear).toMatchObject({ approval: null, projectId: project.id })
    expect(await price()).toBe('9.0000')
    expect((await save({ unitPrice: '12', fromDate: '2026-12-01' })).body.approval.message).toContain('minimum 0')
    const { body: premium } = await save({ unitPrice: '12', minimum: '10', fromDate: '2026-12-01' })
    const put = await portal.as('sales_manager').put('/commercial-term', {
      ...{ id: premium.id, version: 1, itemId: made.id, projectId: project.id, freeAllowance: '60' },
      ...{ unitPrice: '12', minimum: '10', fromDate: '2026-12-01', toDate: '2026-12-02' },
    })
    expect(put.body.approval.message).toContain('25.0 % below the present price')
    expect(await price('2026-12-03')).toBe('12.0000')
    const gone = await portal.as('sales_manager').delete(`/commercial-term/${premium.id}?version=1`)
    expect(gone.body).toMatchObject({ removed: false, approval: { message: expect.any(String) } })
    expect(await price('2026-12-03')).toBe('12.0000')
    await approvePrice(portal, gone.body)
    expect(await price('2026-12-03')).toBe('9.0000')
  })
})

describe('the prices by region of an entry', () => {
  test('that has none yet come with a second person, and so does a region that no longer pays', async () => {
    const { id: regionId } = await givenRegion(portal)
    const values = { name: 'Night watch', serviceGroup: 'Testing', unit: 'visit', serviceCode: 'NW-1' }
    const prices = [{ regionId, unitPrice: '80' }]
    const shown = async () => (await portal.as('ceo').get('/service/list?keyword=NW-1')).body.rows[0]
    const { body: made } = await portal.as('admin').post('/service', { ...values, prices })
    expect(made).toMatchObject({ version: 1, approval: { message: expect.any(String) } })
    expect((await shown()).prices).toEqual([])
    expect((await decide('admin', made.approval, true)).status).toBe(409)
    await approvePrice(portal, made)
    expect((await shown()).prices).toMatchObject([{ unitPrice: '80.0000' }])
    const { body: off } = await portal
      .as('admin')
      .put('/service', { ...values, serviceId: made.id, version: 1, prices: [] })
    expect(off.approval.message).toContain('100.0 % below the present price')
    expect((await shown()).prices).toMatchObject([{ unitPrice: '80.0000' }])
  })

  test('a change that only renames leaves an open question alone', async () => {
    const { id: regionId } = await givenRegion(portal)
    const item = await givenService(portal, { prices: [{ regionId, unitPrice: '80' }] })
    const put = (version: number, name: string, unitPrice: string) =>
      portal.as('sales_manager').put('/service', {
        ...{ serviceId: item.id, version, name, unit: item.unit, serviceGroup: item.serviceGroup },
        ...{ serviceCode: item.serviceCode, prices: [{ regionId, unitPrice }] },
      })
    const { body: asked } = await put(1, 'Sampling', '1')
    expect((await put(2, 'Sampling on site', '80')).body).toMatchObject({ approval: null, version: 3 })
    expect(await open(asked.approval.id)).toMatchObject({ status: 'pending', why: null })
    await approvePrice(portal, asked)
    expect((await portal.as('ceo').get(`/service/list?keyword=${item.serviceCode}`)).body.rows).toMatchObject([
      { name: 'Sampling on site', prices: [{ unitPrice: '1.0000' }] },
    ])
    expect(portal.defects).toEqual([])
  })
})
