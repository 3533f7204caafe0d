import { beforeAll, expect, test } from 'vitest'
import { loadsOfOrder } from '../kit/given/orders'
import { bookDay, DAY, givenPlanDay, type PlanDayGiven, publishedDay } from '../kit/given/plan'
import { type House, house } from '../kit/house'

let portal: House
let at: PlanDayGiven
let booked: Awaited<ReturnType<typeof bookDay>>
let planId: string

type Load = { loadId: string; truckId: string; plantId: string; lineId: string; beginAt: string; onSiteAt: string }

beforeAll(async () => {
  portal = await house()
  at = await givenPlanDay(portal)
  booked = await bookDay(portal, at)
  planId = (await publishedDay(portal, at.regionId)).plan.id
  // A quarter past eight on the day: some loads have begun by then, others come.
  portal.clock.at = new Date(`${DAY}T07:00:00+08:00`)
})

const chart = async (): Promise<{ loads: Load[] }> =>
  (await portal.as('dispatcher').post('/order/chart', { orderDate: DAY, regionIds: [at.regionId] })).body[0]
const move = (moves: object[], more: object = {}, by = 'dispatcher') =>
  portal.as(by).post('/order-plan/move', { planId, moves, ...more })

test('a drag is judged by the rules and writes nothing', async () => {
  const { loads } = await chart()
  const [first, second] = loads.filter(load => load.truckId).sort((a, b) => a.beginAt.localeCompare(b.beginAt))
  const before = (await portal.as('dispatcher').get('/order-plan/plans')).body.total
  const clash = await move([{ loadId: second!.loadId, truckId: first!.truckId, beginAt: first!.beginAt }])
  expect(clash.status).toBe(200)
  expect(clash.body.ok).toBe(false)
  expect(clash.body.breaches.map((breach: { rule: string }) => breach.rule)).toContain('truck-busy')
  const busy = clash.body.breaches.find((breach: { rule: string }) => breach.rule === 'truck-busy')
  const truckNo = at.trucks.find(truck => truck.id === first!.truckId)!.truckNo
  expect(busy.words).toMatch(new RegExp(`^${truckNo} is on its way from load \\d of \\S+ until \\d\\d:\\d\\d$`))
  expect(clash.body.loads.map((load: Load) => load.loadId)).toContain(second!.loadId)
  expect((await portal.as('dispatcher').get('/order-plan/plans')).body.total).toBe(before)
})

test('a move that breaks nothing is kept as a plan of its own and published', async () => {
  const { loads } = await chart()
  const load = loads.toSorted((a, b) => b.beginAt.localeCompare(a.beginAt))[0]!
  const busy = new Set(loads.map(each => each.truckId))
  const free = at.trucks.find(truck => !busy.has(truck.id)) ?? at.trucks.find(truck => truck.id !== load.truckId)!
  const { status, body } = await move([{ loadId: load.loadId, truckId: free.id }], { commit: true, publish: true })
  expect(status).toBe(200)
  expect(body).toMatchObject({ ok: true, plan: { kind: 'move', status: 'published', basedOnId: planId } })
  const row = (await Promise.all(booked.map(({ id }) => loadsOfOrder(portal, id))))
    .flat()
    .find(r => r.id === load.loadId)
  expect(row!.truckId).toBe(free.id)
  planId = body.plan.id
})

test('a move against a rule needs a dispatcher manager and a reason', async () => {
  const { loads } = await chart()
  const [first, second] = loads.toSorted((a, b) => b.beginAt.localeCompare(a.beginAt))
  const moves = [{ loadId: second!.loadId, truckId: first!.truckId, beginAt: first!.beginAt }]
  const refused = await move(moves, { commit: true })
  expect(refused.status).toBe(409)
  expect(refused.body.facts.mayOverride).toEqual(['dispatcher_manager', 'admin'])
  expect((await move(moves, { commit: true, override: 'Site agreed' })).status).toBe(403)
  const kept = await move(moves, { commit: true, override: 'Site agreed' }, 'dispatcher_manager')
  expect(kept.body.plan).toMatchObject({ kind: 'move', status: 'ready' })
  const unknown = await move([{ loadId: at.plant.id, truckId: first!.truckId }])
  expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['moves.0.loadId']])
})

test('a truck that breaks down changes at most ten loads, and none of it stays on the truck', async () => {
  const { loads } = await chart()
  const truckId = loads.toSorted((a, b) => b.beginAt.localeCompare(a.beginAt))[0]!.truckId
  const { status, body } = await portal.as('dispatcher').post('/order-plan/incident', {
    orderDate: DAY,
    regionId: at.regionId,
    kind: 'truck_down',
    truckId,
    reason: 'Gearbox',
  })
  expect(status).toBe(200)
  expect(body.plan).toMatchObject({ kind: 'incident', status: 'ready', basedOnId: planId })
  expect(body.plan.cause).toContain('Gearbox')
  expect(body.affected.length).toBeGreaterThan(0)
  expect(body.difference.loads.length).toBeLessThanOrEqual(10)
  expect(body.difference.loads.length).toBeGreaterThan(0)
  for (const each of body.affected) expect(each.after?.truckId).not.toBe(truckId)
  expect(body.affected[0]).toMatchObject({ minutesLeft: expect.any(Number), alternatives: expect.any(Array) })
  const approved = await portal
    .as('dispatcher')
    .put('/order-plan', { action: 'publish', id: body.plan.id, version: body.plan.version })
  expect(approved.status).toBe(200)
  expect((await chart()).loads.some(load => load.truckId === truckId)).toBe(false)
  planId = body.plan.id
})

test('a later plan knows of the accident', async () => {
  const { body } = await portal.as('dispatcher').post('/order/chart', { orderDate: DAY, regionIds: [at.regionId] })
  const out = body[0].trucks.filter((lane: { outages: { reason: string }[] }) =>
    lane.outages.some(outage => outage.reason === 'Gearbox'),
  )
  expect(out).toHaveLength(1)
})

test('a closed plant: affected loads with minutes left and where they go', async () => {
  const { loads } = await chart()
  const plantId = loads.toSorted((a, b) => b.beginAt.localeCompare(a.beginAt))[0]!.plantId
  const { body } = await portal.as('dispatcher').post('/order-plan/incident', {
    orderDate: DAY,
    regionId: at.regionId,
    kind: 'plant_closed',
    plantId,
    from: `${DAY}T07:30:00+08:00`,
    until: `${DAY}T23:30:00+08:00`,
  })
  const hit = loads.filter(load => load.plantId === plantId && load.beginAt > `${DAY}T00:00`)
  expect(body.affected.length).toBeGreaterThanOrEqual(hit.length - 1)
  for (const { after } of body.affected)
    if (after) expect(after.plantId === plantId && after.beginAt > '2026-11-20T23:30').toBe(false)
  const missing = await portal.as('dispatcher').post('/order-plan/incident', {
    orderDate: DAY,
    regionId: at.regionId,
    kind: 'plant_closed',
  })
  expect([missing.status, Object.keys(missing.body.errors)]).toEqual([422, ['plantId']])
})

test('a repair of a day on which nothing happened changes nothing', async () => {
  const { body } = await portal.as('dispatcher').post('/order-plan/repair', { orderDate: DAY, regionId: at.regionId })
  expect(body).toMatchObject({ kind: 'repair', status: 'ready' })
  const { body: difference } = await portal
    .as('dispatcher')
    .get(`/order-plan/plans/${body.id}/difference?with=${planId}`)
  expect(difference.loads.length).toBeLessThanOrEqual(2)
})

test('roles: lab and batcher may not, another region does not exist', async () => {
  await portal.person('dispatcher_2', { regionIds: [] })
  const ask = { orderDate: DAY, regionId: at.regionId, kind: 'truck_down', truckId: at.trucks[0]!.id }
  expect((await portal.as('batcher').post('/order-plan/incident', ask)).status).toBe(403)
  expect((await portal.as('dispatcher_2').post('/order-plan/incident', ask)).status).toBe(404)
  expect((await portal.as('lab').post('/order-plan/move', { planId, moves: [{ loadId: planId }] })).status).toBe(403)
})

test('loads of every size stand as they were planned: a published day breaks no rule', async () => {
  const { body } = await portal.as('dispatcher').post('/order', {
    customerId: at.customer.id,
    projectId: at.project.id,
    locationId: at.location.id,
    orderDate: DAY,
    startTime: '16:00',
    productId: at.product.id,
    quantity: '22.5',
    spacingMinutes: 30,
    unloadingMinutes: 25,
    contactName: 'Mr Lim',
    contactPhone: '+65 8123 4567',
  })
  expect(body.loads).toBe(3)
  await publishedDay(portal, at.regionId)
  const { body: charts } = await portal
    .as('dispatcher')
    .post('/order/chart', { orderDate: DAY, regionIds: [at.regionId] })
  expect(charts[0].loads.some((load: { quantity: string }) => load.quantity === '4.50')).toBe(true)
  expect(charts[0].breaches).toEqual([])
})
