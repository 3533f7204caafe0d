import { beforeAll, expect, test } from 'vitest'
import { ROLES } from '~/domain/access/roles'
import { PRICE_KINDS, type PriceKind } from '~/domain/pricing/authority'
import { servedCalls } from '../hardening/kit/served'
import { type Dispatch, givenDispatch } from '../kit/given/orders'
import { givenPriceList } from '../kit/given/pricing'
import { type House, house } from '../kit/house'
import { pricesInForce, priceWalks } from '../kit/price-walks'

/** The kind of price that a call asks a second person for, or why nobody is asked. */
type Entry = PriceKind | { why: string }
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
  'POST /commercial-term': 'term',
  'PUT /commercial-term': 'term',
  'POST /price-index-value': 'price_index',
  'POST /rebate': 'rebate',
  'POST /associate-product': 'term',
  'PUT /associate-product': 'term',
  'POST /service': 'term',
  'PUT /service': 'term',
  'POST /sub-product': 'term',
  'PUT /sub-product': 'term',
  'PUT /invoice-draft/:id': 'invoice_draft_line',
  'PUT /invoice-draft/exception/:id/settle': 'invoice_draft_line',
  'POST /order/preview': { why: 'saves nothing' },
  'POST /material': { why: 'a cost of purchase' },
  'PUT /material/:id': { why: 'a cost of purchase' },
  'POST /mix-designs/optimise': { why: 'a price of carbon that one search uses' },
  'POST /invoice/:id/note': { why: 'three levels approve the note, none of them by whoever made it' },
}
/** Calls without a figure that take a charge off every bill. */
const SWITCHES: Record<string, PriceKind> = {
  'POST /sub-product/change-status': 'term',
  'POST /sub-product/change-default-status': 'term',
}
/** Walked on delivered loads: drafts in draft-authority.test.ts, the back-dated change, which always asks, in its own test. */
const ON_LOADS = ['PUT /invoice-draft/:id', 'PUT /invoice-draft/exception/:id/settle', 'POST /repricing']

type Schema = { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[]; oneOf?: Schema[] }
const PRICE = /price$|costPerKg$|^discounts$|indexValue$|rebatePerM3$/i
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

test('no role alone, ADMIN included, brings a price of next to nothing into force by any of these calls', async () => {
  const walks = await priceWalks(portal, at)
  const all: Record<string, Entry> = { ...ENTRIES, ...SWITCHES }
  const gated = Object.keys(all).filter(call => typeof all[call] === 'string' && !ON_LOADS.includes(call))
  expect(Object.keys(walks).sort()).toEqual(gated.sort())
  const before = await pricesInForce(portal)
  for (const [call, walk] of Object.entries(walks)) {
    const came: Record<string, number> = {}
    for (const role of ROLES) {
      came[role] = (await walk(role)).status
      expect([200, 401, 403, 404, 409], `${call} by ${role}`).toContain(came[role])
      expect(await pricesInForce(portal), `${call} by ${role}`).toBe(before)
    }
    // A walk that nobody comes through proves nothing.
    expect(came, call).toMatchObject({ admin: 200 })
  }
  expect(portal.defects).toEqual([])
})

test('the limits of the company bind a step of each kind', async () => {
  const { rows } = (await portal.as('ceo').get('/price-approval?limit=100')).body
  const asked = new Set(rows.map((row: { kind: string }) => row.kind))
  for (const kind of ['order', 'product_price', 'price_list', 'price_category', 'costing', 'term'])
    expect([...asked], kind).toContain(kind)
})
