import { eq } from 'drizzle-orm'
import ExcelJS from 'exceljs'
import { beforeAll, expect, test } from 'vitest'
import { product } from '~/db/catalog/product'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { priceList, priceListLinesOf } from '~/db/pricing/price-list'
import { resolvePrice } from '~/db/pricing/price-question'
import { priceLists } from '~/db/pricing/tables'
import { commercialTerm, termsFor } from '~/db/pricing/terms'
import type { PriceBand } from '~/domain/pricing/banded-price'
import type { AdjustmentLine } from '~/domain/pricing/price-adjustment/price-adjustment'
import { type TermItem, termOn } from '~/domain/pricing/terms'
import { givenProduct, givenService, givenSubProduct } from '../kit/given/catalog'
import { givenCustomer, givenProject } from '../kit/given/customers'
import { type Deliveries, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { givenCostedProduct, givenPriceCategory, givenPriceList, givenProjectPricing } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

const FROM = '2026-12-15'
const BEFORE = '2026-12-14'

let portal: House
let world: Deliveries
let regionId: string
let sold: { id: string; productCode: string }
let plain: { id: string }
let listId: string
let boom: TermItem
let distance: TermItem
let gold: { customerId: string; projectId: string }
let elsewhere: { customerId: string; projectId: string }

beforeAll(async () => {
  portal = await house({ now: '2026-11-24T01:00:00.000Z' })
  world = await givenDeliveries(portal)
  regionId = world.region.id
  sold = (await givenCostedProduct(portal, { regionId })).product
  plain = await givenProduct(portal)
  await portal.given(async work =>
    product.move(work, await product.get(work.sql, sold.id), { family: 'Special' }, 'given'),
  )
  const lines = [
    { productId: sold.id, unitPrice: '200' },
    { productId: plain.id, unitPrice: '150' },
  ]
  listId = (await givenPriceList(portal, { regionId, lines })).id
  gold = await site()
  elsewhere = await site()
  await givenPriceCategory(portal, { regionId, customerIds: [gold.customerId], discounts: [{ value: '5' }] })
  const prices = [
    { productId: sold.id, productPrice: '190' },
    { productId: plain.id, productPrice: '140' },
  ]
  for (const projectId of [world.project.id, gold.projectId]) await givenProjectPricing(portal, { projectId, prices })
  boom = { kind: 'service', id: (await givenService(portal, { name: 'Boom pump', unit: 'hour' })).id }
  const byRoad = { name: 'Distance', trigger: 'distance', unit: 'm³' }
  distance = { kind: 'sub_product', id: (await givenSubProduct(portal, byRoad)).id }
  await charged(boom, { unitPrice: '180', minimum: '2' })
  await charged(distance, { unitPrice: '4', bands: [{ by: 'distance', upTo: '10', unitPrice: '2' }] })
})

async function site() {
  const { id: customerId } = await givenCustomer(portal)
  return { customerId, projectId: (await givenProject(portal, { customerId, regionId })).id }
}
const charged = (item: TermItem, figures: { unitPrice: string; minimum?: string; bands?: PriceBand[] }) =>
  portal.given(work =>
    commercialTerm.insert(work, {
      ...{ level: 'region', regionId, itemKind: item.kind, itemId: item.id, fromDate: '2026-01-01' },
      ...figures,
    }),
  )

const rule = (more: object) => ({ regionId, fromDate: FROM, kind: 'percent', value: '10', ...more })
const post = (path: string, body: object, as = 'sales_admin') => portal.as(as).post(`/price-adjustment/${path}`, body)
const apply = (more: object) => post('applyPriceChange', { name: 'Yearly review', ...rule(more) })
const decide = ({ id, version }: { id: string; version: number }, as = 'ceo', approve = true) =>
  post('approveReject', { priceAdjustmentId: id, version, approve, reason: 'Agreed' }, as)
const touched = async (more: object): Promise<AdjustmentLine[]> => (await post('effect', rule(more))).body.prices
const priceOn = async (day: string, productId: string, of = elsewhere) => {
  const found = await resolvePrice(portal.db.sql, { ...of, regionId, productId, day })
  return 'unitPrice' in found ? found.unitPrice : found
}
const chargeOn = async (day: string, item: TermItem) =>
  termOn(await termsFor(portal.db.sql, { regionId }, [day]), item, day)

test.each([
  ['an amount for charges, which have units of their own', { appliesTo: ['service'], kind: 'amount' }, 'kind'],
  [
    'customers of a list, which is everybody’s',
    { appliesTo: ['agreed', 'list'], customerIds: ['CUSTOMER'] },
    'customerIds',
  ],
  ['a category of the list', { appliesTo: ['list'], categoryNames: ['Gold'] }, 'categoryNames'],
  ['families of charges', { appliesTo: ['sub_product', 'list'], families: ['Special'] }, 'families'],
  ['nothing that changes', { appliesTo: [] }, 'appliesTo'],
])('a rule never seems to narrow what it does not: %s is refused', async (_what, more, field) => {
  const given = JSON.parse(JSON.stringify(rule(more)).replace('CUSTOMER', gold.customerId))
  for (const path of ['fetch-price', 'effect', 'preview'])
    expect(await post(path, given)).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } })
})

test('families and categories narrow agreed prices', async () => {
  const { body: choices } = await portal.as('sales_admin').get('/price-adjustment/choices')
  expect(choices.families.toSorted()).toEqual(['Special', 'Standard', 'normal'])
  expect(choices.categoryNames).toEqual(['Gold'])
  expect(await touched({ families: ['Special'] })).toHaveLength(2)
  expect(await touched({})).toHaveLength(4)
  const ofGold = await touched({ families: ['Special'], categoryNames: ['Gold'] })
  expect(ofGold).toMatchObject([
    { projectId: gold.projectId, itemId: sold.id, oldPrice: '190.0000', newPrice: '209.0000' },
  ])
})

test('what a change means: deliveries of 90 days at that price, and the margin on its first day', async () => {
  const deliver = (of: object, day: string, quantity: string) =>
    givenOrder(portal, world, { ...of, regionId, productId: sold.id, loads: 1, quantity, day }).then(({ load }) =>
      portal.given(work => deliveryOrder.move(work, load, { status: 'delivered' }, 'given')),
    )
  await deliver(gold, '2026-11-10', '8.50')
  await deliver(gold, '2026-08-20', '9.00')
  await deliver(elsewhere, '2026-11-23', '6.00')
  await deliver(elsewhere, '2026-11-24', '7.00')
  const both = { appliesTo: ['list', 'agreed'], families: ['Special'], value: '5' }
  const [listed, ...agreed] = await touched(both)
  expect(listed).toMatchObject({ kind: 'list', oldPrice: '200.0000', newPrice: '210.0000' })
  // Who has an agreed price does not pay the list; today is not over, and August is long ago.
  expect(listed).toMatchObject({ quantity: '6.00', effect: '60.00' })
  expect(agreed.find(line => line.projectId === gold.projectId)).toMatchObject({
    ...{ quantity: '8.50', effect: '80.75' },
    // S$100 a m³ of 190.00 and of 199.50.
    ...{ marginBefore: { percent: '47.37' }, marginAfter: { percent: '49.87' } },
  })
  expect((await post('effect', rule(both))).body.summary).toMatchObject({
    ...{ lines: 3, raised: 3, lowered: 0, quantity: '14.50', effect: '140.75' },
    ...{ leastPercent: '5.00', mostPercent: '5.00', lowestMarginPercent: '49.87' },
  })
  // The spreadsheet that goes round before anybody decides says the same.
  const book = new ExcelJS.Workbook()
  await book.xlsx.load((await post('preview', rule(both))).body)
  const [changes, summary] = book.worksheets.map(page =>
    Array.from({ length: page.rowCount }, (_, at) => page.getRow(at + 1).values).map(of =>
      Array.isArray(of) ? of : [],
    ),
  )
  const [head, ...lines] = changes!
  const cell = (line: unknown[], title: RegExp) => line[head!.findIndex(of => title.test(String(of)))]
  const known = lines.find(line => cell(line, /^m³ delivered/) === 8.5)!
  expect([/^Effect/, /^Margin before/, /^Margin after/].map(title => cell(known, title))).toEqual([80.75, 47.37, 49.87])
  expect(summary!.find(([, what]) => /^Effect/.test(String(what)))?.[2]).toBe(140.75)
})

test('the list goes on as its next version from the day; products outside of the rule keep their price', async () => {
  const made = (await apply({ appliesTo: ['list'], families: ['Special'] })).body
  expect(await post('applyPriceChange', { name: 'Again', ...rule({ appliesTo: ['list'] }) })).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining(made.adjustmentNo) },
  })
  expect(await priceOn(FROM, sold.id)).toBe('200.0000')
  expect((await decide(made)).body.status).toBe('approved')
  expect([await priceOn(BEFORE, sold.id), await priceOn(FROM, sold.id)]).toEqual(['200.0000', '220.0000'])
  expect(await priceOn(FROM, plain.id)).toBe('150.0000')
  const versions = await portal.db.sql
    .select()
    .from(priceLists)
    .where(eq(priceLists.regionId, regionId))
    .orderBy(priceLists.versionNo)
  expect(versions).toMatchObject([
    { id: listId, toDate: BEFORE },
    { versionNo: 2, fromDate: FROM, toDate: null, status: 'active', remarks: `${made.adjustmentNo}: Yearly review` },
  ])
  // What it was judged on stays with it.
  const { body } = await portal.as('ceo').get(`/price-adjustment/${made.id}`)
  expect(body).toMatchObject({ status: 'approved', families: ['Special'], summary: { lines: 1, effect: '120.00' } })
  expect(body.prices).toMatchObject([{ productCode: sold.productCode, oldPrice: '200.0000', newPrice: '220.0000' }])
})

test('a version that begins later is changed where it is', async () => {
  const made = (await apply({ appliesTo: ['list'], families: ['Special'], fromDate: '2026-12-01', value: '1' })).body
  await decide(made)
  expect([await priceOn('2026-12-01', sold.id), await priceOn(FROM, sold.id)]).toEqual(['202.0000', '222.2000'])
  const [later] = await portal.db.sql.select().from(priceLists).where(eq(priceLists.versionNo, 2))
  expect(later!.remarks!.split('\n')).toEqual([expect.any(String), `${made.adjustmentNo}: Yearly review`])
})

test('a charge that is no longer there refuses the whole change, and it can still be rejected', async () => {
  const item: TermItem = { kind: 'service', id: (await givenService(portal, { name: 'Night crew', unit: 'hour' })).id }
  const term = await charged(item, { unitPrice: '60' })
  const made = (await apply({ appliesTo: ['service'], fromDate: '2026-12-01', value: '3' })).body
  await portal.given(work => commercialTerm.remove(work, term))
  expect(await decide(made)).toMatchObject({ status: 409, body: { facts: { rule: 'moved' } } })
  expect((await decide(made, 'ceo', false)).body.status).toBe('rejected')
})

test('a list that was touched meanwhile refuses the whole change', async () => {
  const made = (await apply({ appliesTo: ['list'], fromDate: '2027-01-01' })).body
  const [now] = await portal.db.sql.select().from(priceLists).where(eq(priceLists.versionNo, 2))
  await portal.given(work => priceList.move(work, now!, { name: 'Renamed' }, 'given'))
  expect(await decide(made)).toMatchObject({ status: 409, body: { facts: { rule: 'moved' } } })
  expect(await priceListLinesOf.list(portal.db.sql, now!.id)).toHaveLength(2)
  expect((await decide(made, 'ceo', false)).body.status).toBe('rejected')
  const { body } = await portal.as('salesperson').get(`/price-adjustment/${made.id}`)
  expect(body).toMatchObject({ decidedByName: expect.any(String), decisionReason: 'Agreed' })
})

test('what a region charges moves by per cent with its bands; allowances and what was delivered before stay', async () => {
  const made = (await apply({ appliesTo: ['service', 'sub_product'] })).body
  expect(made.lines).toBe(2)
  const [first] = (await portal.as('ceo').get(`/price-adjustment/${made.id}`)).body.prices
  expect(first).toMatchObject({ kind: 'service', name: 'Boom pump', unit: 'hour', quantity: null, marginAfter: null })
  expect((await decide(made)).body.status).toBe('approved')
  expect(await chargeOn(BEFORE, boom)).toMatchObject({ unitPrice: '180.0000' })
  expect(await chargeOn(FROM, boom)).toMatchObject({ unitPrice: '198.0000', minimum: '2.0000' })
  expect(await chargeOn(FROM, distance)).toMatchObject({
    unitPrice: '4.4000',
    bands: [{ upTo: '10', unitPrice: '2.2000' }],
  })
})

test('lower charges and list prices are judged like any other price', async () => {
  const far = (await apply({ appliesTo: ['list'], fromDate: '2027-02-01', value: '-15' })).body
  const charges = (await apply({ appliesTo: ['service'], fromDate: '2027-02-01', value: '-60' })).body
  for (const made of [far, charges]) {
    expect(await decide(made, 'sales_manager')).toMatchObject({
      status: 409,
      body: { facts: { rule: 'price-authority' } },
    })
    expect((await decide(made, 'ceo', false)).body.status).toBe('rejected')
  }
})

test('a salesperson sees the prices of their own projects in it, and nobody a change that is not there', async () => {
  const customerIds = [world.customer.id, gold.customerId]
  const made = (await apply({ appliesTo: ['agreed'], fromDate: '2027-03-01', customerIds })).body
  expect((await portal.as('ceo').get(`/price-adjustment/${made.id}`)).body.summary.lines).toBe(4)
  await portal.person('salesperson_2')
  const { body } = await portal.as('salesperson_2').get(`/price-adjustment/${made.id}`)
  expect([body.prices.length, body.summary.lines]).toEqual([0, 0])
  expect(body).toMatchObject({ customerNames: [], otherCustomers: 2 })
  expect((await portal.as('ceo').get('/price-adjustment/0199aaaa-0000-7000-8000-000000000001')).status).toBe(404)
  expect(portal.defects).toEqual([])
})
