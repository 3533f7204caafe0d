import { beforeAll, describe, expect, test } from 'vitest'
import { order } from '~/db/orders/order'
import { givenProduct } from '../kit/given/catalog'
import { bookOrder, type Dispatch, givenDispatch, orderOf } from '../kit/given/orders'
import { givenCostedProduct, givenPriceList } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

let portal: House
let at: Dispatch
let of: Awaited<ReturnType<typeof givenCostedProduct>>
beforeAll(async () => {
  portal = await house()
  at = await givenDispatch(portal)
  await givenPriceList(portal, { regionId: at.regionId, lines: [{ productId: at.product.id, unitPrice: '150' }] })
  of = await givenCostedProduct(portal, { regionId: at.regionId })
  for (const name of ['sales_manager_2', 'ceo_2', 'admin_2', 'finance_hod_2']) await portal.person(name)
})

type Open = { id: string; version: number; label: string; status: string; why: string | null; kind: string }
const pending = async (kind: string, by = 'ceo'): Promise<Open[]> =>
  (await portal.as(by).get(`/price-approval?status=pending&kind=${kind}&limit=50`)).body.rows
const decide = (by: string, { id, version }: { id: string; version: number }, approve: boolean, reason?: string) =>
  portal.as(by).post(`/price-approval/${id}/decide`, { version, approve, ...(reason ? { reason } : {}) })
const stored = (id: string) => order.get(portal.db.sql, id)

describe('the one-off price of an order', () => {
  test('a dispatcher cannot give concrete away: the order waits and the price is not in force', async () => {
    const made = await bookOrder(portal, at, { quantity: '9', oneOffPrice: '0.01', oneOffReason: 'x' })
    expect(made.status).toBe('on_hold')
    expect(made.warnings.join()).toContain('% below list')
    expect(await stored(made.id)).toMatchObject({ oneOffPrice: null, status: 'on_hold' })
    const release = await portal.as('dispatcher').post(`/order/${made.id}/release`, { version: made.version })
    expect(release.status).not.toBe(200)
    const [open] = await pending('order')
    expect(open).toMatchObject({ why: null, status: 'pending' })
    expect((await decide('dispatcher', open!, true)).status).toBe(403)
    expect((await decide('sales_manager', open!, true)).body.detail).toContain('CEO')
    expect((await decide('ceo', open!, false)).status).toBe(422)
    expect((await decide('ceo', open!, false, 'No such price')).body.status).toBe('rejected')
    expect(await stored(made.id)).toMatchObject({
      oneOffPrice: null,
      status: 'on_hold',
      holdReason: 'Price rejected: No such price',
    })
    expect((await decide('ceo', open!, true)).status).toBe(409)
  })

  test('approved by somebody with the authority it comes into force and the order goes on', async () => {
    const made = await bookOrder(portal, at, { quantity: '9', oneOffPrice: '140', oneOffReason: 'Repeat customer' })
    expect(made.status).toBe('on_hold')
    const [open] = await pending('order')
    expect((await decide('sales_manager', open!, true)).body.status).toBe('approved')
    expect(await stored(made.id)).toMatchObject({ oneOffPrice: '140.0000', status: 'confirmed', holdReason: null })
    const again = await portal.as('dispatcher').put('/order', {
      id: made.id,
      ...orderOf(at, { quantity: '9', oneOffPrice: '140', oneOffReason: 'Repeat customer' }),
      version: (await stored(made.id)).version,
    })
    expect([again.status, again.body.status]).toEqual([200, 'confirmed'])
    const lower = await portal.as('dispatcher').put('/order', {
      id: made.id,
      ...orderOf(at, { quantity: '9', oneOffPrice: '100', oneOffReason: 'Repeat customer' }),
      version: again.body.version,
    })
    expect([lower.status, lower.body.status]).toEqual([200, 'on_hold'])
    expect(await stored(made.id)).toMatchObject({ oneOffPrice: '140.0000' })
  })

  test('at list price or above the dispatcher sets it alone', async () => {
    const made = await bookOrder(portal, at, { quantity: '9', oneOffPrice: '151', oneOffReason: 'Night pour' })
    expect(made).toMatchObject({ status: 'confirmed', warnings: [] })
    expect(await stored(made.id)).toMatchObject({ oneOffPrice: '151.0000' })
  })

  test('the preview says who has to approve a price before the order is saved, and saving says the same', async () => {
    const preview = async (more: object) => {
      const { contactName, contactPhone, landmark, remarks, ...asked } = orderOf(at, { quantity: '9', ...more })
      const { status, body } = await portal.as('dispatcher').post('/order/preview', asked)
      expect(status).toBe(200)
      return body as { priceApproval: string | null; objections: { message: string }[] }
    }
    const cheap = { oneOffPrice: '75', oneOffReason: 'Repeat customer' }
    const { priceApproval } = await preview(cheap)
    expect(priceApproval).toContain('50.0 % below list. It needs approval by the ')
    expect(priceApproval).toMatch(/The order goes on hold until then$/)
    const made = await bookOrder(portal, at, { quantity: '9', ...cheap })
    expect(made.status).toBe('on_hold')
    expect(made.warnings[0]!.split('. ').slice(0, 2)).toEqual(priceApproval!.split('. ').slice(0, 2))
    expect((await preview({ oneOffPrice: '151', oneOffReason: 'Night pour' })).priceApproval).toBeNull()
    expect((await preview({})).priceApproval).toBeNull()
    // What was asked already is asked again with the order, until somebody has decided it.
    const [open] = await pending('order')
    expect((await decide('ceo', open!, true)).body.status).toBe('approved')
    expect((await preview({ ...cheap, orderId: made.id })).priceApproval).toBeNull()
    expect((await preview({ ...cheap, orderId: made.id, quantity: '18' })).priceApproval).toContain('approval by the')
  })

  test('a draft keeps its price, and asks when it is confirmed', async () => {
    const draft = await bookOrder(portal, at, { quantity: '9', oneOffPrice: '1', oneOffReason: 'x', draft: true })
    expect(draft.status).toBe('draft')
    const { body } = await portal.as('dispatcher').put('/order', {
      id: draft.id,
      ...orderOf(at, { quantity: '9', oneOffPrice: '1', oneOffReason: 'x' }),
      version: draft.version,
    })
    expect(body.status).toBe('on_hold')
    expect(await stored(draft.id)).toMatchObject({ oneOffPrice: null })
    const [open] = await pending('order')
    const withdrawn = await portal
      .as('dispatcher')
      .post(`/price-approval/${open!.id}/withdraw`, { version: open!.version, reason: 'Typed wrongly' })
    expect(withdrawn.body.status).toBe('withdrawn')
    expect(await stored(draft.id)).toMatchObject({ holdReason: 'Price withdrawn: Typed wrongly' })
  })
})

test('nobody approves their own price: an administrator and the CEO need a second person too', async () => {
  const { id: projectPricingId } = (
    await portal.as('admin').post('/project-pricing', { projectId: at.project.id, effectiveStartDate: '2026-11-25' })
  ).body
  const price = { projectPricingId, productId: at.product.id, productPrice: '1.00' }
  for (const maker of ['sales_manager', 'admin', 'finance_hod', 'ceo']) {
    const { status, body } = await portal.as(maker).post('/product-price', price)
    expect([status, body.id]).toEqual([200, null])
    expect(body.approval.message).toContain('99.3 % below list')
    expect((await portal.as('admin').get(`/product-price/project-pricing/${projectPricingId}`)).body.rows).toEqual([])
    const open = await pending('product_price', maker)
    expect(open).toHaveLength(1)
    expect(open[0]!.why).toContain('made')
    expect((await decide(maker, open[0]!, true)).status).toBe(409)
  }
  const [open] = await pending('product_price')
  expect((await decide('admin', open!, true)).body.status).toBe('approved')
  expect((await portal.as('admin').get(`/product-price/project-pricing/${projectPricingId}`)).body.rows).toMatchObject([
    { productPrice: '1.0000' },
  ])
})

describe('a price list', () => {
  const listOf = (fromDate: string, lines: { productId: string; unitPrice: string }[]) => ({
    regionId: at.regionId,
    name: `List ${fromDate}`,
    fromDate,
    lines,
  })
  const move = (by: string, list: { id: string; version: number }, more: object = {}) =>
    portal.as(by).post('/global-product-list/update-status?status=active', {
      globalProductListId: list.id,
      version: list.version,
      ...more,
    })

  test('names the products that it drops, and asks for a second person for prices below the one before', async () => {
    const other = await givenProduct(portal)
    const { body: list } = await portal
      .as('sales_admin')
      .post('/global-product-list', listOf('2027-01-01', [{ productId: other.id, unitPrice: '1' }]))
    const shown = (await portal.as('sales_admin').get(`/global-product-list/${list.id}`)).body
    expect(shown.dropped).toEqual([at.product.productCode])
    const asked = await move('sales_admin', list)
    expect(asked).toMatchObject({
      status: 409,
      body: { facts: { rule: 'missing-products', missing: [at.product.productCode] } },
    })
    const moved = await move('sales_admin', list, { confirmMissing: true })
    expect(moved.body).toMatchObject({ status: 'draft', approval: { message: expect.any(String) } })
    const [open] = await pending('price_list')
    expect((await decide('sales_manager', open!, true)).status).toBe(409)
    expect((await decide('ceo', open!, true)).body.status).toBe('approved')
    expect((await portal.as('ceo').get(`/global-product-list/${list.id}`)).body).toMatchObject({
      ...{ status: 'scheduled', dropped: [] },
    })
  })

  test('a draft that changed after the question is not activated by the answer', async () => {
    const { body: list } = await portal
      .as('sales_admin')
      .post('/global-product-list', listOf('2027-02-01', [{ productId: at.product.id, unitPrice: '20' }]))
    await move('sales_admin', list, { confirmMissing: true })
    const [open] = await pending('price_list')
    await portal.as('sales_admin').put('/global-product-list/update-price', {
      globalProductListId: list.id,
      version: list.version,
      prices: [{ productId: at.product.id, unitPrice: '2' }],
    })
    expect((await decide('ceo', open!, true)).status).toBe(409)
    expect((await portal.as('ceo').get(`/global-product-list/${list.id}`)).body.status).toBe('draft')
  })
})

test('the maker and the last editor of a quote do not approve it, whoever submitted it', async () => {
  const { product } = of
  const body = {
    customerId: at.customer.id,
    projectId: at.project.id,
    fromDate: '2026-12-01',
    lines: [{ productId: product.id, unitPrice: '160', reason: 'First order' }],
  }
  const { body: made } = await portal.as('sales_manager').post('/pricing', body)
  const { body: changed } = await portal
    .as('finance_hod')
    .put('/pricing', { ...body, pricingId: made.id, version: made.version })
  const move = (by: string, status: string, version: number) =>
    portal.as(by).post(`/pricing/${made.id}/update-status?status=${status}`, { version })
  const { body: submitted } = await move('sales_admin', 'submitted', changed.version)
  for (const maker of ['sales_manager', 'finance_hod']) {
    expect((await portal.as(maker).get(`/pricing/${made.id}`)).body.actions).not.toContain('approve')
    expect(await move(maker, 'approved', submitted.version)).toMatchObject({
      status: 409,
      body: { facts: { rule: 'price-authority' } },
    })
  }
  expect((await move('sales_manager_2', 'approved', submitted.version)).status).toBe(200)
})

test('a deep discount and a cheaper costing wait for a second person', async () => {
  const { body: made } = await portal.as('sales_manager').post('/price-category', {
    regionId: at.regionId,
    categoryName: 'Friends',
    priceCategoryType: 'customer',
    fromDate: '2026-12-01',
    discounts: [{ kind: 'percent', value: '60' }],
  })
  expect(made).toMatchObject({ id: null, approval: { message: expect.stringContaining('60.0 % below list') } })
  const [discount] = await pending('price_category')
  expect((await decide('ceo', discount!, true)).body.status).toBe('approved')
  const { rows } = (await portal.as('sales_manager').get('/price-category?keyword=Friends')).body
  expect(rows).toMatchObject([{ categoryName: 'Friends', discounts: [{ value: '60.0000' }] }])

  const { material } = of
  const { body: sheet } = await portal.as('finance_hod').post('/costing', {
    regionId: at.regionId,
    fromDate: '2026-12-01',
    ingredients: [{ materialId: material.id, costPerKg: '0.4' }],
  })
  expect(sheet).toMatchObject({ id: null, approval: { message: expect.stringContaining('below list') } })
  expect(await pending('costing')).toHaveLength(1)
})

test('who sees the questions: those who may decide, and nobody else', async () => {
  for (const role of ['dispatcher', 'salesperson', 'sales_admin', 'batcher'])
    expect((await portal.as(role).get('/price-approval')).status).toBe(403)
  expect(portal.defects).toEqual([])
})
