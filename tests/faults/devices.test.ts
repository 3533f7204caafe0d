import { sql as raw } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { plant } from '~/db/fleet/plant'
import { addMinutes } from '~/domain/kit/time'
import { asked, count } from '../hardening/kit/parameters'
import { type Deliveries, exactWeights, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { fillSilo } from '../kit/given/stock'
import { type House, house, ok } from '../kit/house'
import { expectInvariants } from '../kit/invariants'
import { machineHeaders } from '../kit/machine-key'
import { superviseApi } from './supervise-api'

/** `npm run bench:devices -- --devices 5000 --seconds 60` is the long form. */
const DEVICES = count('devices', 500)
const SECONDS = count('seconds', 60)
/** Each device posts once a minute. */
const ROUNDS = Math.max(1, Math.round(SECONDS / 60))
/** Of the trucks so many carry a load, half of them about to leave the yard and half about to arrive. */
const LOADS = Math.min(count('loads', 24), DEVICES)
/** A status is told within so many ms of the post that tells it. */
const STATUS_MS = 5000
const SENT_AGAIN_MS = 250
const GIVEN_UP_MS = 60_000

type Fix = { truckNo: string; at: string; latitude: number; longitude: number; speedKmh: number }
type Load = { id: string; arrives: boolean }
type Place = { latitude: number; longitude: number }

let portal: House
let world: Deliveries
let loads: Load[]
let key: Record<string, string>
let yard: Place
let api: Awaited<ReturnType<typeof superviseApi>>

beforeAll(async () => {
  portal = await house({ now: '2026-11-20T04:00:00.000Z' })
  world = await givenDeliveries(portal)
  yard = await plant.get(portal.db.sql, world.plant.id)
  key = await machineHeaders(portal, 'telematics')
  await givenFleet()
  loads = await givenLoads()
  api = await superviseApi(portal)
}, 900_000)
afterAll(() => api?.stop())

/** Trucks and drivers like the first ones of the yard, by two statements. */
async function givenFleet() {
  const like = (table: string, of: string, id: string, own: string) => `insert into ${table}
    select (jsonb_populate_record(${of}, ${own} || jsonb_build_object('id', gen_random_uuid()))).*
    from ${table} ${of}, generate_series(1, ${DEVICES}) n where ${of}.id = '${id}'`
  const [truck, driver] = [world.trucks[0]!.id, world.drivers[0]!.id]
  await portal.given(async ({ sql }) => {
    await sql.execute(
      raw.raw(like('truck', 't', truck, `jsonb_build_object('truck_no', 'B' || n, 'plate_no', 'XB' || n)`)),
    )
    await sql.execute(
      raw.raw(like('driver', 'd', driver, `jsonb_build_object('driver_no', 'B' || n, 'truck_id', null)`)),
    )
  })
}

const idsOf = async (table: 'truck' | 'driver', no: string) => {
  const { rows } = await portal.db.sql.execute(
    raw.raw(`select id from ${table} where ${no} like 'B%' order by length(${no}), ${no}`),
  )
  return rows.map(({ id }) => String(id))
}

/** Loads through the calls of the plant: in the yard, or told by their drivers to have left. */
async function givenLoads(): Promise<Load[]> {
  const now = portal.clock.at
  const { loads: rows } = await givenOrder(portal, world, { loads: LOADS })
  const [trucks, drivers] = [await idsOf('truck', 'truck_no'), await idsOf('driver', 'driver_no')]
  const made: Load[] = []
  for (const [place, { id }] of rows.entries()) {
    if (place % 20 === 0)
      await portal.given(async work => {
        for (const { siloId } of world.recipe) if (siloId) await fillSilo(work, siloId, '200000')
      })
    const step = async (minutes: number, path: string, body: object) => {
      portal.clock.at = addMinutes(now, minutes)
      ok(await portal.as('batcher').post(path, body))
    }
    const arrives = isArriving(place)
    const crew = { truckId: trucks[place], driverId: drivers[place] }
    await step(-50, '/orderdetail/generate_do', { deliveryOrderId: id, ...crew })
    await step(-45, `/delivery-order/${id}/batch`, { batchNo: 1, quantity: '9', weights: exactWeights(world, 9) })
    await step(-40, `/delivery-order/${id}/event`, { event: 'loaded' })
    if (arrives) await step(-35, `/delivery-order/${id}/event`, { event: 'left_plant' })
    made.push({ id, arrives })
    portal.clock.at = now
    ok(await portal.as(null).post('/truck/telematics', { positions: minuteOf(place, 0) }, { headers: key }))
  }
  return made
}

/**
 * The ten positions of a device in a minute of the run; 0 is the one before it, in whose middle a loaded truck passes its
 * fence: out of the yard, or onto the site.
 */
function minuteOf(device: number, minute: number): Fix[] {
  return Array.from({ length: 10 }, (_, fix) => {
    const passed = minute > 0 || fix >= 5
    const { latitude, longitude } = isArriving(device) ? world.location : yard
    const away = device < LOADS && passed !== isArriving(device)
    return {
      truckNo: `B${device + 1}`,
      at: new Date(portal.clock.at.getTime() - ((ROUNDS - minute) * 60 + (9 - fix) * 6) * 1000).toISOString(),
      latitude: latitude + (away ? 0.01 : 0),
      longitude,
      speedKmh: 30,
    }
  })
}
const isArriving = (device: number) => device < LOADS && device % 2 === 1

/** Sends what a device has until it is taken, and says after how long. */
async function post(positions: Fix[]): Promise<{ ms: number; again: number }> {
  const began = performance.now()
  for (let again = 0; performance.now() - began < GIVEN_UP_MS; again++) {
    const answer = await fetch(`${api.url()}/api/truck/telematics`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...key },
      body: JSON.stringify({ positions }),
    }).catch(() => null)
    if (answer?.status === 200) return { ms: performance.now() - began, again }
    if (answer && answer.status < 500) throw new Error(`${answer.status} ${await answer.text()}`)
    await new Promise(resolve => setTimeout(resolve, SENT_AGAIN_MS))
  }
  throw new Error(`Not taken within ${GIVEN_UP_MS} ms`)
}

test(`${DEVICES} devices post for ${SECONDS} s over a killed API: no position is lost, each status is told`, {
  timeout: SECONDS * 1000 + 300_000,
}, async () => {
  const posts = DEVICES * ROUNDS
  const told: (Awaited<ReturnType<typeof post>> & { status: boolean })[] = []
  const sent: Promise<unknown>[] = []
  const before = await kept()
  const began = performance.now()
  for (let turn = 0; turn < posts; turn++) {
    const due = began + (turn * SECONDS * 1000) / posts - performance.now()
    if (due > 2) await new Promise(resolve => setTimeout(resolve, due))
    const [device, minute] = [turn % DEVICES, 1 + Math.floor(turn / DEVICES)]
    const status = device < LOADS && minute === 1
    sent.push(post(minuteOf(device, minute)).then(one => told.push({ ...one, status })))
    // In the middle of what changes statuses.
    if (turn === Math.floor(LOADS / 2)) sent.push(api.kill())
    if (turn === Math.floor(posts / 2)) sent.push(api.kill())
  }
  await Promise.all(sent)
  expect(api.fellOver).toEqual([])
  // Each position once, however often it was sent.
  expect((await kept()) - before).toBe(posts * 10)
  const statuses = await Promise.all(loads.map(async ({ id }) => (await deliveryOrder.get(portal.db.sql, id)).status))
  expect(statuses).toEqual(loads.map(({ arrives }) => (arrives ? 'on_site' : 'in_transit')))
  const p95 = (of: readonly { ms: number }[]) =>
    Math.round(of.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(of.length * 0.95)]!)
  const status = p95(told.filter(one => one.status))
  const again = told.filter(one => one.again).length
  console.log(
    `devices: ${told.length} posts of 10 positions in ${Math.round((performance.now() - began) / 1000)} s, p95 ${p95(told)} ms; ${LOADS} statuses, p95 ${status} ms; ${again} posts sent again`,
  )
  // Times count on a quiet machine alone, which is where the long form runs.
  if (asked('devices')) expect(status).toBeLessThan(STATUS_MS)
})

const kept = async () => Number((await portal.db.sql.execute(raw`select count(*) as n from truck_position`)).rows[0]!.n)

test('what must always hold, holds', () => expectInvariants(portal), 60_000)
