import { beforeEach, expect, test } from 'vitest'
import { keepWays } from '~/db/orders/road-way'
import { addMinutes } from '~/domain/kit/time'
import { forecastOnSite, lateMinutes } from '~/domain/orders/lateness'
import { type Deliveries, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { givenOnTheWay, otherSite } from '../kit/given/divert'
import { type House, house, ok } from '../kit/house'

const START = '2026-11-20T02:00:00.000Z'
const DAY = '2026-11-20'
/** Where the orders of these tests have their pin. */
const PIN = { latitude: 1.3, longitude: 103.8 }
let portal: House
let world: Deliveries

beforeEach(async () => {
  portal = await house({ now: START })
  world = await givenDeliveries(portal)
})

type Load = { id: string; orderId: string; truckId: string | null; promisedAt: string; arrivalAt: string | null }
const manager = () => portal.as('dispatcher_manager')
/** A truck tells where it is: this share of the straight line to its site is left. */
async function isAt(load: { truckId: string | null }, site: { latitude: number; longitude: number }, left: number) {
  const { plant } = world
  const at = (of: 'latitude' | 'longitude') => site[of] + (plant[of] - site[of]) * left
  const place = { truckId: load.truckId, latitude: at('latitude'), longitude: at('longitude') }
  ok(await portal.as('dispatcher').post('/truck/position', { ...place, at: portal.clock.at.toISOString() }))
}
const told = (minutes: number) =>
  keepWays(portal.db.sql, [{ plantId: world.plant.id, site: PIN, minutes, km: 30 }], portal.clock.at)

/** What each board says of the load: minutes behind its promise. */
async function boards({ id, orderId, truckId }: { id: string; orderId: string; truckId: string | null }) {
  const now = portal.clock.at
  const of = (rows: (Load & { status: string })[]) => rows.find(row => row.id === id)!
  const order = ok(await manager().get(`/order/${orderId}`))
  const [board] = ok(await manager().get(`/order/all?orderDate=${DAY}&regionIds=${world.region.id}`)).rows.filter(
    (row: { id: string }) => row.id === orderId,
  )
  const listed = of(ok(await manager().get(`/delivery-order/search_do?doDate=${DAY}`)).rows)
  const { rows: fleet } = ok(await manager().get('/air-control'))
  const tracer = fleet.find((row: { truckId: string }) => row.truckId === truckId)
  const { late } = ok(await manager().get('/dashboard/activity?parts=late'))
  const [chart] = ok(await manager().post('/order/chart', { orderDate: DAY, regionIds: [world.region.id] }))
  const bar = chart.loads.find((load: { loadId: string }) => load.loadId === id)
  const minutes = (load: Parameters<typeof lateMinutes>[0]) => lateMinutes(load, now)
  return {
    page: minutes(of(order.loadLines) as never),
    board: Math.max(...board.toArrive.map(minutes)),
    list: minutes(listed as never),
    tracer: minutes(tracer.load),
    activity: late.find((row: { id: string }) => row.id === id)?.minutes ?? 0,
    chart: bar.lateMinutes,
    expected: forecastOnSite(of(order.loadLines) as never, now).toISOString(),
  }
}

test('where its truck is says how late a load will be, the same on every board', async () => {
  const { load } = await givenOnTheWay(portal, world)
  const before = await boards(load)
  await told(200)
  await isAt(load, PIN, 0.5)
  const { expected, ...late } = await boards(load)
  // Half of a way of 200 minutes on a free road, as long as the hour makes it.
  expect(Date.parse(expected)).toBeGreaterThanOrEqual(addMinutes(new Date(START), 100).getTime())
  expect(Date.parse(expected)).toBeLessThan(addMinutes(new Date(START), 160).getTime())
  expect(late.page).toBeGreaterThan(before.page + 30)
  expect(late).toEqual({
    page: late.page,
    board: late.page,
    list: late.page,
    tracer: late.page,
    activity: late.page,
    chart: late.page,
  })
  // Nearer, it is less late; a message of before moves nothing.
  portal.clock.at = addMinutes(new Date(START), 5)
  await isAt(load, PIN, 0.1)
  const near = await boards(load)
  expect(near.page).toBeLessThan(late.page)
  expect(near.tracer).toBe(near.page)
})

test('a diverted truck is expected at its new site by the way from where it is, and its place of before is open again', async () => {
  const { load } = await givenOnTheWay(portal, world)
  const { order: to, loads } = await givenOrder(portal, world, { loads: 2, ...(await otherSite(portal, world)) })
  await isAt(load, PIN, 0.4)
  const { rows } = ok(await portal.as('dispatcher').get(`/delivery-order/${load.id}/divert-candidates`))
  const [target] = rows
  expect(target.orderNo).toBe(to.orderNo)
  const body = {
    targetId: target.loadId,
    version: load.version,
    targetVersion: target.version,
    reason: 'Forms not ready',
  }
  ok(await portal.as('dispatcher').post(`/delivery-order/${load.id}/divert`, body))
  const lines = async (orderId: string): Promise<Load[]> => ok(await manager().get(`/order/${orderId}`)).loadLines
  const [moved] = (await lines(to.id)).filter(line => line.id === load.id)
  expect(moved!.arrivalAt).toBe(target.arrivesAt)
  const opened = (await lines(load.orderId)).find(line => line.id === loads[0]!.id)
  expect(opened).toMatchObject({ arrivalAt: null, truckNo: null })
})

test('a pour that waits for its pump does not make its truck late: it was on site in time', async () => {
  const { load } = await givenOnTheWay(portal, world)
  const [line] = ok(await manager().get(`/order/${load.orderId}`)).loadLines
  const early = new Date(line.promisedAt)
  portal.clock.at = early > new Date(START) ? early : new Date(START)
  const onSite = early > new Date(START) ? early.toISOString() : START
  ok(await portal.as('batcher').post(`/delivery-order/${load.id}/event`, { event: 'on_site', at: onSite }))
  const then = await boards(load)
  portal.clock.at = addMinutes(portal.clock.at, 55)
  const later = await boards(load)
  expect([later.page, later.chart]).toEqual([then.page, then.page])
})
