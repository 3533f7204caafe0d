import { eq, sql } from 'drizzle-orm'
import ExcelJS from 'exceljs'
import { beforeAll, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { setting } from '~/db/kit/setting'
import { SYSTEM, type Work } from '~/db/kit/work'
import { commercialTerms } from '~/db/pricing/commercial-term-tables'
import { type PriceListRecord, priceList } from '~/db/pricing/price-list'
import { commercialTerm } from '~/db/pricing/terms'
import { randomOf } from '~/db/seed/random'
import { sum } from '~/domain/kit/money'
import { addDays, addMinutes } from '~/domain/kit/time'
import { adjusted } from '~/domain/pricing/price-adjustment/price-adjustment'
import { trialSums } from '~/domain/pricing/price-trial-lines'
import { playPriceTrial } from '~/workflows/pricing/play-price-trial'
import { givenProduct, givenSubProduct } from '../kit/given/catalog'
import { type Deliveries, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { givenPriceList, givenProjectPricing } from '../kit/given/pricing'
import { type House, house, ok } from '../kit/house'

let portal: House
let world: Deliveries
let other: { id: string; productCode: string }
let agreed: { id: string }
let waiting: { id: string }
let present: PriceListRecord
const random = randomOf(31)
type Row = { id: string; name: string; before: string; after: string; difference: string; loads: number }

beforeAll(async () => {
  portal = await house({
    now: '2026-11-20T01:00:00.000Z',
    invariants: { except: ['I6b'], why: 'loads are put down delivered, without a ticket' },
  })
  world = await givenDeliveries(portal)
  const regionId = world.region.id
  other = await givenProduct(portal, { family: 'Pump' })
  agreed = await givenProduct(portal, { family: 'Pump' })
  present = await givenPriceList(portal, {
    regionId,
    lines: [
      { productId: world.product.id, unitPrice: '150' },
      { productId: other.id, unitPrice: '163.37' },
      { productId: agreed.id, unitPrice: '171.11' },
    ],
  })
  await givenProjectPricing(portal, {
    projectId: world.project.id,
    prices: [{ productId: agreed.id, productPrice: '166.66' }],
  })
  const charge = (name: string, trigger: string, unit: string, unitPrice: string, freeAllowance = '0') =>
    givenSubProduct(portal, { name, trigger, unit, freeAllowance, prices: [{ regionId, unitPrice }] })
  waiting = await charge('Waiting', 'waiting', 'min', '2.2', '60')
  await charge('After hours', 'after_hours', 'm³', '9')
  await charge('Part load', 'part_load', 'm³', '28')
  await charge('Cube set', 'cylinder_test', 'set', '60')
})

/** Fifteen days of loads: at any hour, small and full, some that wait, one order priced by itself and one with specimens. */
async function delivered(from: string): Promise<{ fromDate: string; toDate: string }> {
  for (const place of [0, 1, 2, 3, 6, 9, 14]) {
    const day = addDays(from, place)
    const made = await givenOrder(portal, world, {
      day,
      loads: random.whole(1, 3),
      quantity: (random.whole(3, 18) / 2).toFixed(2),
      productId: random.pick([world.product.id, other.id, agreed.id]),
      oneOffPrice: place === 3 ? '149.99' : null,
      cylinderTest: place % 2 ? { isRequired: true, sets: 2, specimens: 3, ages: [7, 28] } : null,
    })
    for (const load of made.loads)
      await portal.given(async work => {
        const row = await deliveryOrder.lock(work, load.id)
        const at = new Date(`${day}T${random.pick(['05:40', '09:15', '18:30'])}:00.000+08:00`)
        const pourEndAt = addMinutes(at, random.whole(30, 140))
        const times = { batchedAt: at, onSiteAt: at, pourEndAt, deliveredAt: pourEndAt }
        const doNumber = `${made.order.orderNo}-${row.loadNo}`
        await deliveryOrder.move(work, row, { status: 'returned', doNumber, ...times }, 'deliver')
      })
  }
  return { fromDate: from, toDate: addDays(from, 14) }
}

const text = (query: object) => new URLSearchParams(query as Record<string, string>).toString()
const tried = async (query: object, who = 'sales_manager') =>
  ok(await portal.as(who).get(`/price-trial?${text({ by: 'customer', limit: '200', ...query })}`))

/** What drafts say that are made of the same loads when the change is in force. */
async function drafted(period: { fromDate: string; toDate: string }) {
  const { drafts } = ok(await portal.as('finance_ar').post('/invoice-draft/generate-draft', period))
  const bills: Record<'subtotal' | 'gst' | 'total', string>[] = []
  for (const { id } of drafts) bills.push(ok(await portal.as('admin').get(`/invoice-draft/${id}`)))
  const total = (key: 'subtotal' | 'gst' | 'total') => sum(bills.map(bill => bill[key])).toFixed(2)
  return { after: total('subtotal'), gstAfter: total('gst'), totalAfter: total('total') }
}

const listed = (pump: string, standard: string) => [
  { productId: world.product.id, unitPrice: standard },
  { productId: other.id, unitPrice: pump },
  { productId: agreed.id, unitPrice: '180' },
]
/** A list that came into force on its day, as it would have if it had been made in time. */
const inForce = (draft: PriceListRecord) => async (work: Work) => {
  await priceList.update(work, present, { toDate: addDays(draft.fromDate, -1) })
  present = await priceList.update(work, draft, { status: 'active' })
}
/** The trial first; then the change itself with its date, and new drafts of the same loads. */
async function foreseen(from: string, change: object, make: (work: Work) => Promise<unknown>) {
  const period = await delivered(from)
  const { sums, rows } = await tried({ ...period, ...change })
  await portal.given(make)
  expect(await drafted(period)).toEqual({ after: sums.after, gstAfter: sums.gstAfter, totalAfter: sums.totalAfter })
  expect(sums.difference).not.toBe('0.00')
  expect(sum(rows.map((row: Row) => row.difference)).toFixed(2)).toBe(sums.difference)
  return { sums, rows, period }
}

test('a change of nothing makes no difference to anybody', async () => {
  const period = await delivered('2026-06-01')
  const { lines, gst } = await playPriceTrial(portal.db.sql, SYSTEM, period, {})
  expect(lines.length).toBeGreaterThan(10)
  for (const line of lines) expect([line.description, line.after]).toEqual([line.description, line.before])
  const sums = trialSums(lines, gst)
  expect([sums.difference, sums.totalAfter, sums.unpriced]).toEqual(['0.00', sums.totalBefore, 0])
  const nothing = await tried({ ...period, percents: 'normal=0;Pump=0' })
  expect(nothing.sums).toMatchObject({ before: sums.before, after: sums.before, difference: '0.00', change: '0' })
  expect(await drafted(period)).toEqual({ after: sums.after, gstAfter: sums.gstAfter, totalAfter: sums.totalAfter })
})

test('a price list that is tried gives the bills that drafts have once it is in force', async () => {
  const draft = await givenPriceList(portal, {
    regionId: world.region.id,
    lines: listed('168.2', '151.05'),
    versionNo: 2,
    status: 'draft',
    fromDate: '2026-07-01',
  })
  await foreseen('2026-07-01', { priceListId: draft.id }, inForce(draft))
})

test('a per cent on a family is that of a list whose prices were moved by it', async () => {
  const by = (price: string) => adjusted(price, { kind: 'percent', value: '3.75', roundTo: '0.01' })
  const moved = await givenPriceList(portal, {
    regionId: world.region.id,
    lines: listed(by('168.2'), '151.05'),
    versionNo: 3,
    status: 'draft',
    fromDate: '2026-07-16',
  })
  const { rows } = await foreseen('2026-07-16', { percents: 'Pump=3.75' }, inForce(moved))
  expect(rows).toHaveLength(1)
})

test('a surcharge and the settings of a bill are those of a term and of settings with that date', async () => {
  const figures = { unitPrice: '3.15', freeAllowance: '45' }
  const change = { chargeId: waiting.id, chargePrice: figures.unitPrice, chargeFree: figures.freeAllowance }
  await foreseen('2026-08-01', change, async work => {
    const [old] = await work.sql.select().from(commercialTerms).where(eq(commercialTerms.itemId, waiting.id))
    await commercialTerm.update(work, old!, { toDate: '2026-07-31' })
    const { regionId, level, itemKind, itemId } = old!
    await commercialTerm.insert(work, { regionId, level, itemKind, itemId, ...figures, fromDate: '2026-08-01' })
  })
  const settings = { minimumLoad: '6', normalFrom: '09:00', normalTo: '18:00', gstPercent: '10' }
  await foreseen('2026-09-01', settings, async work => {
    const since = '2026-09-01'
    const put = (name: string, value: unknown) => setting.insert(work, { name, effectiveFrom: since, value })
    await put('orders.minimum-load', '6')
    await put('billing.normal-hours', { from: '09:00', to: '18:00' })
    await put('billing.gst-percent', '10')
  })
})

test('totals lead to their loads, and all of it is in the spreadsheet', async () => {
  const period = await delivered('2026-10-01')
  const ask = { ...period, percents: 'Pump=10' }
  const { rows, sums } = await tried({ ...ask, by: 'product' })
  const pumped = rows.find((row: Row) => row.id === other.id)
  for (const row of rows) {
    const query = text({ ...ask, itemId: row.id, limit: '200' })
    const loads = ok(await portal.as('ceo').get(`/price-trial/load?${query}`))
    expect(sum(loads.rows.map((load: Row) => load.difference)).toFixed(2), row.name).toBe(row.difference)
  }
  const query = text({ ...ask, itemId: pumped.id, limit: '200' })
  const [load] = ok(await portal.as('ceo').get(`/price-trial/load?${query}`)).rows
  expect(load.what).toMatch(new RegExp(`^${other.productCode} .*: [\\d.]+ → [\\d.]+$`))
  for (const by of ['customer', 'site']) expect((await tried({ ...ask, by })).sums, by).toEqual(sums)
  const file = await portal.as('finance_hod').get(`/price-trial/download?${text(ask)}`)
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(file.body as never)
  expect(book.worksheets.map(page => page.name)).toEqual(['Change', 'By customer', 'By product', 'By site', 'Loads'])
  const products = book.getWorksheet('By product')!
  expect(products.getRow(products.rowCount).getCell(7).value).toBe(Number(sums.difference))
})

test('a list without a product says how many loads would have no price', async () => {
  const { id } = await givenPriceList(portal, {
    regionId: world.region.id,
    lines: [{ productId: other.id, unitPrice: '170' }],
    versionNo: 4,
    status: 'draft',
  })
  const { sums } = await tried({ fromDate: '2026-10-01', toDate: '2026-10-15', priceListId: id })
  const { rows } = await tried({ fromDate: '2026-10-01', toDate: '2026-10-15', priceListId: id, by: 'product' })
  expect(sums.unpriced).toBeGreaterThan(0)
  expect(rows.find((row: Row) => row.id === world.product.id)).toMatchObject({ after: '0.00', unpriced: sums.unpriced })
})

test('a trial writes nothing, is for those who decide on prices, and says what is wrong with it', async () => {
  const period = { fromDate: '2026-10-01', toDate: '2026-10-15' }
  const before = await portal.db.sql.execute(sql`select count(*) as n, max(seq) as seq from audit_line`)
  await tried({ ...period, percents: 'Pump=10' }, 'finance_hod')
  expect((await portal.db.sql.execute(sql`select count(*) as n, max(seq) as seq from audit_line`)).rows).toEqual(
    before.rows,
  )
  const check = (query: object, who = 'ceo') => portal.as(who).get(`/price-trial/change?${text(query)}`)
  expect(ok(await check({ ...period, percents: 'Pump=10;normal=-2.5', minimumLoad: '4' })).words).toEqual([
    'Pump +10 %',
    'normal -2.5 %',
    'Minimum load 4 m³',
  ])
  expect(ok(await portal.as('ceo').get('/price-trial/choices')).families).toEqual(
    expect.arrayContaining(['Pump', 'normal']),
  )
  for (const [query, field] of [
    [period, 'priceListId'],
    [{ ...period, percents: 'Pump=-100' }, 'percents'],
    [{ ...period, percents: 'Pump' }, 'percents'],
    [{ ...period, priceListId: world.region.id }, 'priceListId'],
    [{ ...period, chargePrice: '3' }, 'chargeId'],
    [{ ...period, chargeId: waiting.id }, 'chargePrice'],
    [{ ...period, normalFrom: '07:00' }, 'normalTo'],
    [{ fromDate: '2026-10-02', toDate: '2026-10-01', minimumLoad: '4' }, 'toDate'],
    [{ fromDate: '2026-01-01', toDate: '2026-06-30', minimumLoad: '4' }, 'toDate'],
  ] as const) {
    const { status, body } = await check(query)
    expect([status >= 400 && status < 500, Object.keys(body.errors ?? {})], text(query)).toEqual([true, [field]])
  }
  for (const who of ['salesperson', 'sales_admin', 'dispatcher', 'finance_ar'])
    expect((await check({ ...period, minimumLoad: '4' }, who)).status, who).toBe(403)
})
