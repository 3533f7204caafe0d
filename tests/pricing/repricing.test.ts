import { and, eq, ne } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { invoiceDraftLines, invoiceDrafts } from '~/db/billing/tables'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { setSetting } from '~/db/kit/set-setting'
import { resolvePrice } from '~/db/pricing/price-question'
import { amount, sum } from '~/domain/kit/money'
import { newId } from '~/domain/kit/uuid'
import { listRepricedLoads } from '~/workflows/pricing/list-repricing-loads'
import { givenSubProduct } from '../kit/given/catalog'
import { givenProject } from '../kit/given/customers'
import { type Deliveries, givenDelivered, givenDeliveries } from '../kit/given/deliveries'
import { givenPriceList, givenProjectPricing } from '../kit/given/pricing'
import { type House, house, ok } from '../kit/house'
import { expectInvariants } from '../kit/invariants'

const TODAY = '2026-11-16'
let portal: House
let world: Deliveries
type Load = { id: string; doNumber: string; version: number }
let loads: Load[]
let invoice: { id: string; invoiceNo: string }
let open: string

const as = (who: string) => portal.as(who)
const draft = async (id: string) => ok(await as('admin').get(`/invoice-draft/${id}`))
const climb = async (id: string) => {
  for (const who of ['salesperson_admin', 'sales_manager', 'ceo']) {
    const { version, status } = await draft(id)
    if (status === 'approved') return
    expect(ok(await as(who).put('/invoice-draft/approve', { drafts: [{ id, version }] })).results[0].ok).toBe(true)
  }
}
const issue = async (invoiceDate: string, ...draftIds: string[]) =>
  ok(await as('finance_ar').post('/invoice/generate', { invoiceDate, draftIds })).results
const generate = async (fromDate: string, toDate: string) =>
  ok(await as('finance_ar').post('/invoice-draft/generate-draft', { fromDate, toDate })).drafts

const rule = (more: object = {}) => ({
  projectId: world.project.id,
  fromDate: '2026-10-01',
  toDate: '2026-10-31',
  prices: [{ productId: world.product.id, unitPrice: '125.5555' }],
  ...more,
})
const submit = (more: object = {}, who = 'sales_admin') =>
  as(who).post('/repricing', { ...rule(more), reason: 'Agreed for October' })
const shown = async (id: string) => ok(await as('sales_manager').get(`/repricing/${id}`))
const decide = async (id: string, approve: boolean, who = 'ceo') => {
  const { approvalId, approvalVersion: version } = await shown(id)
  const body = { version, approve, reason: approve ? null : 'Not agreed' }
  return as(who).post(`/price-approval/${approvalId}/decide`, body)
}
const priceOn = async (day: string) => {
  const { customer, project, region, product } = world
  const answer = await resolvePrice(portal.db.sql, {
    ...{ customerId: customer.id, projectId: project.id, regionId: region.id, productId: product.id },
    day,
  })
  return 'unitPrice' in answer ? answer.unitPrice : answer.missing
}
/** All concrete that bills say of a load, whatever their state. */
const billedOf = async (load: Load) => {
  const lines = await portal.db.sql
    .select({ amount: invoiceDraftLines.amount })
    .from(invoiceDraftLines)
    .innerJoin(invoiceDrafts, eq(invoiceDrafts.id, invoiceDraftLines.draftId))
    .where(
      and(
        eq(invoiceDraftLines.deliveryOrderId, load.id),
        eq(invoiceDraftLines.kind, 'product'),
        ne(invoiceDrafts.status, 'withdrawn'),
      ),
    )
  return amount(sum(lines.map(line => line.amount)))
}

beforeAll(async () => {
  portal = await house({ now: '2026-10-12T01:00:00.000Z' })
  world = await givenDeliveries(portal)
  const regionId = world.region.id
  await portal.person('salesperson_admin', { roles: ['admin'] })
  await givenPriceList(portal, { regionId, lines: [{ productId: world.product.id, unitPrice: '131.1135' }] })
  await givenSubProduct(portal, {
    name: 'Part load',
    trigger: 'part_load',
    unit: 'm³',
    prices: [{ regionId, unitPrice: '28' }],
  })
  await portal.given(work =>
    setSetting({ ...work, now: new Date('2026-10-14T04:00:00.000Z') }, 'billing.gst-percent', '10'),
  )
  loads = []
  // Two before and one after the change of GST are invoiced, two are on a draft, one is not billed.
  for (const [day, quantity] of [
    ['2026-10-12', '9.00'],
    ['2026-10-13', '2.00'],
    ['2026-10-14', '9.00'],
    ['2026-10-20', '9.00'],
    ['2026-10-21', '8.50'],
    ['2026-10-28', '9.00'],
  ] as const) {
    portal.clock.at = new Date(`${day}T01:00:00.000Z`)
    loads.push((await givenDelivered(portal, world, 0, { day, quantity })).load)
  }
  portal.clock.at = new Date(`${TODAY}T01:00:00.000Z`)
  const [first] = await generate('2026-10-12', '2026-10-15')
  await climb(first.id)
  ;[invoice] = await issue('2026-10-31', first.id)
  const [second] = await generate('2026-10-20', '2026-10-21')
  open = second.id
  const { version, lines } = await draft(open)
  const decided = lines.find((line: { deliveryOrderId: string }) => line.deliveryOrderId === loads[4]!.id)
  ok(
    await as('salesperson_admin').put(`/invoice-draft/${open}`, {
      version,
      lines: [{ id: decided.id, unitPrice: '120', reason: 'Agreed on site' }],
    }),
  )
  const closed = await as('finance_hod').post('/billing-period/close', {
    ...{ regionId, month: '2026-10-01', version: 0, reason: 'Month end' },
  })
  expect(closed.status, JSON.stringify(closed.body)).toBe(200)
})

test('every load of the days is listed with both amounts, by where it is billed', async () => {
  const seen = ok(await as('sales_admin').post('/repricing/preview', rule()))
  const row = (load: Load) => seen.loads.find((of: { deliveryOrderId: string }) => of.deliveryOrderId === load.id)
  // round(9 × 131.1135) = 1180.02, round(9 × 125.5555) = 1130.00; the part load of 2 m³ keeps its charge.
  expect(row(loads[0]!)).toMatchObject({
    state: 'invoiced',
    billNo: invoice.invoiceNo,
    priceNow: '131.1135',
    priceThen: '125.5555',
    amountNow: '1180.02',
    amountThen: '1130.00',
    difference: '-50.02',
  })
  expect(row(loads[1]!)).toMatchObject({ state: 'invoiced', amountNow: '262.23', amountThen: '251.11' })
  expect(row(loads[3]!)).toMatchObject({ state: 'drafted', difference: '-50.02', stays: null })
  expect(row(loads[4]!)).toMatchObject({ state: 'drafted', amountNow: '1020.00', difference: '0.00', stays: 'by_hand' })
  expect(row(loads[5]!)).toMatchObject({ state: 'unbilled', billNo: null, difference: '-50.02' })
  expect(seen.totals).toMatchObject([
    { state: 'unbilled', loads: 1, difference: '-50.02', gst: '-5.00' },
    { state: 'drafted', loads: 2, difference: '-50.02', gst: '-5.00' },
    // 9 % of −61.14 and 10 % of −50.02.
    { state: 'invoiced', loads: 3, amountNow: '2622.27', difference: '-111.16', gst: '-10.50' },
  ])
})

test('it needs the right, days that are over, and a price that changes something; nothing is written otherwise', async () => {
  expect((await submit({}, 'salesperson')).status).toBe(403)
  expect((await submit({ toDate: '2026-11-17' })).body.errors).toHaveProperty('toDate')
  expect((await submit({ toDate: '2026-09-30' })).body.errors).toHaveProperty('toDate')
  expect((await submit({ prices: [] })).body.errors).toHaveProperty('prices')
  expect((await submit({ prices: [...rule().prices, ...rule().prices] })).body.errors).toHaveProperty('prices')
  const same = [{ productId: world.product.id, unitPrice: '131.1135' }]
  expect((await submit({ prices: same, toDate: '2026-10-15' })).body.facts).toMatchObject({ rule: 'no-difference' })
  expect((await submit({ fromDate: '2026-10-01', toDate: '2026-10-02' })).body.facts).toMatchObject({
    rule: 'no-loads',
  })
  expect((await submit({ projectId: newId() })).status).toBe(404)
  expect(ok(await as('sales_admin').get('/repricing')).total).toBe(0)
})

test('of two submitted at once over the same days one is refused; whoever submits it does not approve it', async () => {
  const answers = await Promise.all([submit(), submit({}, 'sales_manager')])
  expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
  const made = answers.find(answer => answer.status === 200)!.body
  expect(made).toMatchObject({ repricingNo: 'BP-00001', approval: { version: 1 } })
  const { rows } = ok(await as('sales_manager').get('/repricing?status=pending'))
  expect(rows).toMatchObject([{ id: made.id, loads: 6, difference: '-211.20', status: 'pending' }])
  const own = rows[0].submittedByName === 'Sales manager' ? 'sales_manager' : 'sales_admin'
  expect((await decide(made.id, true, own)).status).toBe(own === 'sales_admin' ? 403 : 409)
  expect((await decide(made.id, false)).body).toMatchObject({ status: 'rejected' })
  expect(await priceOn('2026-10-20')).toBe('131.1135')
  await portal.person('salesperson_2')
  expect((await as('salesperson_2').get(`/repricing/${made.id}`)).status).toBe(404)
})

test('a load that changes after it was listed refuses the approval by name, until it is listed again', async () => {
  const made = ok(await submit())
  const before = await shown(made.id)
  await portal.given(async work => {
    const row = await deliveryOrder.lock(work, loads[5]!.id)
    await deliveryOrder.move(work, row, { quantity: '8.00', revision: row.revision + 1 }, 'given')
  })
  const refused = await decide(made.id, true)
  expect(refused).toMatchObject({ status: 409, body: { facts: { rule: 'list-changed' } } })
  expect(refused.body.detail).toContain(`${loads[5]!.doNumber}: 8.00 m³ instead of 9.00 m³`)
  expect((await shown(made.id)).changes).toEqual([`${loads[5]!.doNumber}: 8.00 m³ instead of 9.00 m³`])
  expect(await priceOn('2026-10-20')).toBe('131.1135')
  ok(await as('sales_admin').post(`/repricing/${made.id}/refresh`, { version: before.version }))
  expect((await shown(made.id)).changes).toEqual([])
  const stale = await as('ceo').post(`/price-approval/${before.approvalId}/decide`, {
    version: before.approvalVersion,
    approve: true,
  })
  expect(stale.status).toBe(409)
  const { approvalId, approvalVersion } = await shown(made.id)
  const gone = { version: approvalVersion, reason: 'Not now' }
  expect((await as('sales_admin').post(`/price-approval/${approvalId}/withdraw`, gone)).status).toBe(200)
})

test('a note on its way to one of the invoices refuses the approval whole: no price, draft or note has changed', async () => {
  const made = ok(await submit())
  const before = await draft(open)
  const note = ok(
    await as('finance_ar').post(`/invoice/${invoice.id}/note`, {
      ...{ reason: 'goodwill', text: 'Late', lines: [] },
      lumpSums: [{ description: 'Goodwill', direction: 'credit', amount: '10', gstPercent: '9' }],
    }),
  )
  expect(await decide(made.id, true)).toMatchObject({ status: 409, body: { facts: { rule: 'one-open-note' } } })
  expect(await priceOn('2026-10-20')).toBe('131.1135')
  expect(await draft(open)).toEqual(before)
  expect(await shown(made.id)).toMatchObject({ status: 'pending', notes: [] })
  expect((await submit({ fromDate: '2026-10-13' })).body.facts).toMatchObject({ rule: 'one-pending' })
  expect((await decide(made.id, false)).status).toBe(200)
  expect((await submit()).body).toMatchObject({
    detail: `${note.draftNo} already corrects ${invoice.invoiceNo} and is not issued yet. Issue or withdraw it first`,
    facts: { rule: 'one-open-note', draftId: note.id },
  })
  const { version } = await draft(note.id)
  ok(await as('finance_ar').post(`/invoice-note/${note.id}/withdraw`, { version, reason: 'Too early' }))
  await expectInvariants(portal)
})

test('approved: the days have their prices, drafts keep decisions, each invoice gets one note; all adds up to the engine', async () => {
  await givenProjectPricing(portal, {
    projectId: world.project.id,
    ...{ from: '2026-10-21', to: '2026-11-30' },
    prices: [{ productId: world.product.id, productPrice: '131.1135' }],
  })
  const made = ok(await submit())
  const { approvalId, approvalVersion: version } = await shown(made.id)
  const approve = (key: string) =>
    as('ceo').post(`/price-approval/${approvalId}/decide`, { version, approve: true }, { key })
  const key = newId()
  expect(ok(await approve(key)).status).toBe('approved')
  expect(ok(await approve(key)).status).toBe('approved')
  expect((await approve(newId())).status).toBe(409)
  expect(
    await Promise.all(['2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01', '2026-12-01'].map(priceOn)),
  ).toEqual([...['131.1135', '125.5555', '125.5555', '131.1135', '131.1135']])

  const drafted = await draft(open)
  const price = (load: Load) =>
    drafted.lines.find((line: { deliveryOrderId: string }) => line.deliveryOrderId === load.id).unitPrice
  expect([price(loads[3]!), price(loads[4]!)]).toEqual(['125.5555', '120.0000'])
  expect(drafted.status).toBe('exception')
  // The price by hand is below what its maker may set alone.
  expect(drafted.exceptions.map((of: { kind: string }) => of.kind).sort()).toEqual(['conflict', 'price_limit'])

  const { notes } = await shown(made.id)
  expect(notes).toMatchObject([{ invoiceNo: invoice.invoiceNo }])
  const note = await draft(notes[0].draftId)
  expect(note).toMatchObject({
    ...{ kind: 'credit_note', status: 'with_sales', subtotal: '-111.16', gst: '-10.50', total: '-121.66' },
    gstTotals: [
      { percent: '9', subtotal: '-61.14', gst: '-5.50' },
      { percent: '10', subtotal: '-50.02', gst: '-5.00' },
    ],
  })
  await climb(note.id)
  expect(await issue('2026-10-31', note.id)).toMatchObject([{ ok: false }])
  expect(await issue(TODAY, note.id)).toMatchObject([{ ok: true, total: '-121.66' }])
  await generate('2026-10-28', '2026-10-28')

  const list = await listRepricedLoads(portal.db.sql, rule())
  for (const load of loads) {
    const row = list.find(of => of.deliveryOrderId === load.id)!
    expect(row.difference, load.doNumber).toBe('0.00')
    expect(await billedOf(load), load.doNumber).toBe(row.amountThen)
  }
  expect((await submit()).body.facts).toMatchObject({ rule: 'no-difference' })
  await expectInvariants(portal)
})

test('a project of nobody one sees, and a product that was not delivered, change nothing', async () => {
  const other = await givenProject(portal, { customerId: world.customer.id, regionId: world.region.id })
  expect((await submit({ projectId: other.id })).body.facts).toMatchObject({ rule: 'no-loads' })
  expect(portal.defects).toEqual([])
})
