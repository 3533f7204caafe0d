import { beforeAll, expect, test } from 'vitest'
import { ban } from '~/db/fleet/ban'
import { auditTrail } from '~/db/kit/trail'
import { orderTrucks } from '~/db/orders/tables'
import { newId } from '~/domain/kit/uuid'
import { givenRegion } from '../kit/given/customers'
import { type Deliveries, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { givenPlant, givenTruck } from '../kit/given/fleet'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
const manager = () => portal.as('dispatcher_manager')

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
})

test('R-069 a fleet group is saved with trucks and projects, listed, read, changed and removed', async () => {
  const truckIds = world.trucks.slice(0, 3).map(({ id }) => id)
  const made = await manager().post('/fleet-group/save', {
    groupName: 'Airport pool',
    truckIds: [...truckIds, truckIds[0]],
    projectIds: [world.project.id],
  })
  expect(made.status).toBe(200)
  const list = await manager().get('/fleet-group/list?keyword=airport')
  expect(list.body).toMatchObject({ total: 1, rows: [{ trucks: 3, activeTrucks: 3, projects: 1, active: true }] })
  const detail = await manager().get(`/fleet-group/detail/${made.body.id}`)
  expect(detail.body.trucks.map(({ id }: { id: string }) => id).sort()).toEqual([...truckIds].sort())
  const change = { id: made.body.id, version: 1, groupName: 'Airport', truckIds: [truckIds[0]] }
  expect((await manager().post('/fleet-group/save', change)).body).toMatchObject({ version: 2 })
  expect((await manager().post('/fleet-group/save', change)).status).toBe(409)
  const trail = await auditTrail(
    portal.db.sql,
    { subject: 'fleet_group', subjectId: made.body.id },
    { limit: 20, offset: 0 },
  )
  expect(trail.rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['create', 'change', 'change trucks']))
  expect((await manager().post('/fleet-group/delete', { id: made.body.id, version: 1 })).status).toBe(409)
  expect((await manager().post('/fleet-group/delete', { id: made.body.id, version: 2 })).status).toBe(200)
  expect((await manager().get(`/fleet-group/detail/${made.body.id}`)).status).toBe(404)
})

test('wrong roles, unknown trucks and doubled names are refused and nothing is written', async () => {
  expect((await portal.as('dispatcher').post('/fleet-group/save', { groupName: 'X' })).status).toBe(403)
  expect((await portal.as('lab').get('/fleet-group/list')).status).toBe(403)
  const unknown = await manager().post('/fleet-group/save', { groupName: 'Ghosts', truckIds: [newId()] })
  expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['truckIds.0']])
  expect((await manager().get('/fleet-group/list?keyword=ghosts')).body.total).toBe(0)
  expect((await manager().post('/fleet-group/save', { groupName: 'Night' })).status).toBe(200)
  expect((await manager().post('/fleet-group/save', { groupName: 'night' })).body.errors).toHaveProperty('groupName')
  expect((await manager().get('/fleet-group/order-linked-to-truck')).status).toBe(422)
})

test('R-127 a fleet group is switched off and on', async () => {
  const made = await manager().post('/fleet-group/save', { groupName: 'Bridge crew' })
  const off = await manager().post('/fleet-group/change-status', { id: made.body.id, version: 1, active: false })
  expect(off.body).toMatchObject({ active: false, version: 2 })
  expect(
    (await manager().post('/fleet-group/change-status', { id: made.body.id, version: 1, active: true })).status,
  ).toBe(409)
})

test('trucks of plants that the person does not see stay in the group', async () => {
  const plant = await givenPlant(portal, { regionId: (await givenRegion(portal)).id })
  const far = await givenTruck(portal, { mainPlantId: plant.id })
  const made = await portal.as('admin').post('/fleet-group/save', { groupName: 'Mixed', truckIds: [far.id] })
  const detail = await manager().get(`/fleet-group/detail/${made.body.id}`)
  expect(detail.body).toMatchObject({ trucks: [], elsewhere: 1 })
  const own = { id: made.body.id, version: 1, groupName: 'Mixed', truckIds: [world.trucks[0]!.id] }
  expect((await manager().post('/fleet-group/save', own)).status).toBe(200)
  expect((await portal.as('admin').get(`/fleet-group/detail/${made.body.id}`)).body.trucks).toHaveLength(2)
  expect((await manager().post('/fleet-group/save', { ...own, version: 2, truckIds: [far.id] })).status).toBe(422)
})

test('a project gets the trucks of its groups, each with what keeps it away', async () => {
  const [first, second] = world.trucks
  await manager().post('/fleet-group/save', {
    groupName: 'Dedicated',
    truckIds: [first!.id, second!.id],
    projectIds: [world.project.id],
  })
  await portal.given(work =>
    ban.insert(work, {
      kind: 'truck',
      truckId: first!.id,
      customerId: world.customer.id,
      fromDate: '2026-11-01',
      reason: 'Leaks oil',
    }),
  )
  const ask = `/fleet-group/project-active-truck?projectId=${world.project.id}`
  const all = await portal.as('dispatcher').get(ask)
  expect(all.body).toMatchObject({ total: 2, groups: [{ groupName: 'Dedicated' }] })
  const refusals = all.body.rows.map((row: { id: string; refusals: string[] }) => [row.id, row.refusals])
  expect(Object.fromEntries(refusals)).toEqual({ [first!.id]: ['Banned: Leaks oil'], [second!.id]: [] })
  expect((await portal.as('dispatcher').get(`${ask}&fit=true`)).body.rows).toMatchObject([{ id: second!.id }])
  expect((await portal.as('dispatcher').get(`${ask}&day=2026-10-31&fit=true`)).body.total).toBe(2)
  expect((await portal.as('dispatcher_9').get(ask)).status).toBe(404)
  const active = await portal.as('dispatcher').get('/fleet-group/active-truck?limit=200')
  expect(active.body.rows.find((row: { id: string }) => row.id === second!.id).groups).toContain('Dedicated')
})

test('orders that ask for a truck are found before it leaves its group', async () => {
  const { order } = await givenOrder(portal, world, { loads: 2 })
  const [truck] = world.trucks
  await portal.db.sql.insert(orderTrucks).values({ id: newId(), orderId: order.id, truckId: truck!.id })
  const linked = await manager().get(`/fleet-group/order-linked-to-truck?truckId=${truck!.id}`)
  expect(linked.body).toMatchObject({ total: 1, rows: [{ orderNo: order.orderNo, wished: true, loads: 0 }] })
  expect((await manager().get(`/fleet-group/order-linked-to-truck?truckId=${world.trucks[2]!.id}`)).body.total).toBe(0)
  // The next plant of the region sees the project, but neither the truck nor an order that it does not serve.
  await portal.person('batcher_8', { plantIds: [world.nearPlant.id] })
  const told = async (who: string) =>
    (await portal.as(who).get(`/fleet-group/order-linked-to-truck?truckId=${truck!.id}`)).body.total
  expect([await told('batcher'), await told('batcher_8')]).toEqual([1, 0])
})
