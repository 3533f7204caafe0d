import { beforeAll, expect, test } from 'vitest'
import { engineLoads, planDay, standingLoads } from '~/domain/orders/plan/day'
import { faultsOf } from '~/domain/orders/plan/engine/check'
import { readDay } from '~/workflows/orders/plan/facts'
import { givenPlant } from '../kit/given/fleet'
import { bookDay, DAY, givenPlanDay, type PlanDayGiven, publishedDay } from '../kit/given/plan'
import { type House, house } from '../kit/house'

let portal: House
let at: PlanDayGiven
let planId: string

beforeAll(async () => {
  portal = await house()
  at = await givenPlanDay(portal, { trucks: 3 })
  await bookDay(portal, at, ['08:00', '10:30'])
  planId = (await publishedDay(portal, at.regionId)).plan.id
})

const ask = (more: object = {}) => ({
  orderDate: DAY,
  startTime: '08:00',
  regionId: at.regionId,
  latitude: at.location.latitude,
  longitude: at.location.longitude,
  quantity: '9',
  spacingMinutes: 30,
  unloadingMinutes: 25,
  ...more,
})

test('can we take this order: the first window of each plant is the one a brute force finds', async () => {
  const { status, body } = await portal.as('dispatcher').post('/order-plan/can-take', ask())
  expect(status).toBe(200)
  expect(body.basedOn.id).toBe(planId)
  expect(body.quotes).toHaveLength(2)
  const { facts } = await readDay(portal.db.sql, DAY, at.regionId, portal.clock.now())
  const start = Date.parse(`${DAY}T00:00:00+08:00`)
  for (const quote of body.quotes) {
    const first = (Date.parse(quote.firstStartAt) - start) / 60_000
    const brute = earliestByForce(facts, quote.plantId)
    expect(first).toBeGreaterThanOrEqual(brute)
    expect(Math.floor((first - 480) / 15)).toBe(Math.floor((brute - 480) / 15))
    expect(quote.extraCost).toBeGreaterThan(0)
    expect(quote.loads).toHaveLength(1)
  }
  expect((await portal.as('dispatcher').get(`/order-plan/plans?orderDate=${DAY}`)).body.total).toBe(1)
})

/** Every minute, line and truck tried in turn, judged by the checker alone. */
function earliestByForce(facts: Awaited<ReturnType<typeof readDay>>['facts'], plantId: string): number {
  const like = facts.orders[0]!
  const order = {
    ...like,
    id: 'forced',
    latitude: at.location.latitude,
    longitude: at.location.longitude,
    due: 480,
    from: 480,
    latestStart: 1400,
    until: 1440,
    mergedOrderId: null,
    plants: [{ id: plantId, penalty: 0, minutes: null, hour: null }],
    loads: [{ ...like.loads[0]!, id: 'forced-1', mark: 'free' as const, place: null }],
  }
  const of = planDay({ ...facts, orders: [...facts.orders, order] })
  const standing = engineLoads(of, standingLoads(of.facts))
  const pour = of.pours.length - 1
  const plant = of.plantAt.get(plantId)!
  const line = of.lineAt.get(of.facts.plants[plant]!.lines[0]!.id)!
  const { setupMinutes, minutesPerM3 } = of.facts.plants[plant]!.lines[0]!
  const batch = setupMinutes + Math.ceil(minutesPerM3 * 9)
  const known = new Set(faultsOf(of.day, standing).map(fault => JSON.stringify(fault)))
  for (let begin = 400; begin < 1300; begin++) {
    const left = begin + batch
    const way = of.day.travel.loaded[(plant * of.pours.length + pour) * 24 + Math.floor(left / 60)]!
    const start = Math.max(480, left + way)
    if (start - left - way > 15) continue
    for (let truck = 0; truck < of.day.trucks.length; truck++) {
      const load = { pour, position: 0, volume: 900, truck, plant, line, begin, start, end: start + 25 }
      const faults = faultsOf(of.day, [...standing, load]).filter(fault => !known.has(JSON.stringify(fault)))
      if (!faults.length) return start
    }
  }
  return Infinity
}

test('an order that no truck may serve is refused with the rule', async () => {
  const { body } = await portal.as('dispatcher').post('/order-plan/can-take', ask({ loadSize: '30', quantity: '30' }))
  expect(body.quotes).toEqual([])
  expect(body.refused).toHaveLength(2)
  expect(body.refused.every((each: { words: string }) => each.words.length > 5)).toBe(true)
  const bad = await portal.as('dispatcher').post('/order-plan/can-take', ask({ quantity: '0' }))
  expect([bad.status, Object.keys(bad.body.errors)]).toEqual([422, ['quantity']])
  for (const wrong of [
    { quantity: '2147483648' },
    { quantity: '99999999999.99' },
    { loadSize: '0.01', quantity: '126' },
  ]) {
    const { status, body } = await portal.as('dispatcher').post('/order-plan/can-take', ask(wrong))
    expect([status, body.errors]).toEqual([422, { quantity: ['This makes more than 2500 loads'] }])
  }
})

test('the optimisation configuration: read by dispatchers, changed by heads, stale versions refused', async () => {
  const { body: usual } = await portal.as('dispatcher').get('/order-optimization-config')
  expect(usual).toMatchObject({ version: 0, config: { seconds: 10, weights: { unserved: 5000 } } })
  const config = { ...usual.config, seconds: 5, weights: { ...usual.config.weights, late: 900 } }
  expect((await portal.as('dispatcher').put('/order-optimization-config', { version: 0, config })).status).toBe(403)
  const saved = await portal.as('dispatcher_manager').put('/order-optimization-config', { version: 0, config })
  expect(saved.body).toMatchObject({ version: 1, config: { seconds: 5, weights: { late: 900 } } })
  const stale = await portal.as('dispatcher_manager').put('/order-optimization-config', { version: 7, config })
  expect(stale.status).toBe(409)
  const bad = { version: 1, config: { ...config, weights: { ...config.weights, late: -1 } } }
  expect((await portal.as('dispatcher_manager').put('/order-optimization-config', bad)).status).toBe(422)
  const { params } = await readDay(portal.db.sql, DAY, at.regionId, portal.clock.now())
  expect(params.weights.late).toBe(900)
})

test('recommender parameters: one row for the company, one a region; plants too far away are not tried', async () => {
  const manager = portal.as('dispatcher_manager')
  const fields = { candidatePlants: 1, maxTravelMinutes: 5, prefer: 'nearest', alternatives: 3 }
  expect((await portal.as('dispatcher').post('/recommender-parameters', fields)).status).toBe(403)
  const company = await manager.post('/recommender-parameters', fields)
  expect(company.body).toMatchObject({ version: 1, regionId: null })
  const far = await givenPlant(portal, { regionId: at.regionId, latitude: 1.46, longitude: 104.1 })
  const twice = await manager.post('/recommender-parameters', fields)
  expect(twice.status).toBe(409)
  const { facts } = await readDay(portal.db.sql, DAY, at.regionId, portal.clock.now())
  for (const order of facts.orders) expect(order.closedPlants).toContainEqual({ id: far.id, rule: 'too-far' })
  const changed = await manager.put('/recommender-parameters', {
    ...fields,
    id: company.body.id,
    version: 1,
    maxTravelMinutes: 90,
  })
  expect(changed.body).toMatchObject({ version: 2, maxTravelMinutes: 90 })
  const { body } = await manager.get('/recommender-parameters')
  expect(body.rows).toEqual([expect.objectContaining({ regionId: null, regionName: null, version: 2 })])
})

test('the fleet chart: trucks as they run and as they are planned, in figures and by group', async () => {
  const of = `orderDate=${DAY}&regionIds=${at.regionId}`
  const timeline = await portal.as('dispatcher').get(`/fleetchart/timeline?${of}`)
  expect(timeline.body[0].trucks).toHaveLength(3)
  const schedule = await portal.as('dispatcher').get(`/fleetchart/optimization_schedule?${of}`)
  expect(schedule.body[0].plan.id).toBe(planId)
  const { body } = await portal.as('dispatcher').get(`/fleetchart/fleetdetails?${of}`)
  expect(body.rows.reduce((sum: number, row: { loads: number }) => sum + row.loads, 0)).toBe(6)
  expect(body.rows[0]).toMatchObject({ truckNo: at.trucks[0]!.truckNo, usedPercent: expect.any(Number) })
  for (const path of ['fleet_group', 'optGroups'])
    expect((await portal.as('dispatcher').get(`/fleetchart/${path}`)).body).toMatchObject({ rows: [], total: 0 })
  for (const path of ['timeline', 'optimization_schedule', 'fleetdetails', 'fleet_group', 'optGroups'])
    expect((await portal.as('salesperson').get(`/fleetchart/${path}`)).status).toBe(403)
})
