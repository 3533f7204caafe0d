import { beforeAll, expect, test } from 'vitest'
import { auditTrail } from '~/db/kit/trail'
import { type Deliveries, givenDeliveries, givenOrder, givenQueued } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
const manager = () => portal.as('dispatcher_manager')
const year = { validFrom: '2026-01-01', validTo: '2026-12-31' }

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
})

test('R-071 R-072 a pass has type and name, sites ask for it, and one that somebody holds stays', async () => {
  const made = await manager().post('/pass/save', {
    type: 'driver',
    name: 'Port entry',
    projectIds: [world.project.id],
  })
  expect(made.body).toMatchObject({ type: 'driver', name: 'Port entry', active: true, version: 1 })
  expect((await manager().post('/pass/save', { type: 'driver', name: 'PORT ENTRY' })).body.errors).toHaveProperty(
    'name',
  )
  expect((await manager().post('/pass/save', { type: 'crane', name: 'X' })).status).toBe(422)
  expect((await portal.as('dispatcher').post('/pass/save', { type: 'truck', name: 'X' })).status).toBe(403)
  const sites = await portal.as('dispatcher').get(`/pass/project-site-passes?projectId=${world.project.id}`)
  expect(sites.body.rows).toMatchObject([
    { name: 'Port entry', type: 'driver', projectName: world.project.projectName },
  ])
  const held = await manager().post('/driver-pass/save', {
    passId: made.body.id,
    driverId: world.drivers[2]!.id,
    ...year,
  })
  expect(held.status).toBe(200)
  expect((await manager().get('/pass/list?type=driver')).body.rows).toMatchObject([
    { holders: 1, expiring: 0, expired: 0, sites: [{ projectId: world.project.id }] },
  ])
  expect((await manager().delete(`/pass/${made.body.id}?version=1`)).body.facts).toMatchObject({ rule: 'holders' })
  expect((await manager().delete(`/pass/assignees/${held.body.id}?version=1`)).status).toBe(200)
  expect((await manager().delete(`/pass/${made.body.id}?version=1`)).status).toBe(200)
  expect((await manager().get('/pass/list')).body.total).toBe(0)
})

test('R-072 driver and truck passes are matrices; each is given once, changed by version and taken away', async () => {
  const { id: passId } = (await manager().post('/pass/save', { type: 'truck', name: 'Airside vehicle' })).body
  const truckId = world.trucks[0]!.id
  const given = await manager().post('/truck-pass/save', { passId, truckId, passNo: 'AV-1', ...year })
  expect((await manager().post('/truck-pass/save', { passId, truckId, ...year })).status).toBe(409)
  expect((await manager().post('/driver-pass/save', { passId, driverId: world.drivers[0]!.id, ...year })).status).toBe(
    422,
  )
  const change = { id: given.body.id, passId, truckId, passNo: 'AV-1', validFrom: '2026-01-01', validTo: '2026-11-30' }
  expect((await manager().post('/truck-pass/save', { ...change, version: 1 })).body.version).toBe(2)
  expect((await manager().post('/truck-pass/save', { ...change, version: 1 })).status).toBe(409)
  expect((await manager().post('/truck-pass/save', { ...change, version: 2, validTo: '2025-11-30' })).status).toBe(422)
  const matrix = await manager().get(`/truck-pass/list?passId=${passId}&state=expiring`)
  expect(matrix.body).toMatchObject({ total: 1, passes: [{ name: 'Airside vehicle' }] })
  expect(matrix.body.rows[0].passes).toMatchObject([{ passNo: 'AV-1', state: 'expiring', version: 2 }])
  expect((await manager().get(`/truck-pass/list?passId=${passId}&state=missing`)).body.total).toBe(
    world.trucks.length - 1,
  )
  expect((await manager().get('/pass/assignees/list?keyword=av-1&state=expired')).body.total).toBe(0)
  expect((await manager().delete(`/driver-pass/${given.body.id}?version=2`)).status).toBe(422)
  expect((await manager().delete(`/truck-pass/${given.body.id}?version=2`)).status).toBe(200)
  const trail = await auditTrail(
    portal.db.sql,
    { subject: 'pass_assignee', subjectId: given.body.id },
    { limit: 9, offset: 0 },
  )
  expect(trail.rows.map(({ action }) => action).sort()).toEqual(['change', 'create', 'remove'])
})

test('R-273 a mass update gives and renews one pass for many, all or none', async () => {
  const { id: passId } = (await manager().post('/pass/save', { type: 'driver', name: 'Tunnel induction' })).body
  const [a, b, c] = world.drivers.map(({ id }) => id)
  const first = await manager().post('/driver-pass/mass-update', {
    passId,
    ...year,
    rows: [{ driverId: a, passNo: 'T-1' }, { driverId: b }],
  })
  expect(first.body).toEqual({ given: 2, renewed: 0 })
  const rows = (await manager().get(`/driver-pass/list?passId=${passId}&state=valid`)).body.rows
  const held = rows.map((row: { id: string; passes: { id: string; version: number }[] }) => ({
    driverId: row.id,
    id: row.passes[0]!.id,
    version: row.passes[0]!.version,
  }))
  const next = { passId, validFrom: '2027-01-01', validTo: '2027-12-31' }
  const stale = await manager().post('/driver-pass/mass-update', {
    ...next,
    rows: [{ driverId: c }, held[0], { ...held[1], version: 9 }],
  })
  expect(stale.status).toBe(409)
  expect((await manager().get(`/driver-pass/list?passId=${passId}&state=ahead`)).body.total).toBe(0)
  const renewed = await manager().post('/driver-pass/mass-update', { ...next, rows: [...held, { driverId: c }] })
  expect(renewed.body).toEqual({ given: 1, renewed: 2 })
  const numbers = (await manager().get(`/pass/assignees/list?passId=${passId}&state=ahead`)).body.rows
  expect(numbers.map(({ passNo }: { passNo: string }) => passNo).sort()).toEqual(['', '', 'T-1'])
  expect((await manager().post('/truck-pass/mass-update', { ...next, rows: [] })).status).toBe(422)
  expect((await portal.as('batcher').post('/driver-pass/mass-update', { ...next, rows: held })).status).toBe(403)
})

test('R-072 R-170 a pass that a site asks for refuses at calling and at the ticket until it is held', async () => {
  const pass = await manager().post('/pass/save', {
    type: 'driver',
    name: 'Airside permit',
    projectIds: [world.project.id],
  })
  const item = await givenQueued(portal, world, 0)
  const { load } = await givenOrder(portal, world, { loads: 1 })
  const call = (more: object = {}) =>
    portal.as('batcher').post('/queue/call', { queueId: item.id, version: 1, deliveryOrderId: load.id, ...more })
  const refused = await call({ reason: 'He says that he has one' })
  expect([refused.status, refused.body.facts.rule]).toEqual([409, 'passes'])
  const crew = { deliveryOrderId: load.id, truckId: world.trucks[0]!.id, driverId: world.drivers[0]!.id }
  expect((await portal.as('batcher').post('/orderdetail/generate_do', crew)).body.facts.rule).toBe('passes')
  await manager().post('/driver-pass/save', { passId: pass.body.id, driverId: world.drivers[0]!.id, ...year })
  expect((await call()).status).toBe(200)
})
