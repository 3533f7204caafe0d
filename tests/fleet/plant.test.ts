import { beforeAll, expect, test } from 'vitest'
import { material } from '~/db/materials/material'
import { silo as silos } from '~/db/materials/silo'
import { givenRegion } from '../kit/given/customers'
import { givenBatchingPlant, givenPlant } from '../kit/given/fleet'
import { bookOrder, type Dispatch, givenDispatch } from '../kit/given/orders'
import { type House, house } from '../kit/house'

let portal: House
let at: Dispatch
const manager = () => portal.as('dispatcher_manager')
const plantOf = (regionId: string, more: object = {}) => ({
  plantCode: 'KR1',
  plantName: 'Kranji 1',
  regionId,
  latitude: 1.43,
  longitude: 103.76,
  capacityPerHour: '80',
  opensAt: '06:00',
  closesAt: '22:00',
  loadingMinutes: 8,
  certificateNo: '',
  ...more,
})

beforeAll(async () => {
  portal = await house()
  at = await givenDispatch(portal)
})

test('R-066 a plant is saved, listed and read under its names on the wire', async () => {
  const { status, body } = await manager().post('/plant/save', plantOf(at.regionId))
  expect([status, body.version]).toEqual([200, 1])
  const list = await manager().get('/plant/list-plant?keyword=kranji&active=true&limit=10')
  expect(list.body).toMatchObject({
    total: 1,
    rows: [{ plantId: body.id, plantName: 'Kranji 1', active: true, regionId: at.regionId, lines: 0 }],
  })
  const detail = await manager().get(`/plant/detail/${body.id}`)
  expect(detail.body).toMatchObject({ capacityPerHour: '80.00', zone: 'Asia/Singapore' })
  const changed = await manager().post(
    '/plant/save',
    plantOf(at.regionId, { id: body.id, version: 1, capacityPerHour: '90' }),
  )
  expect(changed.body).toMatchObject({ version: 2, capacityPerHour: '90.00' })
  const stale = await manager().post('/plant/save', plantOf(at.regionId, { id: body.id, version: 1 }))
  expect([stale.status, stale.body.facts.present.version]).toEqual([409, 2])
  const trail = await portal.as('admin').get(`/audit?subject=plant&subjectId=${body.id}`)
  if (trail.status === 200)
    expect(trail.body.rows[0]).toMatchObject({ action: 'change', before: { capacityPerHour: '80.00' } })
})

test('R-118 a plant is switched, closed with a reason and removed; with loads it stays', async () => {
  const busy = await bookOrder(portal, at, { quantity: '9' })
  expect(busy.loads).toBe(1)
  const present = await manager().get(`/plant/detail/${at.plant.id}`)
  const { version } = present.body
  const off = await manager().post('/plant/change-status', { plantId: at.plant.id, version, active: false })
  expect([off.status, off.body.facts]).toEqual([409, { rule: 'plant-loads', loads: 1 }])
  expect((await manager().post('/plant/delete', { plantId: at.plant.id, version })).status).toBe(409)
  const idle = await givenPlant(portal, { regionId: at.regionId })
  const close = {
    plantId: idle.id,
    version: 1,
    closedFrom: '2026-11-20T01:00:00Z',
    closedUntil: '2026-11-20T05:00:00Z',
  }
  expect((await manager().post('/plant/close', close)).body.errors).toHaveProperty('reason')
  const closed = await manager().post('/plant/close', { ...close, reason: 'Conveyor' })
  expect(closed.body).toMatchObject({ closedReason: 'Conveyor', version: 2 })
  const open = await manager().get('/plant/available-plant-assign-do')
  expect(open.body.rows.map((row: { id: string }) => row.id)).not.toContain(idle.id)
  portal.clock.at = new Date('2026-11-20T05:00:00Z')
  const later = await manager().get('/plant/available-plant-assign-do')
  expect(later.body.rows.map((row: { id: string }) => row.id)).toContain(idle.id)
  portal.clock.at = new Date('2026-11-20T01:00:00Z')
  expect((await manager().post('/plant/delete', { plantId: idle.id, version: 2 })).status).toBe(200)
  expect((await manager().get(`/plant/detail/${idle.id}`)).status).toBe(404)
})

test('plants and lines outside the own region do not exist, and a wrong role is refused', async () => {
  const far = await givenPlant(portal, { regionId: (await givenRegion(portal)).id })
  expect((await manager().get(`/plant/detail/${far.id}`)).status).toBe(404)
  expect((await manager().post('/plant/change-status', { plantId: far.id, version: 1, active: false })).status).toBe(
    404,
  )
  expect((await manager().post('/plant/save', plantOf(far.regionId, { plantCode: 'X' }))).status).toBe(404)
  const list = await manager().get('/plant/list-plant?limit=200')
  expect(list.body.rows.map((row: { id: string }) => row.id)).not.toContain(far.id)
  expect((await portal.as('dispatcher').post('/plant/save', plantOf(at.regionId))).status).toBe(403)
  expect((await portal.as('it_support').get('/plant/list-plant')).status).toBe(403)
  expect((await manager().get('/plant/list-plant?sort=capacity')).status).toBe(422)
  expect((await manager().get('/plant/detail/list')).status).toBe(422)
  expect(
    (await manager().post('/plant/save', plantOf(at.regionId, { capacityPerHour: '0', opensAt: '25:00' }))).body.errors,
  ).toMatchObject({ capacityPerHour: expect.anything(), opensAt: expect.anything() })
})

test('R-065 R-121 batching plants are listed by plant and switched', async () => {
  const line = await givenBatchingPlant(portal, { plantId: at.plant.id })
  const list = await manager().get(`/batching-plant?plantId=${at.plant.id}`)
  expect(list.body.rows).toMatchObject([{ id: line.id, plantId: at.plant.id, plantName: at.plant.plantName }])
  const off = await manager().put(`/batching-plant/${line.id}/status`, { version: 1, active: false })
  expect(off.body).toMatchObject({ active: false, version: 2 })
  const active = await manager().get(`/batching-plant/active?plantId=${at.plant.id}`)
  expect(active.body.total).toBe(0)
  expect((await manager().put(`/batching-plant/${line.id}/status`, { version: 1, active: true })).status).toBe(409)
  expect(
    (await portal.as('dispatcher').put(`/batching-plant/${line.id}/status`, { version: 2, active: true })).status,
  ).toBe(403)
})

test('a batcher sees the own lines alone', async () => {
  const line = await givenBatchingPlant(portal, { plantId: at.plant.id })
  const other = await givenPlant(portal, { regionId: at.regionId })
  await givenBatchingPlant(portal, { plantId: other.id })
  await portal.person('batcher', { plantIds: [at.plant.id] })
  const mine = await portal.as('batcher').get('/batching-plant/my-batching-plant')
  expect(mine.body.rows.map((row: { id: string }) => row.id)).toEqual([line.id])
  expect((await manager().get('/batching-plant/my-batching-plant')).body.total).toBe(0)
})

test('regions are saved by the heads of dispatch and read by name', async () => {
  const own = await manager().get('/region/region')
  expect(own.body.rows.map((row: { id: string }) => row.id)).toEqual([at.regionId])
  const made = await portal
    .as('admin')
    .post('/region', { code: 'NE', regionName: 'North-East', zone: 'Asia/Singapore' })
  expect(made.status).toBe(200)
  expect((await portal.as('admin').post('/region', { code: 'NE', regionName: 'Again' })).status).toBe(409)
  expect(
    (await portal.as('admin').post('/region', { code: 'X1', regionName: 'X', zone: 'Mars' })).body.errors,
  ).toHaveProperty('zone')
  expect((await manager().get(`/region/${made.body.id}`)).status).toBe(404)
  expect((await portal.as('dispatcher').post('/region', { code: 'D1', regionName: 'D' })).status).toBe(403)
  const plants = await manager().get(`/region/plants?regionId=${at.regionId}`)
  expect(plants.body.rows.map((row: { plantId: string }) => row.plantId)).toContain(at.plant.id)
})

test('the materials of a line name the silo that holds them', async () => {
  const line = await givenBatchingPlant(portal, { plantId: at.plant.id })
  const { cement, silo } = await givenSilo(portal, at.plant.id)
  const post = (materials: object[], who = 'dispatcher') =>
    portal.as(who).post('/batching-plant-material', { batchingPlantId: line.id, materials })
  const saved = await post([{ materialId: cement.id, siloId: silo.id }])
  expect(saved.body.rows).toMatchObject([{ materialId: cement.id, siloCode: silo.siloCode }])
  const other = await givenSilo(portal, at.plant.id)
  const wrong = await post([{ materialId: cement.id, siloId: other.silo.id }])
  expect(wrong.body.errors['materials.0.siloId'][0]).toContain('holds')
  expect((await post([{ materialId: cement.id }, { materialId: cement.id }])).status).toBe(422)
  expect((await post([], 'batcher')).status).toBe(403)
  const read = await portal.as('dispatcher').get(`/batching-plant-material/${line.id}`)
  expect(read.body).toMatchObject({ total: 1, batchingPlant: { id: line.id } })
  expect((await post([])).body.total).toBe(0)
  const all = await portal.as('dispatcher').get(`/batching-plant-material?plantId=${at.plant.id}`)
  expect(all.body.total).toBe(0)
})

let stores = 0
const givenSilo = (house: House, plantId: string) =>
  house.given(async work => {
    const no = ++stores
    const cement = await material.insert(work, {
      materialCode: `M${no}`,
      name: `Cement ${no}`,
      kind: 'cement',
      density: '3150',
    })
    const silo = await silos.insert(work, { plantId, siloCode: `S${no}`, materialId: cement.id, capacityKg: '100000' })
    return { cement, silo }
  })
