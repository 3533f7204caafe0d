import { beforeAll, expect, test } from 'vitest'
import { auditTrail } from '~/db/kit/trail'
import { type Deliveries, givenDeliveries, givenOrder, givenQueued } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
const manager = () => portal.as('dispatcher_manager')
const from = { fromDate: '2026-11-01', reason: 'Damaged the gate' }

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
})

test('R-070 a banned driver carries driverId, customerId, projectId and locationId; the narrowest place counts', async () => {
  const made = await manager().post('/banned-driver/save', {
    driverId: world.drivers[2]!.id,
    customerId: world.customer.id,
    projectId: world.project.id,
    locationId: world.location.id,
    ...from,
  })
  expect(made.body).toMatchObject({
    kind: 'driver',
    driverId: world.drivers[2]!.id,
    locationId: world.location.id,
    projectId: null,
    customerId: null,
  })
  const list = await manager().get('/banned-driver/list?state=in_force')
  expect(list.body.rows).toMatchObject([
    { level: 'location', customerId: world.customer.id, projectId: world.project.id, by: 'Dispatcher manager' },
  ])
  const { id } = made.body
  expect((await manager().get(`/banned-driver/${id}`)).body).toMatchObject({ state: 'in_force', reason: from.reason })
  expect((await manager().get(`/banned-driver/detail/${id}`)).body.loads).toEqual([])
  expect((await manager().get(`/banned-truck/${id}`)).status).toBe(404)
  const found = (query: string) => manager().get(`/banned-driver/search?${query}`)
  expect((await found(`projectId=${world.project.id}&day=2026-11-05`)).body.total).toBe(1)
  expect((await found('day=2026-10-31')).body.total).toBe(0)
  expect((await found('keyword=gate')).body.total).toBe(1)
  expect((await manager().delete(`/banned-driver/${id}?version=7`)).status).toBe(409)
  expect((await manager().delete(`/banned-driver/${id}?version=1`)).status).toBe(200)
  const trail = await auditTrail(portal.db.sql, { subject: 'ban', subjectId: id }, { limit: 9, offset: 0 })
  expect(trail.rows.map(({ action }) => action).sort()).toEqual(['create', 'remove'])
})

test('R-070 bad bans are refused: no place, another customer’s project, an overlap, a wrong role, a stale change', async () => {
  const truckId = world.trucks[2]!.id
  const noPlace = await manager().post('/banned-truck/save', { truckId, ...from })
  expect([noPlace.status, Object.keys(noPlace.body.errors)]).toEqual([422, ['customerId']])
  const body = { truckId, customerId: world.customer.id, ...from }
  expect((await portal.as('dispatcher').post('/banned-truck/save', body)).status).toBe(403)
  expect((await portal.as('batcher').get('/banned-truck/list')).status).toBe(403)
  expect((await manager().post('/banned-truck/save', { ...body, toDate: '2026-10-01' })).status).toBe(422)
  expect((await manager().post('/banned-truck/save', { ...body, driverId: world.drivers[0]!.id })).status).toBe(422)
  const made = await manager().post('/banned-truck/save', { ...body, toDate: '2026-11-30' })
  expect(made.status).toBe(200)
  const again = await manager().post('/banned-truck/save', { ...body, fromDate: '2026-11-30' })
  expect([again.status, again.body.facts.rule]).toEqual([409, 'overlap'])
  expect((await manager().post('/banned-truck/save', { ...body, fromDate: '2026-12-01' })).status).toBe(200)
  const change = { ...body, id: made.body.id, toDate: '2026-11-30', active: false }
  expect((await manager().post('/banned-truck/save', { ...change, version: 1 })).body.version).toBe(2)
  expect((await manager().post('/banned-truck/save', { ...change, version: 1 })).status).toBe(409)
  expect((await manager().get('/banned-truck/list?state=lifted')).body.total).toBe(1)
})

test('R-070 R-170 a saved ban refuses at assignment, at calling and at the ticket, and lets go when it is lifted', async () => {
  const item = await givenQueued(portal, world, 0)
  const { load } = await givenOrder(portal, world, { loads: 1 })
  const made = await manager().post('/banned-truck/save', {
    truckId: world.trucks[0]!.id,
    projectId: world.project.id,
    ...from,
  })
  const call = (more: object = {}) =>
    portal.as('batcher').post('/queue/call', { queueId: item.id, version: 1, deliveryOrderId: load.id, ...more })
  const bare = await call()
  expect([bare.status, bare.body.facts.rule]).toEqual([409, 'bans'])
  const talked = await call({ reason: 'The site engineer is fine with it' })
  expect([talked.status, talked.body.facts.rule]).toEqual([409, 'bans'])
  const crew = { deliveryOrderId: load.id, truckId: world.trucks[0]!.id, driverId: world.drivers[0]!.id }
  const ticket = await portal.as('batcher').post('/orderdetail/generate_do', crew)
  expect([ticket.status, ticket.body.facts.rule]).toEqual([409, 'bans'])
  const lifted = { truckId: world.trucks[0]!.id, projectId: world.project.id, ...from, active: false }
  await manager().post('/banned-truck/save', { ...lifted, id: made.body.id, version: 1 })
  expect((await call()).status).toBe(200)
})
