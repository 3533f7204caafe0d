import { beforeAll, expect, test } from 'vitest'
import { addMinutes } from '~/domain/kit/time'
import { givenCustomer, givenLocation, givenProject } from '../kit/given/customers'
import { type Deliveries, exactWeights, givenDeliveries, givenGenerated } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
let doNumber: string
let loadId: string
const START = new Date('2026-11-20T01:00:00.000Z')
const manager = () => portal.as('dispatcher_manager')
const truckId = () => world.trucks[0]!.id

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
})

/** A truck of the region carries a load of another region, from a plant that serves both. */
test('what a truck did for a load of another region is seen with the load, in the list and in the file', async () => {
  const { load } = await givenGenerated(portal, world, 0, { regionId: world.farRegion.id })
  doNumber = load.doNumber
  loadId = load.id
  const weights = exactWeights(world, Number(load.quantity))
  portal.clock.at = addMinutes(START, 5)
  await portal.as('batcher').post(`/delivery-order/${load.id}/batch`, { batchNo: 1, quantity: load.quantity, weights })
  for (const [minutes, event] of [
    [10, 'loaded'],
    [12, 'left_plant'],
  ] as const) {
    portal.clock.at = addMinutes(START, minutes)
    await portal.as('batcher').post(`/delivery-order/${load.id}/event`, { event })
  }
  const kinds = async (who: string) => {
    const { body } = await portal.as(who).get(`/driver/action-history/search?truckId=${truckId()}&kind=delivery`)
    return [body.total, JSON.stringify(body).includes(doNumber)]
  }
  expect((await manager().get(`/orderdetail/view?doNumber=${doNumber}`)).status).toBe(404)
  expect(await kinds('dispatcher_manager')).toEqual([0, false])
  expect(await kinds('dispatcher_9')).toEqual([0, false])
  expect(await kinds('batcher')).toEqual([expect.any(Number), true])
  expect(await kinds('admin')).toEqual([expect.any(Number), true])
  const file = async (who: string) =>
    (await portal.as(who).get('/driver/action-history/download?format=csv')).body.includes(doNumber)
  expect([await file('dispatcher_manager'), await file('admin')]).toEqual([false, true])
})

test('the tracer says where such a truck is busy, and not whose load it carries', async () => {
  const of = async (who: string) =>
    (await portal.as(who).get('/air-control')).body.rows.find((row: { truckId: string }) => row.truckId === truckId())
  const { phase, load } = await of('dispatcher_manager')
  expect(phase).toBe('to_site')
  expect(load).toMatchObject({
    id: null,
    doNumber: null,
    customerName: 'Another region',
    projectName: 'Another region',
  })
  expect(load.siteName).toBe('East')
  expect((await of('admin')).load).toMatchObject({ doNumber, projectName: world.project.projectName })
})

test('the yard awaits the truck without the number of its load', async () => {
  const events = ['on_site', 'pour_start', 'pour_end']
  for (const [place, event] of events.entries()) {
    portal.clock.at = addMinutes(START, 40 + place * 10)
    await portal.as('batcher').post(`/delivery-order/${loadId}/event`, { event })
  }
  const back = async (who: string) => (await portal.as(who).get('/queue/returning-truck')).body.rows
  expect(await back('dispatcher_manager')).toMatchObject([
    { truckId: truckId(), deliveryOrderId: null, doNumber: null },
  ])
  expect(await back('batcher')).toMatchObject([{ truckId: truckId(), doNumber }])
})

test('sites of other regions are named neither by a group nor by a place on the map', async () => {
  const customer = await givenCustomer(portal)
  const far = await givenProject(portal, { customerId: customer.id, regionId: world.farRegion.id })
  await givenLocation(portal, { projectId: far.id, latitude: 1.4449, longitude: 103.7669 })
  const saved = await portal.as('admin').post('/fleet-group/save', {
    groupName: 'Both regions',
    truckIds: [truckId()],
    projectIds: [far.id, world.project.id],
  })
  const group = async (who: string) => (await portal.as(who).get(`/fleet-group/detail/${saved.body.id}`)).body.projects
  expect(await group('dispatcher_manager')).toMatchObject([{ id: world.project.id }])
  expect(await group('admin')).toHaveLength(2)
  const place = async (who: string) =>
    (await portal.as(who).get('/maps/reverse-geocode?latitude=1.4449&longitude=103.7669')).body.place?.name
  expect(await place('dispatcher')).toBeUndefined()
  expect(await place('dispatcher_9')).toContain(far.projectName)
})
