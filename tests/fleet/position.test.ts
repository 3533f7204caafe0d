import { beforeAll, expect, test } from 'vitest'
import { setting } from '~/db/kit/setting'
import { user } from '~/db/users/user'
import { forgetOldPositions } from '~/workflows/fleet/forget-positions'
import { givenRegion } from '../kit/given/customers'
import { givenDriver, givenPlant, givenTruck } from '../kit/given/fleet'
import { type Dispatch, givenDispatch } from '../kit/given/orders'
import { type House, house } from '../kit/house'

let portal: House
let at: Dispatch
const minute = (of: number) => `2026-11-20T00:${String(of).padStart(2, '0')}:00Z`
const count = async () => Number((await portal.db.sql.execute('select count(*) as n from truck_position')).rows[0]!.n)

beforeAll(async () => {
  portal = await house()
  at = await givenDispatch(portal)
})

test('a batch of a device adds what is new once, whatever order it comes in', async () => {
  const truck = await givenTruck(portal, { mainPlantId: at.plant.id })
  const positions = Array.from({ length: 20 }, (_, of) => ({
    truckId: truck.id,
    latitude: 1.3 + of / 1000,
    longitude: 103.7,
    heading: 0,
    speedKmh: 42.5,
    at: minute(of),
  }))
  const send = (some: typeof positions) => portal.as('dispatcher').post('/truck/positions', { positions: some })
  expect((await send(positions.slice(10))).body).toEqual({ received: 10, added: 10 })
  expect((await send(positions)).body).toEqual({ received: 20, added: 10 })
  expect((await send(positions)).body).toEqual({ received: 20, added: 0 })
  const detail = await portal.as('dispatcher').get(`/truck/detail/${truck.id}`)
  expect(detail.body).toMatchObject({ latitude: 1.319, positionAt: '2026-11-20T00:19:00.000Z', version: 1 })
  const track = await portal.as('dispatcher').get(`/truck/track?truckId=${truck.id}&date=2026-11-20`)
  expect(track.body).toMatchObject({ truckNo: truck.truckNo, topKmh: 43, stops: [], loads: [] })
  expect(track.body.points).toHaveLength(20)
  expect(track.body.km).toBeCloseTo(2.11, 1)
})

test('one wrong position of a batch refuses all of it, with its place; another region’s truck does not exist', async () => {
  const truck = await givenTruck(portal, { mainPlantId: at.plant.id })
  const ok = { truckId: truck.id, latitude: 1.3, longitude: 103.7, at: minute(1) }
  const before = await count()
  const post = (positions: object[], who = 'dispatcher') => portal.as(who).post('/truck/positions', { positions })
  const ahead = await post([ok, { ...ok, at: '2026-11-20T05:00:00Z' }])
  expect([ahead.status, Object.keys(ahead.body.errors)]).toEqual([422, ['positions.1.at']])
  expect((await post([{ ...ok, latitude: 91 }])).status).toBe(422)
  expect((await post([])).status).toBe(422)
  expect((await post([ok], 'salesperson')).status).toBe(403)
  const plant = await givenPlant(portal, { regionId: (await givenRegion(portal)).id })
  const far = await givenTruck(portal, { mainPlantId: plant.id })
  expect((await post([ok, { ...ok, truckId: far.id }])).status).toBe(404)
  expect((await portal.as('dispatcher').get(`/truck/track?truckId=${far.id}`)).status).toBe(404)
  expect(await count()).toBe(before)
})

test('a driver tells of the own truck alone', async () => {
  const me = await portal.person('driver_1', { roles: ['driver'] })
  const [own, other] = [await givenTruck(portal), await givenTruck(portal)]
  await givenDriver(portal, { truckId: own.id, userId: (await user.get(portal.db.sql, me.id)).id })
  const tell = (truckId: string) =>
    portal.as('driver_1').post('/truck/position', { truckId, latitude: 1.3, longitude: 103.7, at: minute(5) })
  expect((await tell(own.id)).body).toEqual({ placed: true })
  expect((await tell(other.id)).status).toBe(404)
})

test('positions are forgotten by the age that a setting names and in no other way', async () => {
  const truck = await givenTruck(portal)
  const tell = (day: string) =>
    portal
      .as('admin')
      .post('/truck/position', { truckId: truck.id, latitude: 1.3, longitude: 103.7, at: `${day}T00:00:00Z` })
  await tell('2026-11-01')
  await tell('2026-11-18')
  await portal.given(work =>
    setting.insert(work, { name: 'fleet.position-days', value: 10, effectiveFrom: '2026-01-01', regionId: null }),
  )
  const before = await count()
  expect(await forgetOldPositions({ db: portal.db, clock: portal.clock })).toBe(1)
  expect(await count()).toBe(before - 1)
  const refused = await portal.db.sql.execute('delete from truck_position').catch(error => String(error.cause))
  expect(refused).toMatch(/permission denied/)
})
