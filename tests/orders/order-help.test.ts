import { beforeAll, expect, test } from 'vitest'
import { settingOn } from '~/db/kit/setting'
import { addDays, businessDay } from '~/domain/kit/time'
import { givenAssociateProduct } from '../kit/given/catalog'
import { givenPlant } from '../kit/given/fleet'
import { bookOrder, type Dispatch, givenDispatch, givenLoadStatus, orderOf } from '../kit/given/orders'
import { givenPriceList } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

let portal: House
let at: Dispatch
const dispatcher = () => portal.as('dispatcher')

beforeAll(async () => {
  portal = await house()
  at = await givenDispatch(portal)
  await givenPriceList(portal, { regionId: at.regionId, lines: [{ productId: at.product.id, unitPrice: '120' }] })
})

test('R-265 the start of a plant follows from distance, hour, loading and hand dosing', async () => {
  const ask = {
    orderDate: '2026-11-21',
    startTime: '06:30',
    plantId: at.plant.id,
    orderLatitude: 1.32,
    orderLongitude: 103.79,
    orderQuantity: '126',
    hasAssociateProduct: false,
  }
  const { body } = await dispatcher().post('/order/calculateStartTimeOfAssignedPlant', ask)
  expect(body).toMatchObject({
    distanceKm: 13.51,
    travelMinutes: 23,
    loadingMinutes: 8,
    extraMinutes: 0,
    clock: '05:59',
  })
  expect(body.startTime).toBe('2026-11-20T21:59:00.000Z')
  expect(body.productionMinutes).toBe(126)
  const byHand = await dispatcher().post('/order/calculateStartTimeOfAssignedPlant', {
    ...ask,
    hasAssociateProduct: true,
  })
  expect(byHand.body.clock).toBe('05:54')
  const { orderLatitude: _lat, orderLongitude: _lon, ...known } = ask
  const given = await dispatcher().post('/order/calculateStartTimeOfAssignedPlantWithDistanceTime', {
    ...known,
    distanceKm: 20,
    minutes: 40,
  })
  expect(given.body).toMatchObject({ clock: '05:42', distanceKm: 20 })
  const rush = await dispatcher().get('/order/getLocationPlantDistanceTime?latitude=1.32&longitude=103.79&hour=8')
  expect(rush.body.rows[0]).toMatchObject({ plantId: at.plant.id, minutes: 30, hour: 8 })
  expect((await dispatcher().get('/order/getLocationPlantDistanceTime?latitude=x&longitude=1&hour=8')).status).toBe(422)
  expect((await portal.as('salesperson').post('/order/calculateStartTimeOfAssignedPlant', ask)).status).toBe(403)
})

test('a delivery time in the past is refused, short notice and closed hours are said', async () => {
  const ask = (more: object) =>
    dispatcher().post('/order/validateDeliveryTime', {
      orderDate: '2026-11-20',
      startTime: '09:30',
      regionId: at.regionId,
      ...more,
    })
  expect((await ask({})).body).toEqual({ valid: true, refusals: [], warnings: ['Less than 120 minutes of notice'] })
  expect((await ask({ startTime: '08:59' })).body).toMatchObject({ valid: false, refusals: ['This time has passed'] })
  const day = await givenPlant(portal, { regionId: at.regionId, opensAt: '07:00', closesAt: '19:00' })
  const early = await ask({ orderDate: '2026-11-21', startTime: '06:30', plantId: day.id })
  expect(early.body.refusals[0]).toContain('open from 07:00 to 19:00')
  const manager = portal.as('dispatcher_manager')
  expect((await manager.post('/holiday', { day: '2026-12-25', name: 'Christmas Day' })).status).toBe(200)
  expect((await ask({ orderDate: '2026-12-25' })).body.warnings).toEqual(['Christmas Day is a holiday'])
})

test('R-169 a holiday is valid or not, by day and region', async () => {
  const manager = portal.as('dispatcher_manager')
  const made = await manager.post('/holiday', { day: '2026-12-28', name: 'Works holiday', regionId: at.regionId })
  expect((await dispatcher().get('/holiday/validate?date=2026-12-28')).body).toEqual({ valid: true, holiday: null })
  const here = await dispatcher().get(`/holiday/validate?date=2026-12-28&regionId=${at.regionId}`)
  expect(here.body).toEqual({ valid: false, holiday: 'Works holiday' })
  expect((await dispatcher().get('/holiday/validate?date=2026-02-30')).status).toBe(422)
  expect((await manager.post('/holiday', { day: '2026-12-28', name: 'Again', regionId: at.regionId })).status).toBe(409)
  expect((await dispatcher().post('/holiday', { day: '2026-12-29', name: 'No' })).status).toBe(403)
  expect((await manager.delete(`/holiday/${made.body.id}?version=1`)).status).toBe(200)
  expect((await dispatcher().get('/holiday/list?year=2026')).body.rows.map((row: { day: string }) => row.day)).toEqual([
    '2026-12-25',
  ])
})

test('the preview tells plants, capacity, price, what will be dropped and what is against it, and writes nothing', async () => {
  const ice = await givenAssociateProduct(portal, { prices: [{ regionId: at.regionId, unitPrice: '0.5' }] })
  const { contactName, contactPhone, landmark, remarks, ...asked } = orderOf(at, {
    associateProducts: [
      { materialId: ice.id, quantity: '4' },
      { materialId: null, quantity: '1' },
    ],
    assignedPlants: [{ id: at.plant.id, startTime: '06:00', quantity: '126' }],
  })
  const before = await dispatcher().get(`/order/totalOrderVolume?regionId=${at.regionId}&orderDate=2026-11-21`)
  const { status, body } = await dispatcher().post('/order/preview', asked)
  expect(status).toBe(200)
  expect(body.suggestions[0]).toMatchObject({ plantId: at.plant.id, rank: null, whyNot: [] })
  expect(body.plan[0]).toMatchObject({ startClock: '06:00', loads: 14 })
  expect(body.plan[0].hours[6]).toMatchObject({ capacity: '60.00', booked: '0.00', added: '54.00', over: false })
  expect(body.dropped).toEqual(['1 add-on product without a product or a quantity'])
  expect(body.price).toMatchObject({ subtotal: '15372.00', gst: '1383.48', total: '16755.48', missing: [] })
  expect(body.price.lines[0].parts[0]).toMatchObject({ kind: 'list', amount: '120.0000' })
  expect(body.credit).toMatchObject({ suspended: false })
  const part = await dispatcher().post('/order/preview', { ...asked, quantity: '130' })
  const huge = { quantity: '2147483648', assignedPlants: [{ ...asked.assignedPlants![0], quantity: '2147483648' }] }
  expect((await dispatcher().post('/order/preview', { ...asked, ...huge })).body.fault).toContain('2500 loads')
  expect(part.body.fault).toContain('126.00 of 130.00')
  const { productId: _p, quantity: _q, assignedPlants: _a, ...early } = asked
  expect((await dispatcher().post('/order/preview', early)).body).toMatchObject({ price: null, plan: [] })
  const after = await dispatcher().get(`/order/totalOrderVolume?regionId=${at.regionId}&orderDate=2026-11-21`)
  expect(after.body).toEqual(before.body)
})

test('volumes of a region and of a plant, open orders of a project, layers of a pour', async () => {
  const made = await bookOrder(portal, at, { orderDate: '2026-11-24', quantity: '20', startTime: '10:00' })
  await givenLoadStatus(portal, made.id, 'delivered', loadNo => loadNo === 1)
  const region = await dispatcher().get(`/order/totalOrderVolume?regionId=${at.regionId}&orderDate=2026-11-24`)
  expect(region.body).toEqual({ ordered: '20.00', orders: 1 })
  const plant = await dispatcher().get(`/order/totalDeliveryOrderVolume?plantId=${at.plant.id}&orderDate=2026-11-24`)
  expect(plant.body).toEqual({ planned: '20.00', delivered: '9.00', loads: 3 })
  const open = await dispatcher().get(`/order/has-incomplete-orders?projectId=${at.project.id}`)
  expect(open.body).toEqual({ hasIncompleteOrders: true, count: 1 })
  const layers = await dispatcher().get(`/order/layerDetails/${made.id}`)
  expect(layers.body.rows.map((row: { cumulative: string }) => row.cumulative)).toEqual(['9.00', '14.50', '20.00'])
  const missing = await dispatcher().get('/order/missingInfoReport?fromDate=2026-11-24&toDate=2026-11-24')
  expect(missing.body.rows[0].missing).toEqual(['Discharge method', 'Structure'])
  await portal.db.sql.execute(`update "order" set status = 'in_progress' where id = '${made.id}'`)
  const reported = async () => {
    const { body } = await dispatcher().get('/order/missingInfoReport?fromDate=2026-11-24&toDate=2026-11-24')
    return body.total
  }
  expect(await reported()).toBe(1)
  await givenLoadStatus(portal, made.id, 'delivered', () => true)
  expect(await reported()).toBe(0)
  await portal.db.sql.execute(`update "order" set status = 'confirmed' where id = '${made.id}'`)
  const file = await dispatcher().get('/order/generateMissingInfoReport?fromDate=2026-11-24&toDate=2026-11-24')
  expect(file.headers.get('content-type')).toContain('spreadsheetml')
  expect((await dispatcher().get('/order/missingInfoReport?fromDate=2026-11-25&toDate=2026-11-24')).status).toBe(422)
})

test('the payable amount is calculated, kept once and read again', async () => {
  const made = await bookOrder(portal, at, { orderDate: '2026-11-27', quantity: '10', startTime: '10:00' })
  expect((await dispatcher().get(`/payable-amount/${made.id}`)).status).toBe(404)
  const now = await dispatcher().post('/payable-amount/calculate', { orderId: made.id })
  expect(now.body).toMatchObject({ subtotal: '1200.00', gst: '108.00', total: '1308.00' })
  const kept = await dispatcher().post('/payable-amount/save', { orderId: made.id })
  expect(kept.body).toMatchObject({ total: '1308.00', version: 1 })
  expect((await dispatcher().post('/payable-amount/save', { orderId: made.id })).status).toBe(409)
  expect((await dispatcher().post('/payable-amount/save', { orderId: made.id, version: 1 })).body.version).toBe(2)
  expect((await portal.as('finance_ar').get(`/payable-amount/${made.id}`)).body.total).toBe('1308.00')
  expect((await portal.as('lab').get(`/payable-amount/${made.id}`)).status).toBe(403)
})

test('R-078 the capacity of a date goes before that of a weekday; booking quantities limit a region', async () => {
  const manager = portal.as('dispatcher_manager')
  const plant = await givenPlant(portal, { regionId: at.regionId })
  const put = (more: object) => manager.put('/capacity-profile', { plantId: plant.id, ...more })
  expect(
    (
      await put({
        weekday: 6,
        hours: [
          { hour: 7, quantity: '40' },
          { hour: 8, quantity: '0' },
        ],
      })
    ).body.total,
  ).toBe(2)
  expect((await put({ day: '2026-11-21', hours: [{ hour: 7, quantity: '25' }] })).status).toBe(200)
  expect((await put({ hours: [] })).status).toBe(422)
  expect(
    (
      await put({
        weekday: 1,
        hours: [
          { hour: 7, quantity: '1' },
          { hour: 7, quantity: '2' },
        ],
      })
    ).status,
  ).toBe(422)
  const read = await manager.get(`/capacity-profile?plantId=${plant.id}&day=2026-11-21`)
  expect([6, 7, 8].map(hour => read.body.hours[hour].capacity)).toEqual(['60.00', '25.00', '0.00'])
  expect((await dispatcher().put('/capacity-profile', { plantId: plant.id, weekday: 1, hours: [] })).status).toBe(403)
  const limit = await manager.post('/booking-quantity-config', { regionId: at.regionId, hour: 10, quantity: '20' })
  expect(limit.status).toBe(200)
  const over = await dispatcher().post(
    '/order',
    orderOf(at, { orderDate: '2026-11-28', startTime: '10:00', quantity: '27' }),
  )
  expect(over.body.facts.rule).toBe('booking-quantity')
  expect((await manager.delete(`/booking-quantity-config/${limit.body.id}?version=1`)).status).toBe(200)
})

test('R-073 R-074 R-129 technicians have time off that is taken back one by one, and a status', async () => {
  const made = await dispatcher().post('/technician', {
    technicianName: 'Goh',
    phone: '',
    regionId: at.regionId,
    plantId: at.plant.id,
    timeOffs: [{ fromDate: '2026-11-21', toDate: '2026-11-22', reason: 'Leave' }],
  })
  expect(made.status).toBe(200)
  const free = (day: string) => dispatcher().get(`/technician?regionId=${at.regionId}&status=true&freeOn=${day}`)
  expect([(await free('2026-11-22')).body.total, (await free('2026-11-23')).body.total]).toEqual([0, 1])
  const [row] = (await dispatcher().get(`/technician?plantId=${at.plant.id}`)).body.rows
  const off = row.timeOffs[0]
  expect((await dispatcher().delete(`/technician/time-off/${off.id}?version=${off.version}`)).status).toBe(200)
  expect((await free('2026-11-22')).body.total).toBe(1)
  const status = await dispatcher().put(`/technician/${row.id}/status`, { version: row.version, active: false })
  expect(status.body.active).toBe(false)
  expect((await dispatcher().put(`/technician/${row.id}/status`, { version: row.version, active: true })).status).toBe(
    409,
  )
  expect((await portal.as('lab').get('/technician')).status).toBe(403)
})

test('R-329 the stretch limits of orders are read by dispatch and set by its managers, from today on', async () => {
  const read = async () => (await dispatcher().get('/order/stretch/limits')).body
  const set = (limits: object, as = 'dispatcher_manager') => portal.as(as).put('/order/stretch/limits', limits)
  const yesterday = addDays(businessDay(portal.clock.now()), -1)
  expect(await read()).toEqual({ percent: 10, maxMinutes: 30 })
  expect((await set({ percent: 15, maxMinutes: 45 })).body).toEqual({ percent: 15, maxMinutes: 45 })
  expect(await read()).toEqual({ percent: 15, maxMinutes: 45 })
  expect(await settingOn(portal.db.sql, 'orders.stretch-limits', yesterday)).toEqual({ percent: 10, maxMinutes: 30 })
  for (const [limits, field] of [
    [{ percent: 101, maxMinutes: 45 }, 'percent'],
    [{ percent: 15, maxMinutes: -1 }, 'maxMinutes'],
    [{ percent: 15 }, 'maxMinutes'],
    [{ percent: 15, maxMinutes: 45, hours: 1 }, 'hours'],
  ] as const)
    expect((await set(limits)).body.errors).toHaveProperty(field)
  expect((await set({ percent: 0, maxMinutes: 0 }, 'dispatcher')).status).toBe(403)
  expect((await portal.as('salesperson').get('/order/stretch/limits')).status).toBe(403)
  expect(await read()).toEqual({ percent: 15, maxMinutes: 45 })
})

test('masters are saved as new without an id and changed with one; settings hold from today', async () => {
  const manager = portal.as('dispatcher_manager')
  for (const [path, more] of [
    ['/stones', { sizeMm: 20 }],
    ['/pumps', { reachMetres: 36 }],
    ['/strength', { strengthMpa: 40 }],
    ['/structures', {}],
    ['/discharge-methods', { minutesPerM3: '2.5', needsPump: true }],
  ] as const) {
    const entry = { code: 'A1', name: 'First', remarks: '', ...more }
    const made = await manager.post(path, entry)
    expect([path, made.status, made.body.version]).toEqual([path, 200, 1])
    expect((await manager.post(path, entry)).status).toBe(409)
    const changed = await manager.post(path, { ...entry, id: made.body.id, version: 1, name: 'Second', active: false })
    expect(changed.body).toMatchObject({ name: 'Second', active: false, version: 2 })
    expect((await manager.post(path, { ...entry, id: made.body.id, version: 1 })).status).toBe(409)
    expect((await dispatcher().get(`${path}?keyword=sec&active=false`)).body.total).toBe(1)
    expect((await dispatcher().post(path, entry)).status).toBe(403)
    expect((await manager.post(path, { ...entry, code: '' })).body.errors).toHaveProperty('code')
  }
  expect((await dispatcher().get('/active-structures')).body.total).toBe(0)
  const config = await manager.put('/order-config/continuous-assign-delivery-order', { enabled: true })
  expect(config.body).toEqual({ continuousAssignDeliveryOrder: true })
})
