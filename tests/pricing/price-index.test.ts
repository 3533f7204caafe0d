import { beforeAll, expect, test } from 'vitest'
import { bookedOrder, deliverAsPlanned } from '../kit/given/billed-order'
import { givenSubProduct } from '../kit/given/catalog'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { approvePrice, givenPriceList } from '../kit/given/pricing'
import { type House, house, ok } from '../kit/house'

let portal: House
let world: Deliveries
let fuel: { id: string }
let indexId: string

const as = (who: string) => portal.as(who)
const valueIs = (fromDate: string, indexValue: string, who = 'sales_admin') =>
  as(who).post('/price-index-value', { priceIndexId: indexId, fromDate, indexValue, reason: 'Bulletin' })
const follows = (more: object, who = 'sales_manager') =>
  as(who).post('/commercial-term', {
    ...{ itemId: fuel.id, projectId: world.project.id, unitPrice: '0', fromDate: '2026-11-25' },
    ...more,
  })
const escalation = (more: object = {}) => ({
  escalation: { indexId, base: '1.20', sharePercent: '8', withinPercent: '2', ...more },
})

beforeAll(async () => {
  portal = await house({ now: '2026-11-24T01:00:00.000Z' })
  world = await givenDeliveries(portal)
  await givenPriceList(portal, {
    regionId: world.region.id,
    lines: [{ productId: world.product.id, unitPrice: '131.1135' }],
  })
  fuel = await givenSubProduct(portal, { name: 'Fuel surcharge', trigger: 'escalation', unit: 'm³' })
  const diesel = { code: 'DSL', name: 'Diesel', unit: 'S$/l', publisher: 'Pump prices', remarks: null }
  indexId = ok(await as('sales_admin').post('/price-index', diesel)).id
})

test('an index that nobody follows takes past values; the first of all needs a second person', async () => {
  expect((await valueIs('2026-10-01', '0')).status).toBe(422)
  expect((await valueIs('2026-10-01', '1.20', 'dispatcher')).status).toBe(403)
  const first = ok(await valueIs('2026-10-01', '1.20'))
  expect([first.id, first.approval.message]).toEqual([null, expect.stringContaining('Diesel 1.2')])
  expect(ok(await as('salesperson').get('/price-index-value')).rows).toEqual([])
  await approvePrice(portal, first)
  expect(ok(await valueIs('2026-11-01', '1.26')).approval).toBeNull()
  const { rows } = ok(await as('salesperson').get(`/price-index-value?priceIndexId=${indexId}`))
  expect(rows.map((row: Record<string, string>) => [row.fromDate, row.indexValue, row.before])).toEqual([
    ['2026-11-01', '1.2600', '1.2000'],
    ['2026-10-01', '1.2000', null],
  ])
})

test('what follows an index says which, has no other price, and needs a second person', async () => {
  const fields = async (more: object) => Object.keys((await follows(more)).body.errors ?? {})
  expect(await fields({})).toEqual(['escalation.indexId'])
  expect(await fields({ ...escalation(), unitPrice: '3' })).toEqual(['unitPrice'])
  expect(await fields(escalation({ sharePercent: '120' }))).toEqual(['escalation.sharePercent'])
  expect(await fields(escalation({ indexId: fuel.id }))).toEqual(['escalation.indexId'])
  const other = await givenSubProduct(portal, { name: 'Night', trigger: 'after_hours', unit: 'm³' })
  expect(await fields({ itemId: other.id, unitPrice: '9', ...escalation() })).toEqual(['escalation.indexId'])
  const asked = ok(await follows(escalation()))
  expect(asked).toMatchObject({ id: null, approval: { message: expect.stringContaining('Fuel surcharge') } })
  await approvePrice(portal, asked)
  const { rows } = ok(await as('sales_manager').get(`/commercial-term?itemId=${fuel.id}`))
  expect(rows).toMatchObject([{ indexName: 'Diesel', escalation: { sharePercent: '8', base: '1.20' } }])
})

test('a quote has no single price for it', async () => {
  const { customer, project, product } = world
  const lines = [{ productId: product.id, unitPrice: '131', reason: 'Agreed' }]
  const quote = { customerId: customer.id, projectId: project.id, fromDate: '2026-12-01', lines }
  const { status, body } = await as('sales_manager').post('/pricing', {
    ...quote,
    charges: [{ itemId: fuel.id, unitPrice: '1' }],
  })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['charges.0.itemId']])
})

test('an order is previewed and billed by the value of its day, which says so; the next value leaves it', async () => {
  const { order, loads } = await bookedOrder(portal, world, '2026-11-25')
  const foreseen = ok(await as('dispatcher').get(`/order/${order.id}/agreed-preview`))
  for (const load of loads) await deliverAsPlanned(portal, world, load, order.unloadingMinutes)
  portal.clock.at = new Date('2026-11-26T16:00:00.000Z')
  ok(await valueIs('2026-11-27', '1.60'))
  const { drafts } = ok(
    await as('finance_ar').post('/invoice-draft/generate-draft', { fromDate: '2026-11-25', toDate: '2026-11-25' }),
  )
  const draft = ok(await as('finance_ar').get(`/invoice-draft/${drafts[0].id}`))
  expect([draft.total, draft.exceptions]).toEqual([foreseen.total, []])
  const lines = draft.lines.filter((line: { itemId: string }) => line.itemId === fuel.id)
  // 131.1135 × 8 % × 5 % of change = 0.5245 a m³.
  expect(lines.length).toBe(loads.length)
  expect(lines[0]).toMatchObject({
    unitPrice: '0.5245',
    fact: 'Diesel 1.26 from 01/11/2026, base 1.2 (+5.00 %), 8 % of S$131.11',
  })
})

test('a value that has begun stays, a day that is over takes none, and a far lower one needs a second person', async () => {
  const past = await valueIs('2026-11-26', '1.10')
  expect([past.status, Object.keys(past.body.errors)]).toEqual([422, ['fromDate']])
  portal.clock.at = new Date('2026-11-28T01:00:00.000Z')
  ok(await valueIs('2026-12-01', '1.65'))
  const lower = ok(await valueIs('2026-12-01', '0.60'))
  expect(lower.approval.message).toMatch(/Diesel 0\.6 is 63\.6 % below the present value/)
  const onDay = async (day: string) =>
    ok(await as('salesperson').get(`/price-index-value?priceIndexId=${indexId}`)).rows.find(
      (row: { fromDate: string }) => row.fromDate === day,
    )?.indexValue
  expect(await onDay('2026-12-01')).toBe('1.6500')
  // Approved when its day has begun: from that day on.
  portal.clock.at = new Date('2026-12-03T01:00:00.000Z')
  await approvePrice(portal, lower)
  expect([await onDay('2026-12-01'), await onDay('2026-12-03')]).toEqual(['1.6500', '0.6000'])
  const begun = await valueIs('2026-12-03', '1.70')
  expect([begun.status, begun.body.facts?.rule]).toEqual([409, 'begun'])
  // What the index gives back is a line that the editor of a draft sends back as it is: its price is not below zero.
  const { order, loads } = await bookedOrder(portal, world, '2026-12-04')
  for (const load of loads) await deliverAsPlanned(portal, world, load, order.unloadingMinutes)
  portal.clock.at = new Date('2026-12-05T16:00:00.000Z')
  const period = { fromDate: '2026-12-04', toDate: '2026-12-04' }
  const { drafts } = ok(await as('finance_ar').post('/invoice-draft/generate-draft', period))
  const draft = ok(await as('finance_ar').get(`/invoice-draft/${drafts[0].id}`))
  const back = draft.lines.find((line: { itemId: string }) => line.itemId === fuel.id)
  // 131.1135 × 8 % × −50 % = −5.2445 a m³.
  expect(back).toMatchObject({ unitPrice: '5.2445', amount: expect.stringMatching(/^-/) })
  const lines = draft.lines.map(({ id, quantity, unitPrice }: Record<string, string>) => ({ id, quantity, unitPrice }))
  const sent = ok(await as('admin').put(`/invoice-draft/${draft.id}`, { version: draft.version, lines }))
  expect(sent.total).toBe(draft.total)
  expect(portal.defects).toEqual([])
})
