import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { billTerms } from '~/db/billing/bill-terms'
import { customerCategory } from '~/db/pricing/customer-category'
import { commercialTerm, termsFor } from '~/db/pricing/terms'
import type { LoadFacts } from '~/domain/billing/load-facts'
import { type TermLevel, termOn } from '~/domain/pricing/terms'
import { givenAssociateProduct, givenSubProduct } from '../kit/given/catalog'
import { givenRegion, givenSite } from '../kit/given/customers'
import { approvePrice } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

let portal: House
beforeAll(async () => {
  portal = await house({ now: '2026-11-22T02:00:00.000Z' })
})

describe('the price of a region', () => {
  const NIGHT = {
    name: 'After hours',
    subProductGroup: 'Plant',
    subProductType: 'surcharge',
    trigger: 'after_hours',
    unit: 'm³',
  }
  const night = async (unitPrice: string) => {
    const { id: regionId } = await givenRegion(portal)
    const subProductCode = `N-${regionId.slice(-6)}`
    const { id } = await givenSubProduct(portal, { ...NIGHT, subProductCode, prices: [{ regionId, unitPrice }] })
    let version = 1
    const save = async (price: string | null, more: object = {}) => {
      const prices = price === null ? [] : [{ regionId, unitPrice: price }]
      const answer = await portal
        .as('sales_manager')
        .put('/sub-product', { ...NIGHT, subProductCode, subProductId: id, version, prices, ...more })
      if (answer.status === 200) version++
      await approvePrice(portal, answer.body)
      return answer
    }
    const on = async (day: string) =>
      termOn(await termsFor(portal.db.sql, { regionId }, [day]), { kind: 'sub_product', id }, day)
    const shown = async () =>
      (await portal.as('salesperson').get(`/sub-product/list?keyword=${subProductCode}`)).body.rows[0]
    return { id, regionId, save, on, shown }
  }

  test('changed today leaves the loads of earlier days the price of their day', async () => {
    const { save, on } = await night('9')
    expect((await save('15')).status).toBe(200)
    expect(await on('2026-11-21')).toMatchObject({ unitPrice: '9.0000' })
    expect(await on('2026-11-22')).toMatchObject({ unitPrice: '15.0000' })
  })

  test('is announced for a day to come and never for one that is past', async () => {
    const { save, on, shown } = await night('9')
    expect((await save('11', { fromDate: '2026-12-01' })).status).toBe(200)
    expect((await shown()).prices).toMatchObject([{ unitPrice: '9.0000' }])
    expect((await on('2026-11-30'))?.unitPrice).toBe('9.0000')
    const from = await on('2026-12-01')
    expect([from?.unitPrice, from?.source]).toEqual([
      '11.0000',
      expect.stringMatching(/^Region .*, from 01\/12\/2026$/),
    ])
    const past = await save('12', { fromDate: '2026-11-21' })
    expect(past.status).toBe(422)
    expect(past.body.errors).toHaveProperty('fromDate')
    expect((await on('2026-11-21'))?.unitPrice).toBe('9.0000')
    // A change of today ends where the announced one begins.
    expect((await save('10')).status).toBe(200)
    expect(
      await Promise.all(['2026-11-21', '2026-11-30', '2026-12-01'].map(async day => (await on(day))?.unitPrice)),
    ).toEqual(['9.0000', '10.0000', '11.0000'])
  })

  test('changes its free time with it, and ends where the region is no longer named', async () => {
    const { save, on, shown } = await night('9')
    await save('9', { freeAllowance: '30' })
    expect([(await on('2026-11-21'))?.freeAllowance, (await on('2026-11-22'))?.freeAllowance]).toEqual([
      '0.0000',
      '30.0000',
    ])
    expect(await shown()).toMatchObject({ freeAllowance: '30.0000' })
    await save(null, { freeAllowance: '30' })
    expect([await on('2026-11-21'), await on('2026-11-22')]).toMatchObject([{ unitPrice: '9.0000' }, undefined])
    expect((await shown()).prices).toEqual([])
  })
})

test('the most specific level that has the item on the day wins whole, and says where it comes from', async () => {
  const { customer, project, regionId } = await givenSite(portal)
  const { id: itemId } = await givenSubProduct(portal, {})
  const agree = (level: TermLevel, party: object, unitPrice: string, more: object = {}) =>
    portal.given(work =>
      commercialTerm.insert(work, {
        level,
        ...party,
        itemKind: 'sub_product',
        itemId,
        unitPrice,
        fromDate: '2026-11-01',
        ...more,
      }),
    )
  await portal.given(work =>
    customerCategory.insert(work, {
      customerId: customer.id,
      regionId,
      categoryName: 'Key account',
      fromDate: '2026-01-01',
    }),
  )
  await agree('region', { regionId }, '5', { freeAllowance: '60' })
  await agree('category', { regionId, categoryName: 'Key account' }, '4')
  await agree('category', { regionId, categoryName: 'Other' }, '0.5')
  await agree('customer', { customerId: customer.id }, '3', { fromDate: '2026-11-10', toDate: '2026-11-20' })
  await agree('project', { projectId: project.id }, '2', { fromDate: '2026-11-12', toDate: '2026-11-12' })
  const parties = { regionId, customerId: customer.id, projectId: project.id }
  const days = ['2026-11-09', '2026-11-10', '2026-11-12', '2026-11-20', '2026-11-21']
  const terms = await termsFor(portal.db.sql, parties, days)
  const found = days.map(day => termOn(terms, { kind: 'sub_product', id: itemId }, day))
  expect(found.map(term => [term?.level, term?.unitPrice, term?.freeAllowance])).toEqual([
    ['category', '4.0000', '0.0000'],
    ['customer', '3.0000', '0.0000'],
    ['project', '2.0000', '0.0000'],
    ['customer', '3.0000', '0.0000'],
    ['category', '4.0000', '0.0000'],
  ])
  expect(found[0]?.source).toMatch(/^Category Key account in .+, from 01\/11\/2026$/)
  const of = { regionId }
  expect(termOn(await termsFor(portal.db.sql, of, days), { kind: 'sub_product', id: itemId }, days[2]!)?.level).toBe(
    'region',
  )
  await expect(agree('customer', { customerId: customer.id }, '1', { fromDate: '2026-11-20' })).rejects.toThrow()
  await expect(agree('region', { customerId: customer.id }, '1')).rejects.toThrow()
  await agree('customer', { customerId: customer.id }, '1', { fromDate: '2026-11-21' })
})

test('an add-on is billed at the price of the day of its load', async () => {
  const { customer, project, regionId } = await givenSite(portal)
  const ice = await givenAssociateProduct(portal, { prices: [{ regionId, unitPrice: '0.45' }] })
  const { version, associateProductCode, name, unit, id } = ice
  await portal.as('sales_manager').put('/associate-product', {
    ...{ associateProductId: id, version, associateProductCode, name, unit },
    prices: [{ regionId, unitPrice: '0.60' }],
  })
  const days = ['2026-11-21', '2026-11-22']
  const order = { id: null, orderNo: null, day: days[0]!, pump: false, cylinderSets: 0, extras: [], oneOff: null }
  const load = { day: days[0]!, order, product: { id: project.id } } as unknown as LoadFacts
  const { charge } = await portal.given(work =>
    billTerms(work.sql, { regionId, customerId: customer.id, projectId: project.id }, [load], days[1]!),
  )
  const priced = days.map(day => charge({ kind: 'associate_product', id }, order, day)?.unitPrice)
  expect(priced).toEqual(['0.4500', '0.6000'])
})

test('whoever writes to the table, an item never has two prices of one level on a day', async () => {
  const { rows } = await portal.db.sql.execute(sql`select a.id from commercial_term a join commercial_term b
    on a.id < b.id and a.item_kind = b.item_kind and a.item_id = b.item_id and a.level = b.level
    and coalesce(a.order_id, a.project_id, a.customer_id, a.region_id) = coalesce(b.order_id, b.project_id, b.customer_id, b.region_id)
    and coalesce(a.category_name, '') = coalesce(b.category_name, '')
    and daterange(a.from_date, a.to_date, '[]') && daterange(b.from_date, b.to_date, '[]')`)
  expect(rows).toEqual([])
})

describe('a price agreed by hand', () => {
  const ground = async () => {
    const { customer, project, regionId } = await givenSite(portal)
    const { id: itemId } = await givenSubProduct(portal, { prices: [{ regionId, unitPrice: '4' }] })
    const save = (more: object, as = 'sales_manager') =>
      portal.as(as).post('/commercial-term', { itemId, unitPrice: '4', fromDate: '2026-12-01', ...more })
    return { customer, project, regionId, itemId, save }
  }

  test('is one sum for a minimum charge, without an allowance', async () => {
    const { customer, save } = await ground()
    const { id: itemId } = await givenSubProduct(portal, { trigger: 'minimum_charge', unit: 'load' })
    const { body } = await save({ itemId, customerId: customer.id, unitPrice: '350', freeAllowance: '1' })
    expect(Object.keys(body.errors)).toEqual(['freeAllowance'])
    expect((await save({ itemId, customerId: customer.id, unitPrice: '350' })).status).toBe(200)
  })

  test('ends the one before on the day before, and is refused where it would overlap', async () => {
    const { customer, project, regionId, itemId, save } = await ground()
    const first = await save({ customerId: customer.id, fromDate: '2026-11-22' })
    expect(first).toMatchObject({ status: 200, body: { level: 'customer', itemKind: 'sub_product', toDate: null } })
    expect((await save({ customerId: customer.id, unitPrice: '4.5' })).status).toBe(200)
    const clash = await save({ customerId: customer.id, fromDate: '2026-11-25', toDate: '2026-12-05' })
    expect([clash.status, clash.body.detail]).toEqual([409, expect.stringContaining('The price from 01/12/2026')])
    expect((await save({ projectId: project.id, unitPrice: '4.5' })).status).toBe(200)
    expect((await save({ regionId, categoryName: 'Gold' })).body.level).toBe('category')
    const list = await portal.as('sales_manager').get(`/commercial-term?itemId=${itemId}&customerId=${customer.id}`)
    expect(list.body.rows).toMatchObject([
      { fromDate: '2026-12-01', toDate: null, unitPrice: '4.5000', status: 'scheduled' },
      { fromDate: '2026-11-22', toDate: '2026-11-30', unitPrice: '4.0000', status: 'active' },
    ])
    expect((await portal.as('sales_manager').get(`/commercial-term?itemId=${itemId}`)).body.total).toBe(5)
    expect((await portal.as('sales_manager').get(`/commercial-term?itemId=${itemId}&day=2026-11-22`)).body.total).toBe(
      2,
    )
  })

  test('once begun only its last day changes; one to come changes and goes', async () => {
    const { customer, itemId, save } = await ground()
    const put = (of: object) => portal.as('sales_manager').put('/commercial-term', of)
    const { body: begun } = await save({ customerId: customer.id, fromDate: '2026-11-22' })
    const of = { id: begun.id, itemId, customerId: customer.id, unitPrice: '4', fromDate: '2026-11-22' }
    expect((await put({ ...of, version: 1, unitPrice: '1' })).status).toBe(409)
    expect((await put({ ...of, version: 1, toDate: '2026-11-21' })).status).toBe(422)
    expect((await put({ ...of, version: 1, toDate: '2026-12-31' })).body).toMatchObject({ toDate: '2026-12-31' })
    expect((await put({ ...of, version: 1, toDate: '2026-12-30' })).status).toBe(409)
    const remove = (id: string, version: number, as = 'sales_manager') =>
      portal.as(as).delete(`/commercial-term/${id}?version=${version}`)
    expect((await remove(begun.id, 2)).status).toBe(409)
    const { body: next } = await save({ customerId: customer.id, fromDate: '2027-01-01' })
    expect((await remove(next.id, 1, 'salesperson')).status).toBe(403)
    expect((await remove(next.id, 1)).status).toBe(200)
  })

  test('is refused for a day that is past, for two parties at once, by the wrong role, and unseen outside the scope', async () => {
    const { customer, project, itemId, save } = await ground()
    const past = await save({ customerId: customer.id, fromDate: '2026-11-21' })
    expect([past.status, Object.keys(past.body.errors)]).toEqual([422, ['fromDate']])
    expect((await save({ customerId: customer.id, projectId: project.id })).status).toBe(422)
    expect((await save({})).status).toBe(422)
    expect((await save({ customerId: customer.id }, 'salesperson')).status).toBe(403)
    expect((await save({ customerId: customer.id, itemId: customer.id })).status).toBe(422)
    await save({ customerId: customer.id })
    expect((await portal.as('sales_manager').get(`/commercial-term?itemId=${itemId}`)).body.total).toBe(2)
    expect((await portal.as('salesperson').get(`/commercial-term?itemId=${itemId}`)).body.rows).toMatchObject([
      { level: 'region' },
    ])
    expect((await portal.as('dispatcher').get('/commercial-term')).status).toBe(403)
  })
})
