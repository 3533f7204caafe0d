import { beforeAll, describe, expect, test } from 'vitest'
import { givenRegion } from '../kit/given/customers'
import { approvePrice } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

let portal: House
let regionId: string
let other: string
beforeAll(async () => {
  portal = await house()
  regionId = (await givenRegion(portal)).id
  other = (await givenRegion(portal)).id
})

const KINDS = [
  {
    name: 'service',
    path: '/service',
    id: 'serviceId',
    code: 'serviceCode',
    values: { name: 'Site sampling', serviceGroup: 'Testing', unit: 'visit' },
    list: '/service/list',
  },
  {
    name: 'sub-product',
    path: '/sub-product',
    id: 'subProductId',
    code: 'subProductCode',
    values: {
      name: 'Waiting',
      subProductGroup: 'Surcharge',
      subProductType: 'Time',
      trigger: 'waiting',
      unit: 'minute',
      freeAllowance: '60',
    },
    list: '/sub-product/list',
  },
  {
    name: 'associate product',
    path: '/associate-product',
    id: 'associateProductId',
    code: 'associateProductCode',
    values: { name: 'Flake ice', unit: 'kg', handDosed: true },
    list: '/associate-product/list',
  },
] as const

describe.each(KINDS)('$name', ({ path, id, code, values, list }) => {
  const create = async (codeText: string, more: object = {}, as = 'sales_manager') => {
    const made = await portal
      .as(as)
      .post(path, { ...values, [code]: codeText, prices: [{ regionId, unitPrice: '3.5' }], ...more })
    await approvePrice(portal, made.body)
    return made
  }

  test('is made with its prices by region, changed from its version, and remembers both', async () => {
    const { status, body: made } = await create(`A${path}`)
    expect(status).toBe(200)
    expect(made).toMatchObject({ [id]: made.id, version: 1, active: true })
    const put = (version: number) =>
      portal.as('finance_hod').put(path, {
        ...values,
        [code]: `A${path}`,
        [id]: made.id,
        version,
        prices: [{ regionId: other, unitPrice: '4' }],
      })
    const changed = await put(1)
    expect(changed.body).toMatchObject({
      version: 2,
      approval: { message: expect.stringContaining('100.0 % below the present price') },
    })
    await approvePrice(portal, changed.body)
    expect((await put(1)).status).toBe(409)
    const { body } = await portal.as('salesperson').get(`${list}?keyword=A${path}`)
    expect(body.rows).toMatchObject([{ [id]: made.id, prices: [{ regionId: other, unitPrice: '4.0000' }] }])
    expect((await portal.as('salesperson').get(`${list}?regionId=${regionId}&keyword=A${path}`)).body.total).toBe(0)
    const { body: trail } = await portal.as('salesperson').get(`${path}/audit/${made.id}`)
    expect(trail.rows.map((row: { action: string }) => row.action)).toEqual([
      'change prices',
      'change',
      'change prices',
      'create',
    ])
  })

  test('R-120 R-144 R-145 the status is switched off and on, by who manages it, from its version, on the trail', async () => {
    // Added by hand, so that it takes nothing off a bill.
    const byHand = 'trigger' in values ? { trigger: 'manual' } : {}
    const { body: made } = await create(`B${path}`, byHand)
    const change = (version: number, active: boolean, as = 'sales_admin', more: object = {}) =>
      portal.as(as).post(`${path}/change-status`, { [id]: made.id, version, active, ...more })
    const listed = async (active: boolean) =>
      (await portal.as('admin').get(`${list}?active=${active}&keyword=B${path}`)).body.total
    expect(await listed(true)).toBe(1)
    expect((await change(1, false)).body).toMatchObject({ [id]: made.id, active: false, version: 2 })
    expect([await listed(true), await listed(false)]).toEqual([0, 1])
    expect((await change(1, true)).body).toMatchObject({ title: 'stale', status: 409 })
    expect((await change(2, true, 'salesperson')).status).toBe(403)
    expect((await change(2, true, 'sales_admin', { id: made.id })).body.errors).toHaveProperty('id')
    expect((await change(2, true, 'sales_admin', { [id]: '0199aaaa-0000-7000-8000-000000000001' })).status).toBe(404)
    expect((await change(2, true)).body).toMatchObject({ active: true, version: 3 })
    expect([await listed(true), await listed(false)]).toEqual([1, 0])
    expect((await change(3, false)).body.active).toBe(false)
    const { rows } = (await portal.as('salesperson').get(`${path}/audit/${made.id}`)).body
    expect(rows.slice(0, 3).map((row: { action: string }) => row.action)).toEqual([
      'switch off',
      'switch on',
      'switch off',
    ])
  })

  test('is refused from the wrong role, with a negative price, a region twice, or a code that is taken', async () => {
    expect((await create('C', {}, 'salesperson')).status).toBe(403)
    expect((await portal.as('batcher').put(path, {})).status).toBe(403)
    expect((await create('C', { prices: [{ regionId, unitPrice: '-1' }] })).status).toBe(422)
    expect(
      (
        await create('C', {
          prices: [
            { regionId, unitPrice: '1' },
            { regionId, unitPrice: '2' },
          ],
        })
      ).status,
    ).toBe(422)
    expect((await create('C', { unit: '' })).status).toBe(422)
    expect((await create(`D${path}`)).status).toBe(200)
    expect((await create(`D${path}`)).status).toBe(409)
    expect((await portal.as('lab').get(list)).status).toBe(403)
  })
})

test('R-091 groups, types and region links of services and sub-products are read', async () => {
  const admin = portal.as('admin')
  const { rows } = (await admin.get('/sub-product/list?keyword=B/')).body
  expect((await admin.get(`/sub-product/sub-product-region/${rows[0].id}`)).body.rows).toMatchObject([
    { regionId, unitPrice: '3.5000' },
  ])
  expect((await admin.get(`/sub-product/subProductType/${rows[0].id}`)).body).toMatchObject({ subProductType: 'Time' })
  expect((await admin.get('/sub-product/subProductGroup')).body.rows[0]).toEqual({ group: 'Delivery' })
  const services = (await admin.get('/service/list?keyword=B/')).body.rows
  expect((await admin.get(`/service/service-region/${services[0].id}`)).body.rows).toHaveLength(1)
  expect((await admin.get('/service/serviceGroup')).body.rows.length).toBeGreaterThan(1)
  expect((await admin.get('/service/service-region/0199aaaa-0000-7000-8000-000000000001')).status).toBe(404)
})

test('R-146 the default of a sub-product is switched', async () => {
  const { rows } = (await portal.as('admin').post('/sub-product/list', { limit: 10, offset: 0, group: 'Surcharge' }))
    .body
  const change = (active: boolean, version: number) =>
    portal.as('admin').post('/sub-product/change-default-status', { subProductId: rows[0].id, version, active })
  expect((await change(true, rows[0].version)).body.isDefault).toBe(true)
  expect((await change(false, rows[0].version)).status).toBe(409)
})

test('what is added by hand is no default: it would stand as one and be on no bill', async () => {
  const made = await portal.as('admin').post('/sub-product', {
    ...{ ...KINDS[1].values, subProductCode: 'HAND', trigger: 'manual' },
  })
  const { id, version } = made.body
  const ask = { subProductId: id, version, active: true }
  const { status, body } = await portal.as('admin').post('/sub-product/change-default-status', ask)
  expect([status, body.detail]).toEqual([409, expect.stringContaining('is added by hand. Choose its trigger first')])
  expect((await portal.as('admin').get('/sub-product/list?keyword=HAND')).body.rows[0].isDefault).toBe(false)
})

test('a minimum charge is a sum per load, without an allowance; a charge of every load is per load or m³', async () => {
  const save = async (more: object) => {
    const { status, body } = await portal.as('admin').post('/sub-product', { ...KINDS[1].values, ...more })
    return status === 200 ? body.trigger : Object.keys(body.errors)
  }
  const minimum = { subProductCode: 'MIN', trigger: 'minimum_charge', unit: 'load', freeAllowance: '0' }
  expect(await save({ ...minimum, unit: 'm³' })).toEqual(['unit'])
  expect(await save({ ...minimum, freeAllowance: '1' })).toEqual(['freeAllowance'])
  expect(await save({ ...minimum, minimum: '2' })).toEqual(['minimum'])
  expect(await save(minimum)).toBe('minimum_charge')
  expect(await save({ subProductCode: 'EACH', trigger: 'every_load', unit: 'hour' })).toEqual(['unit'])
  expect(await save({ subProductCode: 'EACH', trigger: 'every_load', unit: 'm³' })).toBe('every_load')
})

test('a maximum below the minimum is refused', async () => {
  const { body } = await portal.as('admin').post('/sub-product', {
    ...KINDS[1].values,
    subProductCode: 'M',
    minimum: '5',
    maximum: '4',
  })
  expect(body.errors).toHaveProperty('maximum')
})

test.each([
  ['service', { path: '/service', id: 'serviceId', code: 'serviceCode', values: { serviceGroup: 'Testing' } }],
  [
    'sub-product',
    {
      ...{ path: '/sub-product', id: 'subProductId', code: 'subProductCode' },
      values: { subProductGroup: 'Surcharge', subProductType: 'Time', trigger: 'every_load', freeAllowance: '0' },
    },
  ],
  ['add-on', { path: '/associate-product', id: 'associateProductId', code: 'associateProductCode', values: {} }],
] as const)('keeps the unit that its prices are for, and takes another one while it has none: %s', async (noun, of) => {
  const seller = portal.as('sales_manager')
  const priced = {
    ...{ ...of.values, name: 'Retarder', unit: 'load', [of.code]: `RET${noun}` },
    prices: [{ regionId: other, unitPrice: '2.5' }],
  }
  const { body: made } = await seller.post(of.path, priced)
  await approvePrice(portal, made)
  const change = { ...priced, [of.id]: made.id, version: 1 }
  const refused = await seller.put(of.path, { ...change, unit: 'm³' })
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { unit: [`It is priced per load. Make another ${noun} for m³`] },
  ])
  const renamed = await seller.put(of.path, { ...change, name: 'Retarder R2' })
  expect(renamed.body).toMatchObject({ unit: 'load', version: 2 })
  const bare = { ...priced, [of.code]: `BARE${noun}`, prices: [] }
  const { body: unpriced } = await seller.post(of.path, bare)
  const measured = { ...bare, [of.id]: unpriced.id, version: 1, unit: 'm³' }
  expect((await seller.put(of.path, measured)).body).toMatchObject({ unit: 'm³', version: 2 })
})

test('R-092 associate products are asked for by keyword and region', async () => {
  const ask = (path: string) => portal.as('dispatcher').get(path)
  expect((await ask(`/associate-product/region?regionId=${regionId}`)).body.total).toBe(1)
  expect(
    (await ask(`/associate-product/region-search-with-pagination?regionId=${regionId}&limit=1&offset=1`)).body.rows,
  ).toHaveLength(1)
  expect((await ask('/associate-product/region')).status).toBe(422)
  const { body } = await portal
    .as('dispatcher')
    .post('/associate-product/active-associate-products-portal', { regionId, keyword: 'ice' })
  expect(body.total).toBe(1)
  expect(portal.defects).toEqual([])
})
