import { beforeAll, beforeEach, expect, test } from 'vitest'
import { project } from '~/db/customers/project'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { addDays } from '~/domain/kit/time'
import { givenProject, givenPurchaseOrder } from '../kit/given/customers'
import { type Deliveries, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { givenPriceList } from '../kit/given/pricing'
import { type House, house, ok } from '../kit/house'

let portal: House
let world: Deliveries
let projectId: string
let day = '2026-09-01'
const as = (who: string) => portal.as(who)

beforeAll(async () => {
  portal = await house({
    now: '2026-11-20T01:00:00.000Z',
    invariants: { except: ['I6b'], why: 'loads are put down delivered, without a ticket' },
  })
  world = await givenDeliveries(portal)
  for (const who of ['salesperson_admin', 'second_admin']) await portal.person(who, { roles: ['admin'] })
  const lines = [{ productId: world.product.id, unitPrice: '150' }]
  await givenPriceList(portal, { regionId: world.region.id, lines })
})
/** A project that asks for a purchase order, and a day, of its own. */
beforeEach(async () => {
  day = addDays(day, 1)
  const { id } = await givenProject(portal, { customerId: world.customer.id, regionId: world.region.id })
  await portal.given(async work =>
    project.update(work, await project.get(work.sql, id), { purchaseOrderRequired: true }),
  )
  projectId = id
})

/** One load of 9 m³, ordered on this purchase order. */
async function delivered(purchaseOrderId: string | null = null) {
  const { order, loads } = await givenOrder(portal, world, { day, loads: 1, projectId, purchaseOrderId })
  const at = new Date(`${day}T02:00:00.000Z`)
  await portal.given(async work => {
    const row = await deliveryOrder.lock(work, loads[0]!.id)
    const times = { batchedAt: at, onSiteAt: at, pourEndAt: at, deliveredAt: at }
    await deliveryOrder.move(work, row, { status: 'returned', doNumber: `${order.orderNo}-1`, ...times }, 'deliver')
  })
}
const po = (of: { poNumber: string; quantity?: string; validFrom?: string; validTo?: string }) =>
  givenPurchaseOrder(portal, { projectId, ...of })
const draft = async (id: string) => ok(await as('admin').get(`/invoice-draft/${id}`))
async function drafted() {
  const asked = { fromDate: day, toDate: day }
  const { drafts } = ok(await as('finance_ar').post('/invoice-draft/generate-draft', asked))
  const own = drafts.filter((of: { projectId: string; loads: number }) => of.projectId === projectId && of.loads > 0)
  expect(own).toHaveLength(1)
  return draft(own[0].id)
}
const type = async (id: string, purchaseOrderNo: string | null, who = 'sales_manager', more: object = {}) =>
  as(who).put(`/invoice-draft/${id}`, { version: (await draft(id)).version, purchaseOrderNo, ...more })
const texts = (of: { exceptions: { kind: string; text: string }[] }) =>
  of.exceptions.map(({ kind, text }) => `${kind}: ${text}`)

test('a bill names the purchase order that the order named, whatever older one the project has and however full that is', async () => {
  await po({ poNumber: 'PO-OLD', validFrom: '2025-01-01', quantity: '1' })
  const { id } = await po({ poNumber: 'PO-NEW', validFrom: '2026-01-01', quantity: '300' })
  await delivered(id)
  expect(await drafted()).toMatchObject({ purchaseOrderNo: 'PO-NEW', exceptions: [], status: 'with_sales' })
})

test('a purchase order that had ended on the day of the load is never taken, also when drafts are made again', async () => {
  await delivered()
  expect(await drafted()).toMatchObject({ purchaseOrderNo: null, exceptions: [{ kind: 'missing_po' }] })
  await po({ poNumber: 'PO-2025', validFrom: '2025-01-01', validTo: addDays(day, -1), quantity: '10' })
  const again = await drafted()
  expect([again.purchaseOrderNo, texts(again)]).toEqual([null, ['missing_po: PO required, none on file']])
  // Its last day is a day of it.
  await po({ poNumber: 'PO-TODAY', validFrom: '2026-01-01', validTo: day, quantity: '10' })
  expect(await drafted()).toMatchObject({ purchaseOrderNo: 'PO-TODAY', exceptions: [], status: 'with_sales' })
})

test('a purchase order with room, typed on the draft, settles the exception of the full one, and the draft goes on', async () => {
  const full = await po({ poNumber: 'PO-FULL', quantity: '5' })
  await po({ poNumber: 'PO-ROOM', quantity: '300' })
  await po({ poNumber: 'PO-TIGHT', quantity: '6' })
  await delivered(full.id)
  const made = await drafted()
  expect(texts(made)).toEqual(['over_po: PO-FULL is exceeded by 4.00 m³'])
  expect(texts(ok(await type(made.id, 'PO-TIGHT')))).toEqual(['over_po: PO-TIGHT is exceeded by 3.00 m³'])
  expect((await type(made.id, 'PO-TIGHT', 'sales_manager', { submit: true })).status).toBe(409)
  const typed = ok(await type(made.id, 'PO-ROOM', 'sales_manager', { submit: true }))
  expect(typed).toMatchObject({ purchaseOrderNo: 'PO-ROOM', exceptions: [], status: 'with_sales' })
  // Making drafts again asks nothing anew.
  ok(await as('finance_ar').post('/invoice-draft/generate-draft', { fromDate: day, toDate: day }))
  expect(await draft(made.id)).toMatchObject({ purchaseOrderNo: 'PO-ROOM', exceptions: [], status: 'with_sales' })
})

test('a number that was typed, and what was agreed beside the loads, outlive a purchase order that the project gets later', async () => {
  await delivered()
  const made = await drafted()
  const goodwill = { description: 'Goodwill', quantity: '-1', unit: 'lump', unitPrice: '10', reason: 'Late by an hour' }
  ok(await type(made.id, 'PO-TYPED', 'sales_manager', { adjustments: [goodwill] }))
  await po({ poNumber: 'PO-LATER', quantity: '300' })
  ok(await as('finance_ar').post('/invoice-draft/generate-draft', { fromDate: day, toDate: day }))
  expect(await draft(made.id)).toMatchObject({ purchaseOrderNo: 'PO-TYPED', exceptions: [], subtotal: '1340.00' })
  expect(ok(await as('admin').post('/invoice-draft/list', { projectId }))).toMatchObject({ total: 1 })
})

test('what was agreed beside the loads goes with them to the bill of a purchase order that the project gets later', async () => {
  await delivered()
  const made = await drafted()
  const goodwill = { description: 'Goodwill', quantity: '-1', unit: 'lump', unitPrice: '10', reason: 'Late by an hour' }
  const { version } = await draft(made.id)
  ok(await as('sales_manager').put(`/invoice-draft/${made.id}`, { version, adjustments: [goodwill] }))
  await po({ poNumber: 'PO-LATER', quantity: '300' })
  ok(await as('finance_ar').post('/invoice-draft/generate-draft', { fromDate: day, toDate: day }))
  const open = ok(await as('admin').post('/invoice-draft/list', { projectId })).rows.filter(
    (row: { status: string }) => row.status !== 'withdrawn',
  )
  expect(open).toHaveLength(1)
  expect(await draft(open[0].id)).toMatchObject({ purchaseOrderNo: 'PO-LATER', subtotal: '1340.00', exceptions: [] })
  expect(await draft(made.id)).toMatchObject({ status: 'withdrawn' })
})

test('another purchase order after the last approval voids all three: nothing is invoiced on what nobody approved', async () => {
  const { id: orderId } = await po({ poNumber: 'PO-APPROVED' })
  await po({ poNumber: 'PO-AFTER' })
  await delivered(orderId)
  const { id, round } = await drafted()
  const approve = async (who: string) => {
    const { version } = await draft(id)
    return ok(await as(who).put('/invoice-draft/approve', { drafts: [{ id, version }] })).results[0]
  }
  for (const who of ['salesperson_admin', 'sales_manager', 'ceo'])
    expect(await approve(who)).toMatchObject({ ok: true })
  expect(await draft(id)).toMatchObject({ status: 'approved', round })
  const after = ok(await type(id, 'PO-AFTER', 'second_admin'))
  expect(after).toMatchObject({ status: 'with_sales', round: round + 1, purchaseOrderNo: 'PO-AFTER' })
  const bill = async () =>
    ok(await as('finance_ar').post('/invoice/generate', { invoiceDate: '2026-11-20', draftIds: [id] })).results[0]
  expect(await bill()).toMatchObject({ ok: false })
  for (const who of ['salesperson_admin', 'sales_manager', 'ceo'])
    expect(await approve(who)).toMatchObject({ ok: true })
  const made = await bill()
  expect(made).toMatchObject({ ok: true })
  expect(ok(await as('finance_ar').get(`/invoice/${made.id}`)).purchaseOrderNo).toBe('PO-AFTER')
  expect(portal.defects).toEqual([])
})
