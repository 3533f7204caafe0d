import { beforeAll, expect, test } from 'vitest'
import { ROLES } from '~/domain/access/roles'
import { AMOUNT, UNIT_PRICE } from '~/domain/kit/shape'
import { PRICE_KINDS, type PriceKind } from '~/domain/pricing/authority'
import { type Schema, servedCalls } from '../hardening/kit/served'
import { type Dispatch, givenDispatch } from '../kit/given/orders'
import { givenPriceList } from '../kit/given/pricing'
import { type House, house } from '../kit/house'
import { pricesInForce, priceWalks } from '../kit/price-walks'

/** The kind of price that a call asks a second person for, or why nobody is asked. */
type Entry = PriceKind | { why: string }
const PREVIEW = { why: 'saves nothing' }
const PURCHASE = { why: 'a cost of purchase' }
const ROOM = { why: 'how much a purchase order takes' }
const PAID = { why: 'what a customer paid or is owed, beside bills that stay' }
const CREDIT = { why: 'how much a customer may owe, not what is billed' }
const CORRECTION = { why: 'others approve the correction of the load, none of them whoever submitted it' }
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
  'POST /repricing/preview': PREVIEW,
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
  'POST /price-adjustment/applyPriceChange': 'price_adjustment',
  'POST /price-adjustment/current-preview': PREVIEW,
  'POST /price-adjustment/effect': PREVIEW,
  'POST /price-adjustment/fetch-price': PREVIEW,
  'POST /price-adjustment/preview': PREVIEW,
  'POST /price-adjustment/product-pricing-ids': PREVIEW,
  'POST /order/preview': PREVIEW,
  'POST /emodification/preview': PREVIEW,
  'POST /emodification/submit': CORRECTION,
  'PUT /delivery-order/:id/update_washout_fee': 'load_charge',
  'POST /customer': CREDIT,
  'PUT /customer': CREDIT,
  'PUT /customer/:id': CREDIT,
  'POST /receivable/:id/credit-override': CREDIT,
  'POST /project': ROOM,
  'PUT /project': ROOM,
  'PUT /project/:id/purchase-order': ROOM,
  'POST /payment': PAID,
  'POST /payment/:id/allocate': PAID,
  'POST /payment/receive': PAID,
  'PUT /self-bill/:id/document': PAID,
  'POST /material': PURCHASE,
  'PUT /material/:id': PURCHASE,
  'POST /material-order': PURCHASE,
  'PUT /material-order/:id': PURCHASE,
  'POST /material-order/:id/claim': PURCHASE,
  'POST /material-order/:id/credit': PURCHASE,
  'POST /material-order/:id/correct': PURCHASE,
  'POST /invoice/:id/note': { why: 'three levels approve the note, none of them by whoever made it' },
}
/**
 * Calls without an amount of money that take a charge or the tax off every bill, or lend it for longer; the days of agreed
 * prices, and what decides who approves a quote.
 */
const SWITCHES: Record<string, PriceKind> = {
  'POST /project-pricing': 'product_price',
  'PUT /project-pricing': 'product_price',
  'DELETE /project-pricing/:id': 'product_price',
  'DELETE /product-price/:id': 'product_price',
  'POST /pricing/margin-contribution': 'margin_target',
  'POST /sub-product/change-status': 'term',
  'POST /sub-product/change-default-status': 'term',
  'POST /service/change-status': 'term',
  'POST /service/change-default-status': 'term',
  'POST /agreed-payment-term': 'payment_term',
  'PUT /agreed-payment-term': 'payment_term',
  'DELETE /agreed-payment-term/:id': 'payment_term',
  'POST /agreed-gst-treatment': 'gst_treatment',
  'PUT /agreed-gst-treatment': 'gst_treatment',
  'DELETE /agreed-gst-treatment/:id': 'gst_treatment',
  'POST /delivery-order/:id/waive-charge': 'load_charge',
}
/** Called like money, and none. */
const NO_MONEY: Record<string, string> = {
  'POST /engineering/mix-figures cost': 'what a calculation is given, saved nowhere',
  'POST /mix-designs/generate cost': 'what a calculation is given, saved nowhere',
  'POST /mix-designs/optimise carbonPrice': 'of carbon, for one search',
  'POST /mix-designs/optimise cost': 'what a search is given, saved nowhere',
}
/**
 * Walked on delivered loads: drafts in draft-authority.test.ts, charges of one load in waived-charge.test.ts, the back-dated
 * change, which always asks, in its own test.
 */
const ON_LOADS = [
  'PUT /invoice-draft/:id',
  'PUT /invoice-draft/exception/:id/settle',
  'POST /repricing',
  'PUT /delivery-order/:id/update_washout_fee',
  'POST /delivery-order/:id/waive-charge',
]

const MONEY = [AMOUNT.format, UNIT_PRICE.format]
/** Whether the document says of any part that it is money. */
const takesMoney = (schema: Schema): boolean =>
  schema !== null &&
  typeof schema === 'object' &&
  (MONEY.includes(schema.format) || Object.values(schema).some(part => takesMoney(part)))
/** Fields that are called like money, with what the document says that they are. */
const CALLED = /(price|cost|fee|amount|rebatePerM3|costPerKg)$/i
const calledMoney = (schema: Schema): [string, Schema][] =>
  schema === null || typeof schema !== 'object'
    ? []
    : [
        ...Object.entries<Schema>(schema.properties ?? {}).filter(([name]) => CALLED.test(name)),
        ...Object.values(schema).flatMap(part => calledMoney(part)),
      ]

let portal: House
let at: Dispatch
beforeAll(async () => {
  portal = await house()
  at = await givenDispatch(portal)
  await givenPriceList(portal, { regionId: at.regionId, lines: [{ productId: at.product.id, unitPrice: '150' }] })
})

test('every call that takes money is known, with who is asked for it or why nobody is', async () => {
  const calls = (await servedCalls(portal)).filter(of => of.method !== 'GET')
  const found = calls.filter(of => takesMoney([of.body ?? null, of.upload ?? null, of.parameters]))
  expect(found.map(of => of.call).sort()).toEqual(Object.keys(ENTRIES).sort())
  for (const entry of Object.values(ENTRIES)) if (typeof entry === 'string') expect(PRICE_KINDS).toContain(entry)
})

test('no field that is called a price or an amount is without its type', async () => {
  const calls = await servedCalls(portal)
  const plain = calls.flatMap(({ call, body }) =>
    calledMoney(body ?? null).flatMap(([name, of]) => (takesMoney(of) ? [] : [`${call} ${name}`])),
  )
  expect(plain.sort()).toEqual(Object.keys(NO_MONEY).sort())
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
}, 300_000)

test('the limits of the company bind a step of each kind', async () => {
  const walked = ['order', 'product_price', 'price_list', 'price_category', 'costing', 'term', 'price_index', 'rebate']
  walked.push('payment_term', 'gst_treatment', 'margin_target')
  // Each asked for by its kind: the walks of all roles leave more requests than a page holds.
  for (const kind of walked) {
    const { rows } = (await portal.as('ceo').get(`/price-approval?kind=${kind}&limit=1`)).body
    expect(rows, kind).toMatchObject([{ kind }])
  }
})
