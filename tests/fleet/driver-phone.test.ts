import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventsOf } from '~/db/deliveries/delivery-event'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { driver } from '~/db/fleet/driver'
import { queueItem } from '~/db/queue/queue-item'
import { addMinutes } from '~/domain/kit/time'
import { type Deliveries, exactWeights, givenDeliveries, givenGenerated, givenOrder } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'
import { boundPhone, phoneCode } from '../kit/machine-key'

let portal: House
let world: Deliveries
let start: Date
const DRAWN = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const PHOTO = '/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAP//2Q=='
type Key = { 'x-machine-key': string }

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
  start = portal.clock.at
})
/** Further on each time, so that no load overlaps with the one before. */
let days = 0
beforeEach(() => {
  portal.clock.at = addMinutes(start, 100 * days++)
})

const get = (headers: Key, path = '/driver-phone/job') => portal.as(null).get(path, { headers })
const post = (headers: Key, path: string, body: object, key?: string) =>
  portal.as(null).post(`/driver-phone/${path}`, body, { headers, key })
const phonesOf = async (id: string) => (await portal.as('dispatcher').get(`/driver/${id}/phone`)).body
const filesOf = async (id: string) =>
  (await portal.as('dispatcher').get(`/attachment/list?subject=delivery_order&subjectId=${id}`)).body.rows
const driverAt = (place: number) => world.drivers[place]!

/** A loaded truck in the yard with the phone of its driver. */
async function loaded(place: number) {
  const phone = await boundPhone(portal, driverAt(place).id)
  const { load } = await givenGenerated(portal, world, place)
  const began = portal.clock.at
  const dry = world.recipe.filter(({ kind }) => kind === 'sand' || kind === 'stone')
  const moisture = dry.map(({ materialId }) => ({ materialId, percent: '0' }))
  for (const [minutes, path, body] of [
    [5, 'batch', { batchNo: 1, quantity: '9', weights: exactWeights(world, 9), moisture }],
    [10, 'event', { event: 'loaded' }],
  ] as const) {
    portal.clock.at = addMinutes(began, minutes)
    const answer = await portal.as('batcher').post(`/delivery-order/${load.id}/${path}`, body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  const at = (minutes: number) => addMinutes(began, minutes).toISOString()
  const tell = (event: string, minutes: number, more: object = {}, key?: string) =>
    post(phone, 'job/event', { deliveryOrderId: load.id, event, at: at(minutes), ...more }, key)
  const until = (minutes: number) => {
    portal.clock.at = addMinutes(began, minutes)
  }
  return { phone, load, tell, at, until }
}
const statusOf = async (id: string) => (await deliveryOrder.get(portal.db.sql, id)).status
const back = async ({ tell, until }: Awaited<ReturnType<typeof loaded>>, from = 12) => {
  until(from + 80)
  for (const [event, minutes] of [
    ['left_plant', from],
    ['on_site', from + 20],
    ['pour_start', from + 30],
    ['pour_end', from + 50],
    ['returned', from + 75],
  ] as const)
    await tell(event, minutes)
}

describe('a phone', () => {
  test('is bound by a code once, within its minutes, and is on the record of its driver', async () => {
    const { id } = driverAt(3)
    const code = await phoneCode(portal, id)
    expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
    for (const pin of ['12', '1111', '1234', 'abcd', '123456789'])
      expect((await post({ 'x-machine-key': code }, 'bind', { pin })).status, pin).toBe(422)
    // As somebody types it.
    const typed = { 'x-machine-key': code.toUpperCase().replaceAll('-', ' ') }
    const bound = await post(typed, 'bind', { pin: '2580' })
    expect(bound.status).toBe(200)
    expect((await post(typed, 'bind', { pin: '2580' })).status).toBe(401)
    expect((await get({ 'x-machine-key': bound.body.key })).body).toMatchObject({ driverName: 'Driver 3', loads: [] })
    expect((await phonesOf(id)).rows).toMatchObject([{ revokedAt: null }])
    const text = JSON.stringify(await phonesOf(id))
    for (const secret of ['scrypt', code, bound.body.key]) expect(text).not.toContain(secret)
    const late = await phoneCode(portal, id)
    portal.clock.at = addMinutes(portal.clock.at, 15)
    expect((await post({ 'x-machine-key': late }, 'bind', { pin: '2580' })).status).toBe(401)
    const replaced = await phoneCode(portal, id)
    await phoneCode(portal, id)
    expect((await post({ 'x-machine-key': replaced }, 'bind', { pin: '2580' })).status).toBe(401)
    expect((await portal.as('lab').post(`/driver/${id}/phone`)).status).toBe(403)
    expect((await portal.as('batcher_9').post(`/driver/${id}/phone`)).status).toBe(404)
  })

  test('asks for its PIN, and after wrong ones makes the next try wait longer, not for ever', async () => {
    const phone = await boundPhone(portal, driverAt(3).id)
    expect((await post(phone, 'job/shut', {})).status).toBe(200)
    expect((await get(phone)).body).toMatchObject({ status: 403, facts: { rule: 'pin' } })
    const open = async (pin: string) => {
      const { status, body } = await post(phone, 'open', { pin })
      return [status, body.facts?.retryAfter ?? null]
    }
    const free = portal.parts.settings.signIn.failures
    for (let tries = 0; tries < free; tries++) expect(await open('9999')).toEqual([401, null])
    expect(await open('2580')).toEqual([429, 15])
    portal.clock.at = addMinutes(portal.clock.at, 0.25)
    expect(await open('9998')).toEqual([401, null])
    expect(await open('2580')).toEqual([429, 30])
    portal.clock.at = addMinutes(portal.clock.at, 0.5)
    expect((await open('2580'))[0]).toBe(200)
    expect((await get(phone)).status).toBe(200)
    const opened = portal.clock.at
    portal.clock.at = addMinutes(opened, 12 * 60)
    expect((await get(phone)).status).toBe(403)
  })

  test('forged, of another driver, revoked, or of a driver who left: it opens nothing', async () => {
    const { id } = driverAt(3)
    const [phone, other] = [await boundPhone(portal, id), await boundPhone(portal, driverAt(2).id)]
    const [own, signature] = phone['x-machine-key'].split('-')
    const forged = ['', 'x', `${own}-${'0'.repeat(64)}`, `${other['x-machine-key'].split('-')[0]}-${signature}`]
    for (const key of forged) expect((await get({ 'x-machine-key': key })).status, key).toBe(401)
    // It is no key to anything else, and a site link's no key to it.
    for (const path of ['/order/all?orderDate=2026-11-21', '/session', '/site/pour', `/driver/detail/${id}`])
      expect((await get(phone, path)).status, path).toBe(401)
    const { rows } = await phonesOf(id)
    const revoke = { id: rows[0].id, version: rows[0].version }
    expect((await portal.as('dispatcher').post(`/driver/${driverAt(2).id}/phone/revoke`, revoke)).status).toBe(404)
    expect((await portal.as('dispatcher').post(`/driver/${id}/phone/revoke`, revoke)).status).toBe(200)
    expect((await get(phone)).status).toBe(401)
    expect((await post(phone, 'open', { pin: '2580' })).status).toBe(401)
    const switched = async (active: boolean) => {
      const { version } = await driver.get(portal.db.sql, driverAt(2).id)
      const of = { driverId: driverAt(2).id, version, active }
      expect((await portal.as('dispatcher_manager').post('/driver/change_status', of)).status).toBe(200)
    }
    const code = await phoneCode(portal, driverAt(2).id)
    await switched(false)
    expect((await get(other)).status).toBe(401)
    expect((await post({ 'x-machine-key': code }, 'bind', { pin: '2580' })).status).toBe(401)
    expect((await portal.as('dispatcher').post(`/driver/${driverAt(2).id}/phone`)).status).toBe(409)
    await switched(true)
    expect((await get(other)).status).toBe(200)
  })
})

describe('a load', () => {
  test('is shown without prices, told in order at the minute of each press, and told once per key', async () => {
    const of = await loaded(0)
    const { phone, load, tell, until, at } = of
    const seen = (await get(phone)).body
    expect(seen.loads).toMatchObject([{ id: load.id, status: 'loaded', open: ['left_plant', 'on_site', 'pour_start'] }])
    for (const word of ['price', 'customer', 'credit', 'amount'])
      expect(JSON.stringify(seen).toLowerCase()).not.toContain(word)
    expect((await tell('pour_end', 11)).status).toBe(409)
    expect((await tell('on_site', 500)).status).toBe(422)
    expect(await statusOf(load.id)).toBe('loaded')
    // All of it comes when the network is back: each with its own minute, judged as told then.
    until(60)
    const first = await tell('left_plant', 12, {}, 'phone-left-1')
    expect(first.body).toMatchObject({ status: 'in_transit' })
    expect((await tell('left_plant', 12, {}, 'phone-left-1')).body).toEqual(first.body)
    expect((await tell('left_plant', 12)).status).toBe(409)
    expect((await tell('on_site', 11)).status).toBe(422)
    expect((await tell('on_site', 32)).status).toBe(200)
    const events = (await eventsOf(portal.db.sql, load.id)).filter(({ source }) => source === 'driver')
    expect(events.map(({ event, at }) => [event, at.toISOString()])).toEqual([
      ['left_plant', at(12)],
      ['on_site', at(32)],
    ])
    expect(events[0]!.byName).toBe('Driver 0 (phone)')
    await tell('pour_start', 40)
    await tell('pour_end', 55)
    until(90)
    expect((await tell('returned', 85)).body).toMatchObject({ status: 'returned' })
    expect((await get(phone)).body.loads).toEqual([])
  })

  test('of somebody else is not there', async () => {
    const of = await loaded(1)
    const stranger = await boundPhone(portal, driverAt(2).id)
    expect((await get(stranger)).body.loads).toEqual([])
    const deliveryOrderId = of.load.id
    const event = { deliveryOrderId, event: 'left_plant', at: of.at(11) }
    of.until(15)
    expect((await post(stranger, 'job/event', event)).status).toBe(404)
    expect((await post(stranger, 'job/photo', { deliveryOrderId, photo: PHOTO })).status).toBe(404)
    expect([...portal.files.keys()].filter(key => key.includes('delivery_order'))).toEqual([])
    expect(await statusOf(deliveryOrderId)).toBe('loaded')
    await back(of)
  })

  test('takes water with name and signature, judged by the ledger, and a photo, each once, and what is left with its cause', async () => {
    const of = await loaded(0)
    const { phone, load, tell, until } = of
    until(40)
    await tell('left_plant', 12)
    await tell('on_site', 32)
    const water = { litres: '5', name: 'Mr Tan', drawing: DRAWN }
    expect((await tell('pour_start', 38, { water: { ...water, drawing: 'bm90IGEgcGljdHVyZQ==' } })).status).toBe(422)
    const much = await tell('pour_start', 38, { water: { ...water, litres: '600' } })
    expect([much.status, much.body.facts?.rule]).toEqual([409, 'readings'])
    expect(await filesOf(load.id)).toEqual([])
    expect((await tell('pour_start', 38, { water }, 'phone-water')).status).toBe(200)
    expect((await tell('pour_start', 38, { water }, 'phone-water')).status).toBe(200)
    expect((await deliveryOrder.get(portal.db.sql, load.id)).waterAddedLitres).toBe('5.00')
    const photo = { deliveryOrderId: load.id, photo: PHOTO }
    await post(phone, 'job/photo', photo, 'phone-photo')
    expect((await post(phone, 'job/photo', photo, 'phone-photo')).status).toBe(200)
    const names = (await filesOf(load.id)).map(({ name }: { name: string }) => name)
    expect(names).toHaveLength(2)
    expect(names[0]).toContain('Water 5 l asked for by Mr Tan')
    expect([...portal.files.keys()].filter(key => key.includes('delivery_order'))).toHaveLength(2)
    until(90)
    const left = { quantity: '1.50', cause: 'over_ordered' }
    expect((await tell('pour_end', 60, { left: { ...left, quantity: '99' } })).status).toBe(422)
    expect((await tell('pour_end', 60, { left: { ...left, cause: 'mood' } })).status).toBe(422)
    expect((await tell('pour_end', 60, { left })).status).toBe(200)
    const { returnConcrete, returnCause } = await deliveryOrder.get(portal.db.sql, load.id)
    expect({ returnConcrete, returnCause }).toEqual({ returnConcrete: '1.50', returnCause: 'over_ordered' })
    await tell('returned', 85)
  })
})

test('a break begins and ends at the minute of the press', async () => {
  const { id, version } = await driver.get(portal.db.sql, driverAt(3).id)
  const duty = { driverId: id, version, operationStatus: 'in_service', resetQueue: false }
  const phone = await boundPhone(portal, id)
  const began = portal.clock.at
  const at = (minutes: number) => addMinutes(began, minutes).toISOString()
  expect((await post(phone, 'job/break', { on: true, at: at(0) })).status).toBe(409)
  expect((await portal.as('dispatcher').post('/driver/change-operation-status', duty)).status).toBe(200)
  portal.clock.at = addMinutes(began, 60)
  expect((await post(phone, 'job/break', { on: true, at: at(90) })).status).toBe(422)
  expect((await post(phone, 'job/break', { on: true, at: at(20) })).status).toBe(200)
  expect((await post(phone, 'job/break', { on: false, at: at(10) })).status).toBe(422)
  expect((await post(phone, 'job/break', { on: false, at: at(50) })).status).toBe(200)
  const hours = (await portal.as('dispatcher').get(`/fatigue/working-time/${id}`)).body
  expect(hours.breaks).toBe(30)
})

test('a call is answered at the minute of the press, never before the call or in the future', async () => {
  const { id: driverId } = driverAt(2)
  const phone = await boundPhone(portal, driverId)
  const began = portal.clock.at
  const at = (minutes: number) => addMinutes(began, minutes).toISOString()
  const answered = async (minutes: number, now: number) => {
    portal.clock.at = began
    const { load } = await givenOrder(portal, world, { loads: 1 })
    const as = portal.as('batcher')
    const place = { plantId: world.plant.id, truckId: world.trucks[2]!.id, driverId }
    const joined = await as.post('/queue/join', place)
    expect(joined.status, JSON.stringify(joined.body)).toBe(200)
    const of = { queueId: joined.body.id, deliveryOrderId: load.id }
    expect((await as.post('/queue/call', { ...of, reason: 'Next' })).status).toBe(200)
    portal.clock.at = addMinutes(began, now)
    const told = await post(phone, 'job/acknowledge', { ...of, at: at(minutes) })
    expect(told.status, JSON.stringify(told.body)).toBe(200)
    const { acknowledgedAt } = await queueItem.get(portal.db.sql, of.queueId)
    await as.post('/queue/withdraw', { queueId: of.queueId, reason: 'Done' })
    return acknowledgedAt?.toISOString()
  }
  expect(await answered(3, 10)).toBe(at(3))
  expect(await answered(-5, 10)).toBe(at(0))
  expect(await answered(30, 10)).toBe(at(10))
})
