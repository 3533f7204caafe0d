import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { addDays } from '~/domain/kit/time'
import { type Deliveries, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { approveDraftPrices, givenPriceList } from '../kit/given/pricing'
import { type House, house, ok } from '../kit/house'

let portal: House
let world: Deliveries
let day = '2026-08-31'
const as = (who: string) => portal.as(who)
type Line = { id: string; kind: string; deliveryOrderId: string; unitPrice: string; amount: string; reason: string }

beforeAll(async () => {
  portal = await house({
    now: '2026-11-20T01:00:00.000Z',
    invariants: { except: ['I6b'], why: 'loads are put down delivered, without a ticket' },
  })
  world = await givenDeliveries(portal)
  await portal.person('salesperson_admin', { roles: ['admin'] })
  await givenPriceList(portal, {
    regionId: world.region.id,
    lines: [{ productId: world.product.id, unitPrice: '150' }],
  })
})

/** A day of its own with delivered loads, and the draft of that day. */
const delivered = async (loads = 2, more: object = {}) => {
  const made = await givenOrder(portal, world, { day, loads, ...more })
  for (const load of made.loads)
    await portal.given(async work => {
      const row = await deliveryOrder.lock(work, load.id)
      const at = new Date(`${day}T02:00:00.000Z`)
      const times = { batchedAt: at, onSiteAt: at, pourEndAt: at, deliveredAt: at }
      await deliveryOrder.move(
        work,
        row,
        { status: 'returned', doNumber: `${made.order.orderNo}-${row.loadNo}`, ...times },
        'deliver',
      )
    })
  return made
}
beforeEach(() => {
  day = addDays(day, 1)
})
const generate = async () =>
  ok(await as('finance_ar').post('/invoice-draft/generate-draft', { fromDate: day, toDate: day })).drafts
const draft = async (id: string) => ok(await as('admin').get(`/invoice-draft/${id}`))
const concrete = (of: { lines: Line[] }) => of.lines.filter(line => line.kind === 'product')
const put = (id: string, body: object, who = 'sales_manager') => as(who).put(`/invoice-draft/${id}`, body)
const goodwill = { description: 'Goodwill', quantity: '-1', unit: 'lump', unitPrice: '100', reason: 'Late by an hour' }

test('generating again keeps a corrected price, an adjustment and a typed purchase order, and takes the late load', async () => {
  await delivered()
  const [{ id }] = await generate()
  const first = await draft(id)
  const [line] = concrete(first)
  const reason = 'Agreed on the phone'
  const change = {
    version: first.version,
    purchaseOrderNo: 'PO-TYPED',
    adjustments: [goodwill],
    lines: [{ id: line!.id, unitPrice: '145', reason }],
  }
  const changed = ok(await put(id, change))
  await delivered(1)
  const [again] = await generate()
  expect(again.id).toBe(id)
  const after = await draft(id)
  expect(concrete(after)).toHaveLength(3)
  expect(concrete(after).find(one => one.id === line!.id)).toMatchObject({
    unitPrice: '145.0000',
    systemPrice: '150.0000',
    decidedPrice: '145.0000',
    decidedQuantity: null,
    reason,
  })
  expect(after.lines.filter((one: Line) => one.kind === 'adjustment')).toMatchObject([{ amount: '-100.00' }])
  expect(after.purchaseOrderNo).toBe('PO-TYPED')
  expect(after.round).toBe(changed.round + 1)
  expect(after.exceptions).toEqual([])
})

test('a load that is billed no more leaves its decision as a conflict, which keeps mine or takes the system’s', async () => {
  for (const keep of ['mine', 'system'] as const) {
    day = addDays(day, 1)
    const { loads } = await delivered()
    const [{ id }] = await generate()
    const first = await draft(id)
    const line = concrete(first).find(one => one.deliveryOrderId === loads[0]!.id)!
    ok(await put(id, { version: first.version, lines: [{ id: line.id, unitPrice: '145', reason: 'Agreed' }] }))
    await portal.given(async work =>
      deliveryOrder.move(work, await deliveryOrder.lock(work, loads[0]!.id), { status: 'rejected' }, 'reject'),
    )
    await delivered(1)
    await generate()
    const open = await draft(id)
    expect(open).toMatchObject({ status: 'exception', exceptions: [{ kind: 'conflict', lineId: line.id }] })
    expect(open.lines.find((one: Line) => one.id === line.id)).toMatchObject({
      kind: 'adjustment',
      unitPrice: '145.0000',
    })
    const [{ id: exception, version }] = open.exceptions
    expect((await as('finance_ar').put(`/invoice-draft/exception/${exception}/settle`, { version, keep })).status).toBe(
      403,
    )
    const settled = ok(
      await as('salesperson_admin').put(`/invoice-draft/exception/${exception}/settle`, { version, keep }),
    )
    expect(settled).toMatchObject({ status: 'with_sales', exceptions: [], settled: [{ settlement: keep }] })
    expect(settled.lines.some((one: Line) => one.id === line.id)).toBe(keep === 'mine')
    await generate()
    expect((await draft(id)).exceptions).toEqual([])
  }
})

test('a dispute needs its reason, is billed at the settled price, and generating again keeps that', async () => {
  await delivered()
  const [{ id }] = await generate()
  const first = await draft(id)
  const [line] = concrete(first)
  const dispute = (reason?: string) =>
    put(id, { version: first.version, lines: [{ id: line!.id, disputed: true, reason }] })
  expect((await dispute()).body.errors).toHaveProperty('lines.0.reason')
  ok(await dispute('Concrete was late'))
  for (const who of ['salesperson_admin', 'sales_manager_2', 'ceo']) {
    const { version } = await draft(id)
    expect(ok(await as(who).put('/invoice-draft/approve', { drafts: [{ id, version }] })).results[0].ok).toBe(true)
  }
  const early = { invoiceDate: addDays(day, -1), draftIds: [id] }
  expect(ok(await as('finance_ar').post('/invoice/generate', early)).results).toMatchObject([
    { ok: false, problem: { detail: expect.stringContaining('cannot be dated before') } },
  ])
  const [made] = ok(
    await as('finance_ar').post('/invoice/generate', { invoiceDate: '2026-11-20', draftIds: [id] }),
  ).results
  expect(made.ok).toBe(true)
  const { rows } = ok(await as('admin').post('/invoice-draft/list', { status: 'exception', deliveryDate: day }))
  const carried = await draft(rows[0].id)
  expect(carried).toMatchObject({ total: '0.00', exceptions: [{ kind: 'dispute', lineId: line!.id }] })
  await generate()
  expect((await draft(carried.id)).lines).toMatchObject([{ id: line!.id, disputed: true }])
  const [{ id: exception, version }] = (await draft(carried.id)).exceptions
  const agreed = { version, keep: 'agreed', unitPrice: '120', reason: 'Settled with the buyer' }
  const settled = ok(await as('salesperson_admin').put(`/invoice-draft/exception/${exception}/settle`, agreed))
  // A fifth below the price of the list: a second person agrees to that before the first level.
  expect(settled).toMatchObject({ status: 'exception', subtotal: '1080.00', exceptions: [{ kind: 'price_limit' }] })
  await approveDraftPrices(portal, carried.id)
  expect(await draft(carried.id)).toMatchObject({ status: 'with_sales', subtotal: '1080.00', exceptions: [] })
  await generate()
  expect(await draft(carried.id)).toMatchObject({ subtotal: '1080.00', status: 'with_sales' })
})

test('a load at no price is accepted with a reason by finance, once and for as long as nothing else is found', async () => {
  const { loads } = await delivered(1, { oneOffPrice: '0', oneOffReason: 'Trial mix' })
  const [{ id }] = await generate()
  const { status, exceptions } = await draft(id)
  expect(status).toBe('exception')
  expect(exceptions).toMatchObject([{ kind: 'zero_price', deliveryOrderId: loads[0]!.id }])
  const accept = (who: string, reason?: string) =>
    as(who).put(`/invoice-draft/exception/${exceptions[0].id}/accept`, { version: exceptions[0].version, reason })
  expect((await accept('salesperson_admin')).status).toBe(422)
  expect((await accept('ceo', 'Trial mix, free of charge')).status).toBe(403)
  const after = ok(await accept('finance_ar', 'Trial mix, free of charge'))
  expect(after).toMatchObject({ status: 'with_sales', settled: [{ reason: 'Trial mix, free of charge' }] })
  await delivered(1)
  await generate()
  expect(await draft(id)).toMatchObject({ status: 'with_sales', exceptions: [] })
  expect((await accept('finance_ar', 'Once more')).status).toBe(409)
})

test('the purchase order is part of what is approved', async () => {
  await delivered()
  const [{ id }] = await generate()
  const { version } = await draft(id)
  ok(await as('salesperson_admin').put('/invoice-draft/approve', { drafts: [{ id, version }] }))
  const before = await draft(id)
  const after = ok(await put(id, { version: before.version, purchaseOrderNo: 'PO-AFTER' }, 'ceo'))
  expect(after).toMatchObject({ status: 'with_sales', round: before.round + 1 })
})

test('a billed line is not removed: the draft says so and stays as it is', async () => {
  await delivered()
  const [{ id }] = await generate()
  const { version, lines, subtotal } = await draft(id)
  const refused = await put(id, { version, removeLines: [lines[0].id] })
  expect([refused.status, refused.body.errors]).toEqual([422, { removeLines: ['Only an adjustment can be removed'] }])
  expect(await draft(id)).toMatchObject({ version, subtotal, lines })
})

test('what is refused is said in words: no code of a role, no verb of the program', async () => {
  await delivered()
  const [{ id }] = await generate()
  const { version } = await draft(id)
  ok(await as('salesperson_admin').put('/invoice-draft/approve', { drafts: [{ id, version }] }))
  const at = await draft(id)
  const level = await as('ceo').put('/invoice-draft/approve', { drafts: [{ id, version: at.version }] })
  const early = await as('finance_ar').post('/invoice/generate', { draftIds: [id], invoiceDate: '2026-11-20' })
  const said = JSON.stringify([level.body, early.body])
  expect(said).toMatch(/You cannot approve level 2/)
  expect(said).toMatch(/cannot be invoiced while it is/)
  expect(said).not.toMatch(/finance_hod|finance_md|finance_ar|cannot invoice/)
})
