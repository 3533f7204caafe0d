import ExcelJS from 'exceljs'
import { beforeAll, expect, test } from 'vitest'
import { associateProduct } from '~/db/catalog/associate-product'
import { auditTrail } from '~/db/kit/trail'
import { orderedAddOns } from '~/db/orders/order'
import { type Deliveries, givenDeliveries, givenGenerated, givenOrder, givenQueued } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
})

type Row = { doNumber: string | null; status: string; doDate: string; loadNo: number }

test('R-060 R-061 the list is filtered, sorted, counted and summed; the names of the wire are kept', async () => {
  await givenOrder(portal, world, { loads: 3, day: '2026-11-18' })
  await givenOrder(portal, world, { loads: 2, day: '2026-11-19', quantity: '4.50' })
  const made = await givenGenerated(portal, world, 0)
  const search = (body: object, who = 'dispatcher') => portal.as(who).post('/delivery-order/search_filter_do', body)
  const all = await search({ totals: true })
  expect(all.body).toMatchObject({ total: 6, sums: { loads: 6, quantity: '45.00' } })
  expect(all.body.rows.map((row: Row) => row.doDate).slice(0, 2)).toEqual(['2026-11-20', '2026-11-19'])
  expect(all.body.rows[0]).toMatchObject({
    deliveryOrderId: made.load.id,
    doNumber: made.load.doNumber,
    doQuantity: '9.00',
    assignedPlant: 'Plant TUAS',
    assignedPlantId: world.plant.id,
    assignedBP: 'Line 1',
    assignedBPId: world.line.id,
    mergedOrderId: null,
  })
  const one = await search({ fromDate: '2026-11-18', toDate: '2026-11-19', sort: 'loadNo', limit: 2, offset: 1 })
  expect(one.body).toMatchObject({ total: 5 })
  expect(one.body.rows.map((row: Row) => row.loadNo)).toEqual([2, 2])
  expect((await search({ statuses: ['generated'], keyword: 'acme' })).body.total).toBe(1)
  // One or two letters are looked for where a word or a number begins, which an index knows.
  for (const [keyword, found] of [
    ['ac', 1],
    ['A', 1],
    [made.load.doNumber.slice(0, 2), 1],
    ['cm', 0],
  ] as const)
    expect((await search({ statuses: ['generated'], keyword })).body.total, keyword).toBe(found)
  expect((await search({ keyword: 'nobody' })).body).toEqual({ rows: [], total: 0 })
  expect((await search({ doNumber: made.load.doNumber.slice(-6) })).body.total).toBe(1)
  expect((await search({ sort: 'customerName,-doNumber' })).status).toBe(200)
  expect((await search({ sort: 'colour' })).status).toBe(422)
  expect((await search({ limit: 201 })).status).toBe(422)
  for (const name of ['donumber', 'assignedPlantID', 'doQty', 'deliveryOrderID'])
    expect((await search({ [name]: made.load.id })).body.errors).toHaveProperty(name)
  expect((await search({ fromDate: '2026-02-30' })).status).toBe(422)
  expect((await search({}, 'dispatcher_9')).body.total).toBe(0)
  expect((await search({}, 'lab')).status).toBe(403)
  expect((await search({}, 'finance_ar')).body.total).toBe(6)
})

test('R-266 the report is a spreadsheet of the same filter, safe against formulas', async () => {
  const report = await portal
    .as('dispatcher')
    .post('/delivery-order/generate-report', { fromDate: '2026-11-18', toDate: '2026-11-20' })
  expect(report.status).toBe(200)
  expect(report.headers.get('content-disposition')).toMatch(/delivery-orders_2026-11-20_09-00-00\.xlsx/)
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(report.body as never)
  const page = book.worksheets[0]!
  expect(page.rowCount).toBe(7)
  expect(page.getRow(2).getCell(10).value).toBe(9)
  expect((await portal.as('dispatcher').post('/delivery-order/generate-report', {})).status).toBe(422)
})

test('R-267 the ticket exists with and without header; copies are counted and marked', async () => {
  const { load } = await givenGenerated(portal, world, 1)
  const batcher = portal.as('batcher')
  const pdf = await batcher.post('/orderdetail/download-pdf', { doNumber: load.doNumber })
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect(pdf.headers.get('content-disposition')).toContain(`inline; filename="${load.doNumber}.pdf"`)
  expect(Buffer.from(pdf.body).toString('latin1').slice(0, 5)).toBe('%PDF-')
  const plain = await batcher.post(`/orderdetail/download-pdf-without-header/${load.id}/current/original`)
  expect(plain.status).toBe(200)
  expect(plain.body.byteLength).not.toBe(pdf.body.byteLength)
  const view = await batcher.get(`/orderdetail/view?doNumber=${load.doNumber}`)
  expect(view.body.ticket.load.printCount).toBe(2)
  const trail = await auditTrail(
    portal.db.sql,
    { subject: 'delivery_order', subjectId: load.id },
    { limit: 9, offset: 0 },
  )
  expect(trail.rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['print ticket', 'print ticket without header']),
  )
  expect((await batcher.post(`/orderdetail/download-pdf-without-header/${load.id}/7/copy`)).status).toBe(404)
  expect((await portal.as('batcher_9').post('/orderdetail/download-pdf', { doNumber: load.doNumber })).status).toBe(404)
  const { load: open } = await givenOrder(portal, world, { loads: 1 })
  expect((await batcher.post('/orderdetail/download-pdf', { deliveryOrderId: open.id })).status).toBe(409)
})

test('R-264 the board of a line has an ETag, its refresh is read anew', async () => {
  const path = `plantId=${world.plant.id}&bp=${world.line.id}&doDate=2026-11-20`
  const board = await portal.as('batcher').get(`/orderdetail/assigned_list?${path}`)
  expect(board.body.plant.plantName).toBe('Plant TUAS')
  expect(board.body.rows[0].mix).toMatchObject({ mapped: true, approved: true, synced: true, mixCode: 'M40' })
  const tag = board.headers.get('etag')!
  const same = await portal
    .as('batcher')
    .get(`/orderdetail/assigned_list?${path}`, { headers: { 'if-none-match': tag } })
  expect(same.status).toBe(304)
  const refresh = () =>
    portal.as('batcher').get(`/orderdetail/assigned_list/refresh?${path}`, { headers: { 'if-none-match': tag } })
  const fresh = await refresh()
  expect([fresh.status, fresh.headers.get('etag')]).toEqual([200, null])
  expect(fresh.body.rows).toHaveLength(board.body.rows.length)
  const { load } = await givenOrder(portal, world, { loads: 1 })
  await portal.as('dispatcher').post('/delivery-order/assign-normal-delivery-order', {
    deliveryOrderId: load.id,
    assignedPlantId: world.plant.id,
    assignedBPId: world.line.id,
  })
  expect((await refresh()).body.rows.map((row: { id: string }) => row.id)).toContain(load.id)
  expect((await portal.as('batcher_9').get(`/orderdetail/assigned_list?${path}`)).status).toBe(404)
})

test('R-268 add-on quantities of an order, a load or a merged order and what is left of an order are computed', async () => {
  const { order, load } = await givenOrder(portal, world, { loads: 3 })
  await portal.given(async work => {
    const ice = await associateProduct.insert(work, { associateProductCode: 'ICE', name: 'Ice', unit: 'kg' })
    await orderedAddOns.replace(work, order.id, [{ materialId: ice.id, quantity: '40' }])
  })
  const dispatcher = portal.as('dispatcher')
  const query = `orderId=${order.id}&plantId=${world.plant.id}&doQuantity=4.5&deliveryOrderId=${load.id}`
  expect((await dispatcher.get(`/delivery-order/calculate-ap-quantity?${query}`)).body.rows).toMatchObject([
    { name: 'Ice', perM3: '40.0000', quantity: '180.0000' },
  ])
  const bare = `orderId=${order.id}&plantId=${world.plant.id}&doQuantity=4.5`
  const asked = async (more: string) =>
    (await dispatcher.get(`/delivery-order/calculate-ap-quantity?${bare}${more}`)).body
  expect(await asked('')).toMatchObject({ merged: null, rows: [{ name: 'Ice', quantity: '180.0000' }] })
  const merged = '0199aaaa-0000-7000-8000-000000000001'
  expect((await asked(`&mergedOrderId=${merged}`)).errors).toHaveProperty('mergedOrderId')
  expect((await asked(`&deliveryOrderId=${(await givenOrder(portal, world, { loads: 1 })).load.id}`)).errors).toEqual({
    deliveryOrderId: [expect.stringContaining('not of')],
  })
  expect((await asked(`&mergeOrderId=${merged}`)).errors).toHaveProperty('mergeOrderId')
  for (const name of ['orderId', 'plantId', 'doQuantity']) {
    const less = bare.split('&').filter(part => !part.startsWith(name))
    expect(
      (await dispatcher.get(`/delivery-order/calculate-ap-quantity?${less.join('&')}`)).body.errors,
    ).toHaveProperty(name)
  }
  expect((await dispatcher.get(`/delivery-order/associate-product-quantity/${load.id}`)).body.rows[0].quantity).toBe(
    '360.0000',
  )
  await dispatcher.post('/delivery-order/withdraw_do', { deliveryOrderId: load.id, reason: 'Not needed' })
  expect((await dispatcher.get(`/delivery-order/calculate-delivery-quantity?orderId=${order.id}`)).body).toMatchObject({
    ordered: '27.00',
    planned: '18.00',
    remaining: '9.00',
    doQuantity: '9.00',
    withdrawn: '9.00',
  })
  expect((await dispatcher.get(`/delivery-order/calculate-ap-quantity?orderId=${order.id}`)).status).toBe(422)
})

test('what is outstanding, accepted, sampled, emitted and typed is answered', async () => {
  const dispatcher = portal.as('dispatcher')
  const late = await dispatcher.get('/delivery-order/outstanding_list?late=true&doDate=2026-11-20')
  expect(late.body.rows.every((row: Row) => !['delivered', 'returned'].includes(row.status))).toBe(true)
  expect((await dispatcher.get('/delivery-order/outstanding_list')).body.total).toBeGreaterThan(0)
  expect((await dispatcher.get('/delivery-order/search_do?doDate=2026-11-18')).body.total).toBe(3)
  expect((await dispatcher.get('/delivery-order/get-accepted-count?doDate=2026-11-20')).body).toMatchObject({
    accepted: 0,
    rejected: 0,
  })
  expect(
    (await dispatcher.get('/delivery-order/truck_type?limit=5&offset=0&truckType=mixer')).body.rows[0].truckType,
  ).toBe('Mixer 9')
  expect((await dispatcher.get('/delivery-order-status')).body).toHaveLength(13)
  const { load, order } = await givenGenerated(portal, world, 2, {
    cylinderTest: { isRequired: true, sets: 1, specimens: 3, ages: [7, 28] },
  })
  const sampled = await dispatcher.get(`/delivery-order/process-cylinder-test?doNumber=${load.doNumber}`)
  expect(sampled.body).toMatchObject({
    sampled: true,
    specimens: 3,
    tests: [
      { age: 7, dueOn: '2026-11-27' },
      { age: 28, dueOn: '2026-12-18' },
    ],
  })
  const carbon = await portal.as('batcher').get(`/delivery-order/update-gwp-amount?doId=${load.id}`)
  expect(carbon.body).toMatchObject({ gwpBatched: '2790.000', from: 'mix', changed: true })
  expect((await portal.as('batcher').get(`/delivery-order/update-gwp-amount?doId=${load.id}`)).body.changed).toBe(false)
  expect((await dispatcher.get(`/orderdetail/last_do/${order.id}`)).body.last.doNumber).toBe(load.doNumber)
  const item = await givenQueued(portal, world, 3)
  const { load: open } = await givenOrder(portal, world, { loads: 1 })
  const group = await portal
    .as('batcher')
    .get(`/orderdetail/check-truck-group?deliveryOrderId=${open.id}&queueId=${item.id}`)
  expect(group.body).toMatchObject({ truckNo: 'T03', wishes: false, fits: true, refusals: [] })
  expect(portal.defects).toEqual([])
})
