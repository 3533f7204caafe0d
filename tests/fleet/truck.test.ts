import { beforeAll, expect, test } from 'vitest'
import { queueItem } from '~/db/queue/queue-item'
import { givenRegion } from '../kit/given/customers'
import { givenDriver, givenPlant, givenSubcontractor, givenTruck, givenTruckType } from '../kit/given/fleet'
import { type Dispatch, givenDispatch } from '../kit/given/orders'
import { type House, house } from '../kit/house'

let portal: House
let at: Dispatch
const manager = () => portal.as('dispatcher_manager')

beforeAll(async () => {
  portal = await house()
  at = await givenDispatch(portal)
})

test('R-068 trucks are found by number, plant and status', async () => {
  const type = await givenTruckType(portal)
  const made = await manager().post('/truck/save', {
    truckNo: 'T900',
    plateNo: 'XE900A',
    truckTypeId: type.id,
    mainPlantId: at.plant.id,
    tareKg: 13500,
  })
  expect(made.status).toBe(200)
  const list = await manager().get(`/truck/list?truckNo=T90&plant=${at.plant.id}&active=true`)
  expect(list.body).toMatchObject({
    total: 1,
    rows: [{ truckNo: 'T900', plant: at.plant.plantName, active: true, truckType: type.truckType }],
  })
  const change = { id: made.body.id, truckNo: 'T900', plateNo: 'XE900B', truckTypeId: type.id }
  expect((await manager().post('/truck/save', { ...change, version: 1 })).body.version).toBe(2)
  expect((await manager().post('/truck/save', { ...change, version: 1 })).status).toBe(409)
  expect((await manager().post('/truck/save', { ...change, version: 2, tareKg: 5 })).status).toBe(422)
  expect((await portal.as('dispatcher').post('/truck/save', { ...change, version: 2 })).status).toBe(403)
})

test('R-123 R-132 R-261 a truck is switched, with a main plant in the query', async () => {
  const truck = await givenTruck(portal)
  const off = await manager().put(`/truck/${truck.id}/status/false?mainPlantId=${at.plant.id}`, { version: 1 })
  expect(off.body).toMatchObject({ active: false, mainPlantId: at.plant.id, version: 2 })
  expect((await manager().put(`/truck/${truck.id}/status/perhaps`, { version: 2 })).status).toBe(422)
  expect((await manager().put(`/truck/${truck.id}/status/true`, { version: 1 })).status).toBe(409)
})

test('R-167 a truck in a queue says so and is neither switched off nor removed', async () => {
  const truck = await givenTruck(portal, { mainPlantId: at.plant.id })
  const driver = await givenDriver(portal, { truckId: truck.id, mainPlantId: at.plant.id })
  const free = await manager().get(`/truck/check-linked-to-queue?truckId=${truck.id}`)
  expect(free.body).toEqual({ linked: false, queueId: null, status: null })
  const item = await portal.given(work =>
    queueItem.insert(work, {
      plantId: at.plant.id,
      truckId: truck.id,
      driverId: driver.id,
      joinedAt: work.now,
      rankAt: work.now,
    }),
  )
  const linked = await manager().get(`/truck/check-linked-to-queue?truckId=${truck.id}`)
  expect(linked.body).toEqual({ linked: true, queueId: item.id, status: 'joined' })
  const off = await manager().put(`/truck/${truck.id}/status/false`, { version: 1 })
  expect([off.status, off.body.facts.rule]).toEqual([409, 'queue'])
  expect((await manager().post('/truck/delete', { truckId: truck.id, version: 1 })).status).toBe(409)
})

test('R-124 R-125 truck types and subcontractors are switched on and off', async () => {
  const type = await givenTruckType(portal)
  const off = await manager().post('/truck/types/change-status', { id: type.id, version: 1, active: false })
  expect(off.body).toMatchObject({ active: false, version: 2 })
  const sub = await givenSubcontractor(portal)
  const subOff = await manager().post('/truck/subcontractors/change-status', { id: sub.id, version: 1, active: false })
  expect(subOff.body.active).toBe(false)
  expect(
    (await portal.as('batcher').post('/truck/types/change-status', { id: type.id, version: 2, active: true })).status,
  ).toBe(403)
})

test('a truck outside the own region does not exist, one without a plant is in everybody’s reserve', async () => {
  const plant = await givenPlant(portal, { regionId: (await givenRegion(portal)).id })
  const far = await givenTruck(portal, { mainPlantId: plant.id })
  const reserve = await givenTruck(portal)
  expect((await manager().get(`/truck/detail/${far.id}`)).status).toBe(404)
  expect((await manager().post('/truck/delete', { truckId: far.id, version: 1 })).status).toBe(404)
  expect((await manager().get(`/truck/detail/${reserve.id}`)).status).toBe(200)
})

test('a position is kept unless a newer one is known; the region counts its trucks', async () => {
  const truck = await givenTruck(portal, { mainPlantId: at.plant.id })
  const here = { truckId: truck.id, latitude: 1.3, longitude: 103.8, heading: 90 }
  expect((await manager().post('/truck/position', { ...here, at: '2026-11-20T00:59:00Z' })).body).toEqual({
    placed: true,
  })
  expect((await manager().post('/truck/position', { ...here, at: '2026-11-20T00:50:00Z' })).body).toEqual({
    placed: false,
  })
  expect((await manager().post('/truck/position', { ...here, at: '2026-11-20T03:00:00Z' })).status).toBe(422)
  expect((await manager().post('/truck/position', { ...here, latitude: 91, at: '2026-11-20T01:00:00Z' })).status).toBe(
    422,
  )
  const info = await manager().get(`/truck/truck-info?regionId=${at.regionId}`)
  expect(info.body.rows.reduce((sum: number, row: { trucks: number }) => sum + row.trucks, 0)).toBeGreaterThan(0)
})
