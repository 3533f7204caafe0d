import { beforeAll, expect, test } from 'vitest'
import { eventsOf } from '~/db/deliveries/delivery-event'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { plant } from '~/db/fleet/plant'
import { addMinutes } from '~/domain/kit/time'
import { type Deliveries, exactWeights, givenDeliveries, givenGenerated } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'
import { machineHeaders } from '../kit/machine-key'

let portal: House
let world: Deliveries
let headers: { 'x-machine-key': string }
let yard: { latitude: number; longitude: number }
const METRE = 1 / 111_195

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
  headers = await machineHeaders(portal, 'telematics')
  yard = await plant.get(portal.db.sql, world.plant.id)
})

type Fix = { truckNo: string; at: string; latitude: number; longitude: number; speedKmh: number; drum?: string }
const send = (positions: Fix[], own: object = headers) =>
  portal.as(null).post('/truck/telematics', { positions }, { headers: own as Record<string, string> })
const statusOf = async (id: string) => (await deliveryOrder.get(portal.db.sql, id)).status
const told = async (id: string) =>
  (await eventsOf(portal.db.sql, id)).filter(({ source }) => source === 'gps').map(({ event }) => event)

/** A loaded truck in the yard, and its day: off at minute 15, on site from 35 to 75, back at 95. */
async function loaded(place: number) {
  const { load } = await givenGenerated(portal, world, place)
  const start = portal.clock.at
  const post = async (minutes: number, path: string, body: object) => {
    portal.clock.at = addMinutes(start, minutes)
    const answer = await portal.as('batcher').post(`/delivery-order/${load.id}/${path}`, body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  await post(5, 'batch', { batchNo: 1, quantity: '9', weights: exactWeights(world, 9) })
  await post(10, 'event', { event: 'loaded' })
  const { latitude, longitude } = world.location
  const north = latitude - yard.latitude
  const east = longitude - yard.longitude
  const day: Fix[] = []
  for (let minute = 11; minute <= 110; minute += 0.5) {
    const way =
      minute < 15 ? 0 : minute < 35 ? (minute - 15) / 20 : minute < 75 ? 1 : Math.max(0, 1 - (minute - 75) / 20)
    day.push({
      truckNo: world.trucks[place]!.truckNo,
      at: addMinutes(start, minute).toISOString(),
      latitude: yard.latitude + way * north + (minute % 3) * 4 * METRE,
      longitude: yard.longitude + way * east,
      speedKmh: way > 0 && way < 1 ? 38 : 0,
      drum: minute >= 45 && minute < 65 ? 'discharging' : 'mixing',
    })
  }
  const upTo = (minute: number) => {
    portal.clock.at = addMinutes(start, minute)
    const now = portal.clock.at.toISOString()
    return day.filter(({ at }) => at <= now)
  }
  const done = () => {
    portal.clock.at = start
  }
  return { load, day, upTo, post, done, start }
}

test('B11 positions of a device move a load from the plant to the site and back, and the timeline says who told it', async () => {
  const { load, upTo, done } = await loaded(0)
  expect((await send(upTo(14))).body).toMatchObject({ events: [] })
  expect((await send(upTo(20))).body.events).toMatchObject([{ doNumber: load.doNumber, event: 'left_plant' }])
  expect(await statusOf(load.id)).toBe('in_transit')
  await send(upTo(40))
  expect(await statusOf(load.id)).toBe('on_site')
  await send(upTo(50))
  expect(await statusOf(load.id)).toBe('pouring')
  const answer = await send(upTo(110))
  expect(answer.body.events.map(({ event }: { event: string }) => event)).toEqual(['pour_end', 'returned'])
  expect(await statusOf(load.id)).toBe('returned')
  const steps = ['left_plant', 'on_site', 'pour_start', 'pour_end', 'returned']
  expect(await told(load.id)).toEqual(steps)
  // The same day once more, and shuffled: nothing new and nothing else.
  const again = upTo(110)
  expect((await send(again)).body).toMatchObject({ added: 0, events: [] })
  expect((await send(again.toReversed())).body).toMatchObject({ added: 0, events: [] })
  expect(await told(load.id)).toEqual(steps)
  done()
})

test('B11 a whole day that comes late and out of order tells the same', async () => {
  const { load, upTo, done, start } = await loaded(1)
  const late = upTo(115)
  await send(late.filter((_, place) => place % 2 === 1).toReversed())
  await send(late.filter((_, place) => place % 2 === 0))
  expect(await statusOf(load.id)).toBe('returned')
  const row = await deliveryOrder.get(portal.db.sql, load.id)
  expect(row.leftAt!.getTime()).toBeLessThan(addMinutes(start, 18).getTime())
  expect(row.pourStartAt).toEqual(addMinutes(start, 45))
  done()
})

test('B11 the word of a person wins: what the device says later changes nothing of it', async () => {
  const { load, upTo, post, done, start } = await loaded(2)
  await post(12, 'event', { event: 'left_plant' })
  await post(30, 'event', { event: 'on_site' })
  const { onSiteAt } = await deliveryOrder.get(portal.db.sql, load.id)
  await send(upTo(60))
  const row = await deliveryOrder.get(portal.db.sql, load.id)
  expect([row.status, row.onSiteAt, row.leftAt]).toEqual(['pouring', onSiteAt, addMinutes(start, 12)])
  expect(await told(load.id)).toEqual(['pour_start'])
  done()
})

test('a step that nobody told is filled in when its positions come, but not of a load that an e-modification corrected', async () => {
  const { load, upTo, post, done, start } = await loaded(3)
  for (const [minute, event] of [
    [36, 'on_site'],
    [45, 'pour_start'],
    [65, 'pour_end'],
  ] as const)
    await post(minute, 'event', { event })
  const atRevision = (revision: number) =>
    portal.given(async work =>
      deliveryOrder.move(work, await deliveryOrder.lock(work, load.id), { revision }, 'correct'),
    )
  await atRevision(2)
  expect((await send(upTo(70))).body.events).toEqual([])
  expect((await deliveryOrder.get(portal.db.sql, load.id)).leftAt).toBeNull()
  await atRevision(1)
  expect((await send(upTo(71))).body.events).toMatchObject([{ doNumber: load.doNumber, event: 'left_plant' }])
  const row = await deliveryOrder.get(portal.db.sql, load.id)
  expect([row.status, row.onSiteAt, row.pourEndAt]).toEqual(['delivered', addMinutes(start, 36), addMinutes(start, 65)])
  expect(row.leftAt!.getTime()).toBeLessThan(addMinutes(start, 18).getTime())
  expect(await told(load.id)).toEqual(['left_plant'])
  done()
})

test('only a key for telematics opens it, a truck that nobody knows is named, and nothing of such a batch is kept', async () => {
  const fix = { at: portal.clock.at.toISOString(), latitude: 1.3, longitude: 103.8, speedKmh: 0 }
  const known = { ...fix, truckNo: world.trucks[0]!.truckNo }
  expect((await send([known], {})).status).toBe(401)
  expect((await send([known], await machineHeaders(portal, 'erp'))).status).toBe(401)
  const { status, body } = await send([known, { ...fix, truckNo: 'T-404' }])
  expect([status, body.errors]).toEqual([422, { 'positions.1.truckNo': ['There is no truck T-404'] }])
  const ahead = await send([{ ...known, at: addMinutes(portal.clock.at, 5).toISOString() }])
  expect(ahead.status).toBe(422)
})
