import { beforeAll, expect, test } from 'vitest'
import { decimal } from '~/domain/kit/money'
import { type Deliveries, givenDelivered, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { aMaterial, aSilo } from '../kit/given/materials'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
const manager = () => portal.as('dispatcher_manager')
const story = async (of: 'truck' | 'driver' | 'plant', id: string, who = 'dispatcher_manager') =>
  portal.as(who).get(`/${of}/story/${id}`)

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
  await givenDelivered(portal, world)
  await givenOrder(portal, world, { loads: 2 })
})

test.each([
  ['truck', 'truckIds', () => world.trucks[0]!.id],
  ['driver', 'driverIds', () => world.drivers[0]!.id],
  ['plant', 'plantIds', () => world.plant.id],
] as const)('the figures of a %s are those of the list that they lead to', async (of, filter, id) => {
  const { status, body } = await story(of, id())
  expect(status).toBe(200)
  expect(body.month).toEqual({ from: '2026-11-01', to: '2026-11-20' })
  const list = await manager().post('/delivery-order/search_filter_do', {
    [filter]: [id()],
    fromDate: body.month.from,
    toDate: body.month.to,
    statuses: ['delivered', 'returned'],
    totals: true,
  })
  expect([body.delivered.loads, list.body.total, body.days]).toEqual([1, 1, 1])
  expect(decimal(body.delivered.quantity).equals(list.body.sums.quantity)).toBe(true)
  expect(body.loads.map((row: { doNumber: string }) => row.doNumber)).toEqual([list.body.rows[0].doNumber])
})

test('a plant has what is still to be made today, a truck only what it was given', async () => {
  const of = await story('plant', world.plant.id)
  expect(of.body.ahead.map((row: { status: string }) => row.status)).toContain('assigned')
  expect((await story('truck', world.trucks[0]!.id)).body.ahead).toEqual([])
})

test('papers and passes come by their last day, and say what ends soon by the setting', async () => {
  const truckId = world.trucks[1]!.id
  const pass = await manager().post('/pass/save', { type: 'truck', name: 'Airside' })
  const dates = { validFrom: '2026-01-01', validTo: '2026-11-30' }
  await manager().post('/truck-pass/save', { passId: pass.body.id, truckId, passNo: 'A-1', ...dates })
  const truck = await manager().get(`/truck/detail/${truckId}`)
  const { truckNo, plateNo, truckTypeId, mainPlantId, version } = truck.body
  const papers = { tareKg: 13_000, tareValidTo: '2026-11-19', inspectionValidTo: '2027-06-30' }
  const saved = { id: truckId, version, truckNo, plateNo, truckTypeId, mainPlantId, active: true, ...papers }
  expect((await manager().post('/truck/save', saved)).status).toBe(200)
  expect((await story('truck', truckId)).body.papers).toEqual([
    { name: 'Tare', validTo: '2026-11-19', state: 'expired' },
    { name: 'Airside', validTo: '2026-11-30', state: 'expiring' },
    { name: 'Inspection', validTo: '2027-06-30', state: 'valid' },
  ])
  expect((await story('driver', world.drivers[1]!.id)).body.papers).toMatchObject([{ name: 'Licence' }])
  expect((await story('plant', world.plant.id)).body.papers).toMatchObject([{ name: 'Certificate C-TUAS' }])
})

test('a ban in force or to come is told, one that is lifted is not', async () => {
  const truckId = world.trucks[2]!.id
  const ban = { truckId, customerId: world.customer.id, reason: 'Spilled on the road' }
  const now = await manager().post('/banned-truck/save', { ...ban, fromDate: '2026-11-01', toDate: '2026-11-30' })
  await manager().post('/banned-truck/save', { ...ban, fromDate: '2026-12-24' })
  const told = async () =>
    (await story('truck', truckId)).body.bans.map((row: { fromDate: string }) => row.fromDate).sort()
  expect(await told()).toEqual(['2026-11-01', '2026-12-24'])
  await manager().post('/banned-truck/save', {
    ...{ ...ban, id: now.body.id, version: 1 },
    ...{ fromDate: '2026-11-01', toDate: '2026-11-30', active: false },
  })
  expect(await told()).toEqual(['2026-12-24'])
})

test('silos below their mark are told to who may see materials, and to nobody else', async () => {
  const material = await aMaterial(portal)
  const silo = { plantId: world.plant.id, materialId: material.id, capacityKg: '100000' }
  await aSilo(portal, { ...silo, siloCode: 'S8', levelKg: '5000' })
  await aSilo(portal, { ...silo, siloCode: 'S9', levelKg: '60000' })
  const { body } = await story('plant', world.plant.id, 'admin')
  const mine = body.silos.filter((row: { siloCode: string }) => ['S8', 'S9'].includes(row.siloCode))
  expect(mine).toMatchObject([{ siloCode: 'S8', percent: '5.00' }])
})

test('who has another region finds no such record, who may not see the fleet is refused', async () => {
  await portal.person('dispatcher_manager_3', { regionIds: [world.farRegion.id] })
  for (const [of, id] of [
    ['truck', world.trucks[0]!.id],
    ['driver', world.drivers[0]!.id],
    ['plant', world.plant.id],
  ] as const) {
    expect((await story(of, id, 'dispatcher_manager_3')).status, of).toBe(404)
    expect((await story(of, id, 'batcher')).status, of).toBe(403)
  }
})
