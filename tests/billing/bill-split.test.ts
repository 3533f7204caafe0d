import { beforeAll, expect, test } from 'vitest'
import { location } from '~/db/customers/location'
import { purchaseOrder } from '~/db/customers/purchase-order'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { type Deliveries, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { givenPriceList } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
let days = 0

beforeAll(async () => {
  portal = await house({
    now: '2026-11-20T01:00:00.000Z',
    invariants: { except: ['I6b'], why: 'loads are put down delivered, without a ticket' },
  })
  world = await givenDeliveries(portal)
  const lines = [{ productId: world.product.id, unitPrice: '150' }]
  await givenPriceList(portal, { regionId: world.region.id, lines })
})

const delivered = async (day: string, more: object = {}) => {
  const { order, loads } = await givenOrder(portal, world, { day, loads: 1, ...more })
  const at = new Date(`${day}T02:00:00.000Z`)
  return portal.given(async work => {
    const row = await deliveryOrder.lock(work, loads[0]!.id)
    const times = { batchedAt: at, onSiteAt: at, pourEndAt: at, deliveredAt: at }
    const doNumber = `${order.orderNo}-${row.loadNo}`
    await deliveryOrder.move(work, row, { status: 'returned', doNumber, ...times }, 'deliver')
    return doNumber
  })
}
const as = (who: string) => portal.as(who)

/** The customer's bills are split so from now on, by the form's own call. */
const splitBy = async (billSplit: string[]) => {
  const { body } = await as('sales_admin').get(`/customer/${world.customer.id}`)
  const { id, version, customerName, regionIds, salespersonIds } = body
  const saved = await as('sales_admin').put('/customer', {
    ...{ id, version, customerName, regionIds, salespersonIds, billSplit },
  })
  expect(saved.body.billSplit).toEqual(billSplit)
}
const drafted = async (fromDate: string, toDate: string) =>
  (await as('finance_ar').post('/invoice-draft/generate-draft', { fromDate, toDate })).body.drafts as {
    id: string
    loads: number
  }[]

test('a customer’s bills have one site, product, purchase order or month, as its record says', async () => {
  const other = await portal.given(async work => {
    const { projectId, latitude, longitude } = world.location
    return location.insert(work, { projectId, latitude, longitude, locationName: 'Gate 9' })
  })
  const [poA, poB] = await portal.given(async work => {
    const po = (poNumber: string) =>
      purchaseOrder.insert(work, { projectId: world.project.id, poNumber, validFrom: '2026-01-01', quantity: '999' })
    return [await po('PO-A'), await po('PO-B')]
  })
  for (const [split, first, second] of [
    ['site', {}, { locationId: other.id }],
    ['purchase_order', { purchaseOrderId: poA!.id }, { purchaseOrderId: poB!.id }],
  ] as const) {
    const day = `2026-09-0${++days}`
    await splitBy([])
    await delivered(day, first)
    await delivered(day, second)
    await splitBy([split])
    expect((await drafted(day, day)).map(of => of.loads)).toEqual([1, 1])
  }
  await splitBy(['month'])
  await delivered('2026-07-31')
  await delivered('2026-08-01')
  expect((await drafted('2026-07-31', '2026-08-01')).map(of => of.loads)).toEqual([1, 1])
  await splitBy([])
  await delivered('2026-06-10')
  await delivered('2026-06-10', { locationId: other.id })
  expect((await drafted('2026-06-10', '2026-06-10')).map(of => of.loads)).toEqual([2])
})

test('a split that is unknown is refused', async () => {
  const { body } = await as('sales_admin').get(`/customer/${world.customer.id}`)
  const { id, version, customerName } = body
  const refused = await as('sales_admin').put('/customer', { id, version, customerName, billSplit: ['driver'] })
  expect(refused.status).toBe(422)
  expect((await as('sales_admin').get(`/customer/${id}`)).body).toEqual(body)
})

test('drafts and invoices are found by purchase order and by delivery order, a neighbour is not', async () => {
  const day = '2026-05-04'
  const doNumber = await delivered(day)
  await delivered('2026-05-05')
  const [draft] = await drafted(day, day)
  const { version } = (await as('sales_manager').get(`/invoice-draft/${draft!.id}`)).body
  await as('admin').put(`/invoice-draft/${draft!.id}`, { version, purchaseOrderNo: 'PO-FIND-77' })
  const drafts = async (keyword: string) =>
    (await as('finance_ar').post('/invoice-draft/list', { keyword })).body.rows.map((row: { id: string }) => row.id)
  for (const keyword of [doNumber, doNumber.toLowerCase(), 'po-find-77', 'FIND-77'])
    expect(await drafts(keyword), keyword).toEqual([draft!.id])
  expect(await drafts(`${doNumber}9`)).toEqual([])
  await portal.person('salesperson_admin', { roles: ['admin'] })
  for (const who of ['salesperson_admin', 'sales_manager', 'ceo']) {
    const { id, version: now } = (await as(who).get(`/invoice-draft/${draft!.id}`)).body
    const approved = await as(who).put('/invoice-draft/approve', { drafts: [{ id, version: now }] })
    expect(approved.body.results, who).toMatchObject([{ ok: true }])
  }
  const made = await as('finance_ar').post('/invoice/generate', { invoiceDate: '2026-11-20', draftIds: [draft!.id] })
  const [{ id: invoiceId }] = made.body.results
  const invoices = async (keyword: string) =>
    (await as('finance_ar').post('/invoice/search', { keyword })).body.rows.map((row: { id: string }) => row.id)
  for (const keyword of [doNumber.toLowerCase(), 'po-find-77'])
    expect(await invoices(keyword), keyword).toEqual([invoiceId])
  expect(await invoices(`${doNumber}9`)).toEqual([])
})

test('the money of a purchase order is used up by bills that have several of them', async () => {
  await splitBy([])
  const [poM, poN] = await portal.given(async work => {
    const po = (poNumber: string, amount: string) =>
      purchaseOrder.insert(work, { projectId: world.project.id, poNumber, validFrom: '2026-01-01', amount })
    return [await po('PO-M', '2000'), await po('PO-N', '5000')]
  })
  const exceptionsOn = async (day: string) => {
    await delivered(day, { purchaseOrderId: poM!.id })
    await delivered(day, { purchaseOrderId: poN!.id })
    const [draft] = await drafted(day, day)
    const { purchaseOrderNo, exceptions } = (await as('ceo').get(`/invoice-draft/${draft!.id}`)).body
    expect(purchaseOrderNo).toBe('PO-M, PO-N')
    return exceptions.map((of: { kind: string; text: string }) => `${of.kind}: ${of.text}`)
  }
  expect(await exceptionsOn('2026-04-06')).toEqual([])
  expect(await exceptionsOn('2026-04-07')).toEqual(['over_po: PO-M is exceeded by S$700.00'])
})
