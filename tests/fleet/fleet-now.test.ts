import { beforeAll, expect, test } from 'vitest'
import { addMinutes } from '~/domain/kit/time'
import {
  type Deliveries,
  exactWeights,
  givenDelivered,
  givenDeliveries,
  givenGenerated,
  givenQueued,
} from '../kit/given/deliveries'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
const manager = () => portal.as('dispatcher_manager')
const board = async (query = '') => (await manager().get(`/air-control?${query}`)).body
const START = new Date('2026-11-20T01:00:00.000Z')

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
  await givenQueued(portal, world, 2)
  await givenDelivered(portal, world, 0)
  const { load } = await givenGenerated(portal, world, 1)
  for (const [minutes, path, body] of [
    [20, 'batch', { batchNo: 1, quantity: load.quantity, weights: exactWeights(world, Number(load.quantity)) }],
    [24, 'event', { event: 'loaded' }],
    [26, 'event', { event: 'left_plant' }],
  ] as const) {
    portal.clock.at = addMinutes(START, minutes)
    expect((await portal.as('batcher').post(`/delivery-order/${load.id}/${path}`, body)).status).toBe(200)
  }
  portal.clock.at = addMinutes(START, 75)
  await portal.as('dispatcher').post('/truck/position', {
    truckId: world.trucks[1]!.id,
    latitude: 1.33,
    longitude: 103.75,
    heading: 45,
    speedKmh: 38,
    at: addMinutes(START, 74).toISOString(),
  })
})

test('every truck says what it does, and one that drives when it will be at its site', async () => {
  const { rows, plants } = await board()
  const of = (place: number) => rows.find((row: { truckId: string }) => row.truckId === world.trucks[place]!.id)
  expect(of(0)).toMatchObject({ phase: 'returning', load: { projectName: world.project.projectName } })
  expect(of(1)).toMatchObject({ phase: 'to_site', latitude: 1.33, heading: 45, speedKmh: 38 })
  expect(Date.parse(of(1).expectedAt)).toBeGreaterThan(addMinutes(START, 74).getTime())
  expect(of(1).since).toBe(addMinutes(START, 26).toISOString())
  expect(of(2)).toMatchObject({ phase: 'queued', load: null, expectedAt: null })
  expect(plants.map((plant: { id: string }) => plant.id)).toContain(world.plant.id)
})

test('a look that finds nothing new costs no body; phase and plant narrow it; others are refused', async () => {
  const first = await manager().get('/air-control')
  const again = await manager().get('/air-control', { headers: { 'if-none-match': first.headers.get('etag')! } })
  expect(again.status).toBe(304)
  expect((await board('phase=to_site')).rows.map((row: { truckId: string }) => row.truckId)).toEqual([
    world.trucks[1]!.id,
  ])
  expect((await board(`plantId=${world.farPlant.id}`)).rows).toEqual([])
  expect((await manager().get('/air-control?phase=flying')).status).toBe(422)
  for (const who of ['dispatcher', 'batcher', 'salesperson'])
    expect((await portal.as(who).get('/air-control')).status, who).toBe(403)
})

test('the dashboard counts the same trucks, and the turns, waits and volume of the day', async () => {
  const { body } = await manager().get('/fleet-dashboard')
  expect(body).toMatchObject({ day: '2026-11-20', out: 2, turns: 0, delivered: '9.00' })
  const phases = Object.fromEntries(body.phases.map((of: { phase: string; trucks: number }) => [of.phase, of.trucks]))
  expect(phases).toMatchObject({ returning: 1, to_site: 1, queued: 1 })
  const plant = body.plants.find((of: { id: string }) => of.id === world.plant.id)
  expect(plant.today).toMatchObject({ loads: expect.any(Number), waitOnSite: 5, delivered: '9.00' })
  expect((await portal.as('dispatcher').get('/fleet-dashboard')).status).toBe(403)
})

test('R-270 travel and delivery info of a driver answer alike under both spellings', async () => {
  const driverId = world.drivers[0]!.id
  for (const path of ['/driver/get-do-info', '/driver/action-history/get-do-info']) {
    const { body } = await manager().get(`${path}?driverId=${driverId}&fromDate=2026-11-20`)
    expect(body, path).toMatchObject({ driverId, total: 1, rows: [{ status: 'delivered', quantity: '9.00' }] })
  }
  for (const path of ['/driver/get-travel-info', '/driver/action-history/get-travel-info']) {
    const { body } = await manager().get(`${path}?driverId=${driverId}`)
    expect(body, path).toMatchObject({ trips: 1, waitingMinutes: 5, rows: [{ toSite: 28, pouring: 25, back: null }] })
  }
  const bad = (query: string) => manager().get(`/driver/get-travel-info?${query}`)
  expect((await bad('')).status).toBe(422)
  expect((await bad(`driverId=${driverId}&fromDate=2026-11-21&toDate=2026-11-20`)).status).toBe(422)
  expect((await bad(`driverId=${driverId}&fromDate=2025-01-01&toDate=2026-11-20`)).status).toBe(422)
  expect((await bad(`driverId=${crypto.randomUUID()}`)).status).toBe(404)
  expect((await portal.as('salesperson').get(`/driver/get-do-info?driverId=${driverId}`)).status).toBe(403)
})

test('R-270 what a load does is in the history of its truck, with its ticket', async () => {
  const { body } = await manager().get(
    `/driver/action-history/search?truckId=${world.trucks[0]!.id}&kind=delivery&sort=at`,
  )
  const told = body.rows.map((row: { action: string }) => row.action)
  expect(told).toEqual(expect.arrayContaining(['loaded', 'left_plant', 'on_site', 'pour_start', 'pour_end']))
  expect(body.rows[0].detail).toContain(world.location.locationName)
})
