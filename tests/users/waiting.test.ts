import { beforeAll, expect, test } from 'vitest'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
  for (const name of ['sales_manager', 'salesperson_md']) await portal.person(name)
  await portal.person('batcher_3', { plantIds: [world.nearPlant.id] })
})

/** Where trucks are called, beside the counts of stock that none is made of here. */
const queued = (trucks: number) => ({ '/queue/batcher': trucks, '/material/stock-count': 0 })
const ask = (who: string | null, headers?: Record<string, string>) =>
  portal.as(who).get('/session/counts', headers && { headers })

test('UX-02 a person is told of what waits for that person, where the scope reaches, and of nothing else', async () => {
  expect(Object.keys((await ask('sales_manager')).body).sort()).toEqual([
    '/sales-management/invoice-draft/overview',
    '/sales-management/invoice-preliminary',
    '/sales-management/price-adjustment',
    '/sales-management/pricing/approvals',
    '/sales-management/pricing/overview',
  ])
  expect((await ask('batcher')).body).toEqual(queued(0))
  const join = { driverId: world.drivers[0]!.id, truckId: world.trucks[0]!.id, plantId: world.plant.id }
  expect((await portal.as('batcher').post('/queue/join', join)).status).toBe(200)
  expect((await ask('batcher')).body).toEqual(queued(1))
  expect((await ask('batcher_3')).body).toEqual(queued(0))
  expect((await ask('salesperson_md')).body).toEqual({})
  expect((await ask(null)).status).toBe(401)
})

test('UX-02 nothing is sent again while nothing changed', async () => {
  const tag = (await ask('batcher')).headers.get('etag') ?? ''
  expect(tag).toMatch(/^"[0-9a-f]{32}"$/)
  expect((await ask('batcher', { 'if-none-match': tag })).status).toBe(304)
  const join = { driverId: world.drivers[1]!.id, truckId: world.trucks[1]!.id, plantId: world.plant.id }
  await portal.as('batcher').post('/queue/join', join)
  expect((await ask('batcher', { 'if-none-match': tag })).body).toEqual(queued(2))
})
