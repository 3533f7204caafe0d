import { beforeAll, expect, test } from 'vitest'
import { ROLES } from '~/domain/access/roles'
import { PRICE_KINDS, type PriceKind } from '~/domain/pricing/authority'
import { servedCalls } from '../hardening/kit/served'
import { type Dispatch, givenDispatch, orderOf } from '../kit/given/orders'
import { givenPriceList } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

/** The kind of price that a call asks a second person for, or why nobody is asked. */
type Entry = PriceKind | { why: string }
/** Add-ons, services and surcharges are set by price makers alone, from today on at the earliest. */
const NOBODY_YET = 'no second person is asked yet'
const ENTRIES: Record<string, Entry> = {
  'POST /order': 'order',
  'PUT /order': 'order',
  'POST /product-price': 'product_price',
  'PUT /product-price': 'product_price',
  'POST /global-product-list': 'price_list',
  'POST /global-product-list/:id': 'price_list',
  'PUT /global-product-list/update-price': 'price_list',
  'POST /price-category': 'price_category',
  'PUT /price-category/update-price': 'price_category',
  'POST /costing': 'costing',
  'POST /repricing': 'repricing',
  'POST /repricing/preview': { why: 'saves nothing' },
  'POST /pricing': 'quote',
  'PUT /pricing': 'quote',
  'POST /order/preview': { why: 'saves nothing' },
  'POST /material': { why: 'a cost of purchase' },
  'PUT /material/:id': { why: 'a cost of purchase' },
  'POST /mix-designs/optimise': { why: 'a price of carbon that one search uses' },
  'PUT /invoice-draft/:id': { why: 'three levels approve the draft, none of them by whoever changed it' },
  'PUT /invoice-draft/exception/:id/settle': { why: 'three levels approve the draft' },
  'POST /invoice/:id/note': { why: 'three levels approve the note' },
  'POST /commercial-term': { why: NOBODY_YET },
  'PUT /commercial-term': { why: NOBODY_YET },
  'POST /associate-product': { why: NOBODY_YET },
  'PUT /associate-product': { why: NOBODY_YET },
  'POST /service': { why: NOBODY_YET },
  'PUT /service': { why: NOBODY_YET },
  'POST /sub-product': { why: NOBODY_YET },
  'PUT /sub-product': { why: NOBODY_YET },
}

type Schema = { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[]; oneOf?: Schema[] }
const PRICE = /price$|costPerKg$|^discounts$/i
const pricesOf = (schema: Schema | undefined): string[] => {
  if (!schema) return []
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, of]) => [
    ...(PRICE.test(name) ? [name] : []),
    ...pricesOf(of),
  ])
  return [...own, ...[schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(of => pricesOf(of))]
}

let portal: House
let at: Dispatch
beforeAll(async () => {
  portal = await house()
  at = await givenDispatch(portal)
  await givenPriceList(portal, { regionId: at.regionId, lines: [{ productId: at.product.id, unitPrice: '150' }] })
})

test('every call that carries a price is known, with who is asked for it or why nobody is', async () => {
  const calls = await servedCalls(portal)
  const found = calls.filter(of => of.method !== 'GET' && pricesOf(of.body as Schema | undefined).length > 0)
  expect(found.map(of => of.call).sort()).toEqual(Object.keys(ENTRIES).sort())
  for (const entry of Object.values(ENTRIES)) if (typeof entry === 'string') expect(PRICE_KINDS).toContain(entry)
})

test('no role alone, ADMIN included, brings a price far below the list into force', async () => {
  const dates = { projectId: at.project.id, effectiveStartDate: '2026-11-25' }
  const { body: agreed } = await portal.as('admin').post('/project-pricing', dates)
  const price = { projectPricingId: agreed.id, productId: at.product.id, productPrice: '0.01' }
  const inForce = async () => (await portal.as('admin').get(`/product-price/project-pricing/${agreed.id}`)).body.rows
  let asked = 0
  for (const role of ROLES) {
    const set = await portal.as(role).post('/product-price', price)
    expect([200, 401, 403, 404], role).toContain(set.status)
    if (set.status === 200) asked++
    expect(await inForce(), role).toEqual([])
    const order = orderOf(at, { quantity: '9', oneOffPrice: '0.01', oneOffReason: 'x' })
    const booked = await portal.as(role).post('/order', order)
    if (booked.status !== 200) expect([401, 403, 404], role).toContain(booked.status)
    else expect(booked.body, role).toMatchObject({ status: 'on_hold' })
  }
  expect(asked).toBeGreaterThanOrEqual(4)
})
