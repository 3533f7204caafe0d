import { beforeAll, expect, test } from 'vitest'
import { givenAssociateProduct } from '../kit/given/catalog'
import { givenLocation, givenPurchaseOrder, givenSite } from '../kit/given/customers'
import { givenPlant, givenTruck } from '../kit/given/fleet'
import { bookOrder, type Dispatch, givenDispatch, givenLoadStatus, loadsOfOrder, orderOf } from '../kit/given/orders'
import { type House, house } from '../kit/house'

let portal: House
let at: Dispatch

beforeAll(async () => {
  portal = await house()
  at = await givenDispatch(portal)
})

test('126 m³ at 06:30 tomorrow become fourteen loads of nine with the times of the plant', async () => {
  const made = await bookOrder(portal, at)
  expect(made).toMatchObject({ status: 'confirmed', loads: 14 })
  expect(made.orderNo).toMatch(/^R\d+-261121-001$/)
  const loads = await loadsOfOrder(portal, made.id)
  expect(loads.map(load => load.quantity)).toEqual(Array(14).fill('9.00'))
  expect(loads[0]!.plannedOnSiteAt.toISOString()).toBe('2026-11-20T22:30:00.000Z')
  expect(loads[13]!.plannedOnSiteAt.toISOString()).toBe('2026-11-21T00:40:00.000Z')
  expect(loads[0]).toMatchObject({ status: 'planned', plantId: at.plant.id, doNumber: null, doDate: '2026-11-21' })
})

test('R-056 R-057 R-058 R-059 the order keeps its names on the wire', async () => {
  const ice = await givenAssociateProduct(portal)
  const truck = await givenTruck(portal)
  const made = await bookOrder(portal, at, {
    quantity: '18',
    startTime: '10:00',
    cylinderTest: { isRequired: true, sets: 2, specimens: 3, ages: [7, 28], remarks: '' },
    fleetTruckIds: [truck.id],
    assignedPlants: [{ id: at.plant.id, startTime: '09:30', quantity: '18' }],
    associateProducts: [{ materialId: ice.id, quantity: '4.5' }],
    locationPlantDistanceTime: [{ plantId: at.plant.id, distanceKm: 7.2, minutes: 15, hour: 10 }],
  })
  const { status, body } = await portal.as('dispatcher').get(`/order/${made.id}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    orderDate: '2026-11-21',
    startTime: '10:00',
    orderNo: made.orderNo,
    projectId: at.project.id,
    regionIds: [at.regionId],
    latitude: at.location.latitude,
    longitude: at.location.longitude,
    cylinderTest: { isRequired: true, sets: 2 },
    fleetTruckIds: [truck.id],
    assignedPlants: [{ id: at.plant.id, startTime: '2026-11-21T01:30:00.000Z', quantity: '18.00' }],
    associateProducts: [{ materialId: ice.id, quantity: '4.5000' }],
    locationPlantDistanceTime: [{ plantId: at.plant.id, distanceKm: 7.2, minutes: 15, hour: 10 }],
  })
  expect(body.loadLines.map((load: { loadNo: number }) => load.loadNo)).toEqual([1, 2])
  expect(body.open).toEqual(expect.arrayContaining(['hold', 'cancel', 'change_project']))
})

test('R-160 R-161 R-162 R-163 R-164 R-165 saving drops what is not complete, whoever sends it', async () => {
  const ice = await givenAssociateProduct(portal)
  const truck = await givenTruck(portal)
  const made = await bookOrder(portal, at, {
    quantity: '9',
    startTime: '12:00',
    cylinderTest: { isRequired: false, remarks: '' },
    fleetTruckIds: [truck.id, truck.id],
    assignedPlants: [
      { id: at.plant.id, startTime: '11:40', quantity: '9' },
      { id: at.plant.id, startTime: '', quantity: '9' },
      { id: at.plant.id, startTime: '11:50', quantity: '0' },
      { id: at.plant.id, startTime: '11:50', quantity: '-3' },
    ],
    associateProducts: [
      { materialId: ice.id, quantity: '2' },
      { materialId: null, quantity: '2' },
      { materialId: ice.id, quantity: '' },
    ],
  })
  const { body } = await portal.as('dispatcher').get(`/order/${made.id}`)
  expect(body.cylinderTest).toBeNull()
  expect(body.fleetTruckIds).toEqual([truck.id])
  expect(body.assignedPlants.map((plant: { startTime: string }) => plant.startTime)).toEqual([
    '2026-11-21T03:40:00.000Z',
  ])
  expect(body.associateProducts).toHaveLength(1)
})

test('a change of quantity re-splits the waiting loads alone; called ones stay and nothing is renumbered', async () => {
  const made = await bookOrder(portal, at, { quantity: '45', startTime: '14:00' })
  await givenLoadStatus(portal, made.id, 'called', loadNo => loadNo <= 2)
  const before = await loadsOfOrder(portal, made.id)
  const change = { ...orderOf(at, { quantity: '38', startTime: '14:00' }), id: made.id, version: made.version }
  const { status, body } = await portal.as('dispatcher').put('/order', change)
  expect([status, body.loads]).toEqual([200, 3])
  const after = await loadsOfOrder(portal, made.id)
  expect(after.map(load => [load.loadNo, load.quantity, load.status])).toEqual([
    [1, '9.00', 'called'],
    [2, '9.00', 'called'],
    [3, '9.00', 'planned'],
    [4, '5.50', 'planned'],
    [5, '5.50', 'planned'],
  ])
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2))
  const less = await portal.as('dispatcher').put('/order', { ...change, quantity: '17', version: body.version })
  expect([less.status, Object.keys(less.body.errors)]).toEqual([422, ['quantity']])
  const other = await givenLocation(portal, { projectId: at.project.id })
  const moved = await portal.as('dispatcher').put('/order', { ...change, locationId: other.id, version: body.version })
  expect(moved.body.errors.locationId[0]).toContain('e-modification')
})

test('a draft has no loads and takes no capacity until it is booked', async () => {
  const made = await bookOrder(portal, at, { draft: true, quantity: '27', startTime: '16:00' })
  expect(made).toMatchObject({ status: 'draft', loads: 0 })
  const booked = await portal
    .as('dispatcher')
    .put('/order', { ...orderOf(at, { quantity: '27', startTime: '16:00' }), id: made.id, version: made.version })
  expect(booked.body).toMatchObject({ status: 'confirmed', loads: 3, orderNo: made.orderNo })
})

test('the hour without room refuses with the earliest time; a dispatcher manager may set it aside with a reason', async () => {
  const small = await givenPlant(portal, { regionId: at.regionId, capacityPerHour: '20.00' })
  const order = orderOf(at, {
    quantity: '27',
    orderDate: '2026-11-23',
    startTime: '09:00',
    spacingMinutes: 10,
    assignedPlants: [{ id: small.id, startTime: '08:00', quantity: '27' }],
  })
  const refused = await portal.as('dispatcher').post('/order', order)
  expect(refused.status).toBe(409)
  expect(refused.body.facts).toMatchObject({ rule: 'capacity', mayOverride: ['admin', 'dispatcher_manager'] })
  expect(refused.body.facts.refusals[0]).toMatchObject({ earliest: '09:45' })
  const override = { rules: ['capacity' as const], reason: 'Second line is manned' }
  expect((await portal.as('dispatcher').post('/order', { ...order, override })).status).toBe(403)
  const taken = await portal.as('dispatcher_manager').post('/order', { ...order, override })
  expect(taken.status).toBe(200)
  expect(taken.body.warnings[0]).toContain('no room')
})

test('suspended credit, a missing purchase order and one without room refuse', async () => {
  const site = await givenSite(portal, { regionId: at.regionId })
  const bought = { ...at, ...site }
  const set = async (customer: object, project: object) =>
    portal.given(async work => {
      const [{ customer: customers }, { project: projects }] = await Promise.all([
        import('~/db/customers/customer'),
        import('~/db/customers/project'),
      ])
      const [c, p] = [await customers.lock(work, site.customer.id), await projects.lock(work, site.project.id)]
      await customers.move(work, c, customer, 'given')
      await projects.move(work, p, project, 'given')
    })
  await set({ creditSuspended: true, creditReason: 'Overdue 90 days' }, { purchaseOrderRequired: true })
  const first = await portal.as('dispatcher').post('/order', orderOf(bought, { quantity: '9', startTime: '17:00' }))
  expect(first.body.facts.refusals.map((each: { rule: string }) => each.rule)).toEqual(['credit', 'purchase-order'])
  await set({ creditSuspended: false }, {})
  const po = await givenPurchaseOrder(portal, { projectId: site.project.id, quantity: '20.00' })
  const with20 = orderOf(bought, { quantity: '18', startTime: '17:00', purchaseOrderId: po.id })
  expect((await portal.as('dispatcher').post('/order', with20)).status).toBe(200)
  const over = await portal.as('dispatcher').post('/order', { ...with20, startTime: '18:00' })
  expect(over.body.detail).toContain('2.00 m³ left')
})

test('assigned plants must carry the whole order, times must be times, a day must not be over', async () => {
  const post = (more: object) => portal.as('dispatcher').post('/order', { ...orderOf(at), ...more })
  const part = await post({ assignedPlants: [{ id: at.plant.id, startTime: '06:00', quantity: '100' }] })
  expect([part.status, part.body.errors.assignedPlants[0]]).toEqual([
    422,
    'The assigned plants carry 100.00 of 126.00 m³',
  ])
  expect((await post({ orderDate: '2026-11-19' })).body.errors).toHaveProperty('orderDate')
  expect((await post({ startTime: '6:30' })).status).toBe(422)
  expect((await post({ quantity: '' })).status).toBe(422)
  expect((await post({ quantity: '-4' })).status).toBe(422)
  expect((await post({ oneOffPrice: '120' })).body.errors).toHaveProperty('oneOffReason')
  expect((await post({ surprise: 1 })).body.errors).toHaveProperty('surprise')
  expect((await post({ locationId: at.plant.id })).status).toBe(404)
})

test('one key has one effect, a stale change is refused, other roles and other regions stay out', async () => {
  const order = orderOf(at, { quantity: '9', startTime: '19:00' })
  const tries = await Promise.all(
    [1, 2, 3].map(() => portal.as('dispatcher').post('/order', order, { key: 'one-order' })),
  )
  expect(new Set(tries.map(answer => answer.body.orderNo)).size).toBe(1)
  const [{ body: made }] = tries as [(typeof tries)[number]]
  const stale = await portal.as('dispatcher').put('/order', { ...order, id: made.id, version: made.version - 1 })
  expect([stale.status, stale.body.title]).toEqual([409, 'stale'])
  expect((await portal.as('salesperson').post('/order', order)).status).toBe(403)
  expect((await portal.as('lab').post(`/order/${made.id}/hold`, { version: 1, reason: 'No' })).status).toBe(403)
  expect((await portal.as(null).get(`/order/${made.id}`)).status).toBe(401)
  await portal.person('dispatcher_2', { regionIds: [(await givenSite(portal)).regionId] })
  expect((await portal.as('dispatcher_2').get(`/order/${made.id}`)).status).toBe(404)
  expect((await portal.as('dispatcher_2').post('/order', order)).status).toBe(404)
  const hold = await portal.as('dispatcher_2').post(`/order/${made.id}/hold`, { version: made.version, reason: 'No' })
  expect(hold.status).toBe(404)
})

test('R-166 without regions the list of a day is empty; with them it tells the volumes', async () => {
  const none = await portal.as('dispatcher').get('/order/all?orderDate=2026-11-21')
  expect(none.body).toEqual({ rows: [], total: 0 })
  const { body, headers } = await portal
    .as('dispatcher')
    .get(`/order/all?orderDate=2026-11-21&regionIds=${at.regionId}`)
  expect(body.total).toBeGreaterThan(4)
  expect(body.rows[0]).toMatchObject({ quantity: '126.00', loads: 14, waitingLoads: 14, deliveredQuantity: '0.00' })
  const again = await portal.as('dispatcher').get(`/order/all?orderDate=2026-11-21&regionIds=${at.regionId}`, {
    headers: { 'if-none-match': headers.get('etag')! },
  })
  expect(again.status).toBe(304)
  expect((await portal.as('dispatcher').get('/order/all?orderDate=2026-02-30')).status).toBe(422)
  expect((await portal.as('dispatcher').delete('/order/all/evict')).body).toEqual({ evicted: true })
})

test('saving is in the audit trail with who and what', async () => {
  const made = await bookOrder(portal, at, { quantity: '9', startTime: '20:00', remarks: 'Gate 3' })
  const change = {
    ...orderOf(at, { quantity: '9', startTime: '20:00', remarks: 'Gate 4' }),
    id: made.id,
    version: made.version,
  }
  expect((await portal.as('dispatcher').put('/order', change)).status).toBe(200)
  const { body } = await portal.as('dispatcher').get(`/order/audit-order?orderId=${made.id}`)
  const changed = body.rows.find(
    (line: { changed: string[] }) => line.changed.includes('remarks') && line.changed.length === 1,
  )
  expect(changed).toMatchObject({
    actorName: 'Dispatcher',
    before: { remarks: 'Gate 3' },
    after: { remarks: 'Gate 4' },
  })
})
