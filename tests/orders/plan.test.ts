import { beforeAll, expect, test } from 'vitest'
import { loadsOfOrder, orderOf } from '../kit/given/orders'
import { bookDay, DAY, givenPlanDay, type PlanDayGiven, plannedDay } from '../kit/given/plan'
import { type House, house } from '../kit/house'

let portal: House
let at: PlanDayGiven
let booked: Awaited<ReturnType<typeof bookDay>>

beforeAll(async () => {
  portal = await house()
  at = await givenPlanDay(portal)
  booked = await bookDay(portal, at)
})

test('R-078 a run is a job: queued, then a plan with every load on a truck, its figures and no broken rule', async () => {
  const { body } = await portal
    .as('dispatcher')
    .post('/order/process-order-scheduling', { orderDate: DAY, regionIds: [at.regionId], iterations: 40 })
  const [made] = body.plans
  expect(made.planNo).toMatch(/^P-261121-.+-\d{3}$/)
  const queued = await portal.as('dispatcher').get(`/order-plan/plans/${made.planId}`)
  expect(queued.body).toMatchObject({ status: 'queued', kind: 'run', chart: null, jobId: made.jobId })
  await portal.runJobs()
  const { body: plan } = await portal.as('dispatcher').get(`/order-plan/plans/${made.planId}`)
  expect(plan).toMatchObject({ status: 'ready', iterations: 40, seed: 1, stale: false })
  expect(plan.inputHash).toMatch(/^[0-9a-f]{64}$/)
  expect(plan.figures).toMatchObject({ loads: 12, servedVolume: 108, orderedVolume: 108, unservedOrders: 0 })
  expect(plan.chart.breaches).toEqual([])
  expect(plan.chart.loads).toHaveLength(12)
  for (const load of plan.chart.loads) {
    expect(load.truckId).toBeTruthy()
    expect(load.lineId).toBeTruthy()
    expect(load.phases.map((phase: { phase: string }) => phase.phase)).toEqual(
      expect.arrayContaining(['load', 'travel', 'pour', 'wash', 'return']),
    )
    load.phases.slice(1).forEach((phase: { from: string }, i: number) => {
      expect(phase.from).toBe(load.phases[i].until)
    })
  }
  const onTrucks = plan.chart.trucks.flatMap((lane: { loadIds: string[] }) => lane.loadIds)
  expect(onTrucks.sort()).toEqual(plan.chart.loads.map((load: { loadId: string }) => load.loadId).sort())
  const job = await portal.as('dispatcher').get(`/jobs/${made.jobId}`)
  expect(job.body.status).toBe('done')
})

test('the same day, seed and rounds give the same plan', async () => {
  const places = (plan: { chart: { loads: { loadId: string; truckId: string; beginAt: string }[] } }) =>
    plan.chart.loads.map(load => [load.loadId, load.truckId, load.beginAt])
  const [one, two] = [await plannedDay(portal, at.regionId), await plannedDay(portal, at.regionId)]
  expect(one.inputHash).toBe(two.inputHash)
  expect(places(one)).toEqual(places(two))
})

test('the chart of the day shows what is booked, also before anything is planned', async () => {
  const { body } = await portal
    .as('dispatcher')
    .post('/order/chart', { orderDate: DAY, regionIds: [at.regionId, at.regionId] })
  expect(body, 'a region that is named twice is drawn once').toHaveLength(1)
  expect(body[0].plan).toBeNull()
  expect(body[0].pours).toHaveLength(4)
  expect(body[0].pours.every((pour: { light: string }) => pour.light === 'open')).toBe(true)
  expect(body[0].loads.every((load: { truckId: null }) => load.truckId === null)).toBe(true)
  expect(body[0].lines).toHaveLength(2)
  const optimized = await portal
    .as('dispatcher')
    .post('/order/optimized-chart', { orderDate: DAY, regionIds: [at.regionId] })
  expect(optimized.body[0].plan.status).toBe('ready')
  expect(optimized.body[0].pours.every((pour: { light: string }) => pour.light === 'served')).toBe(true)
})

test('R-166 no regions, no rows', async () => {
  for (const path of ['/order/chart', '/order/optimized-chart'])
    expect((await portal.as('dispatcher').post(path, { orderDate: DAY })).body).toEqual([])
  expect((await portal.as('dispatcher').get(`/order-plan/current?orderDate=${DAY}`)).body).toEqual([])
  const none = await portal.as('dispatcher').post('/order/process-order-scheduling', { orderDate: DAY })
  expect(none.body).toEqual({ plans: [] })
})

test('a run that is cancelled makes no plan', async () => {
  const { body } = await portal
    .as('dispatcher')
    .post('/order/process-order-scheduling', { orderDate: DAY, regionIds: [at.regionId], seconds: 60 })
  const { body: plan } = await portal.as('dispatcher').get(`/order-plan/plans/${body.plans[0].planId}`)
  const cancelled = await portal
    .as('dispatcher')
    .put('/order-plan', { action: 'cancel', id: plan.id, version: plan.version })
  expect(cancelled.body.status).toBe('cancelled')
  await portal.runJobs()
  const after = await portal.as('dispatcher').get(`/order-plan/plans/${plan.id}`)
  expect(after.body).toMatchObject({ status: 'cancelled', chart: null })
  expect((await portal.as('dispatcher').get(`/jobs/${plan.jobId}`)).body.status).toBe('cancelled')
  const again = await portal
    .as('dispatcher')
    .put('/order-plan', { action: 'publish', id: plan.id, version: after.body.version })
  expect(again.status).toBe(409)
})

test('a run under way ends when somebody cancels it', async () => {
  const { body } = await portal
    .as('dispatcher')
    .post('/order/process-order-scheduling', { orderDate: DAY, regionIds: [at.regionId], seconds: 60 })
  const { body: plan } = await portal.as('dispatcher').get(`/order-plan/plans/${body.plans[0].planId}`)
  const began = Date.now()
  const running = portal.runJobs()
  await new Promise(resume => setTimeout(resume, 700))
  const seen = await portal.as('dispatcher').get(`/order-plan/plans/${plan.id}`)
  expect(seen.body.status).toBe('running')
  expect(seen.body.progress).toMatchObject({ total: 60, cost: expect.any(Number) })
  await portal.as('dispatcher').put('/order-plan', { action: 'cancel', id: plan.id, version: seen.body.version })
  await running
  expect(Date.now() - began).toBeLessThan(20_000)
  expect((await portal.as('dispatcher').get(`/order-plan/plans/${plan.id}`)).body.status).toBe('cancelled')
})

test('why a load has its truck: cost parts, the next candidates and a rule for each truck that cannot', async () => {
  const plan = await plannedDay(portal, at.regionId)
  const [load] = plan.chart.loads
  const { body } = await portal.as('dispatcher').get(`/order-plan/plans/${plan.id}/load/${load.loadId}`)
  expect(body.chosen.truckNo).toBeTruthy()
  expect(body.message).toContain(body.chosen.truckNo)
  expect(body.alternatives.length).toBeLessThanOrEqual(5)
  expect(body.alternatives.length + body.excluded.length + 1).toBeGreaterThanOrEqual(Math.min(6, at.trucks.length))
  expect(body.excluded.every((each: { words: string }) => each.words.length > 5)).toBe(true)
  expect(body.parts.map((part: { part: string }) => part.part)).toContain('loaded')
  const [order] = booked
  const message = await portal
    .as('dispatcher')
    .get(`/order/auto-assign-message?orderDate=${DAY}&orderNo=${order!.orderNo}&loadNo=1`)
  expect(message.body).toMatchObject({ orderNo: order!.orderNo, loadNo: 1 })
  const missing = await portal
    .as('dispatcher')
    .get(`/order/auto-assign-message?orderDate=${DAY}&orderNo=${order!.orderNo}&loadNo=99`)
  expect(missing.status).toBe(404)
})

test('roles and regions: others are refused, a plan of another region does not exist', async () => {
  const plan = await plannedDay(portal, at.regionId)
  await portal.person('dispatcher_2', { regionIds: [] })
  for (const role of ['batcher', 'salesperson', 'finance_ar', 'lab']) {
    expect((await portal.as(role).get('/order-plan/plans')).status).toBe(403)
    expect((await portal.as(role).post('/order/chart', { orderDate: DAY, regionIds: [] })).status).toBe(403)
  }
  expect((await portal.as('dispatcher_2').get(`/order-plan/plans/${plan.id}`)).status).toBe(404)
  expect((await portal.as('dispatcher_2').get('/order-plan/plans')).body.rows).toEqual([])
  const asked = await portal
    .as('dispatcher_2')
    .post('/order/process-order-scheduling', { orderDate: DAY, regionIds: [at.regionId] })
  expect(asked.status).toBe(404)
  expect((await portal.as(null).get('/order-plan/plans')).status).toBe(401)
})

test('bad input is 422 and writes nothing', async () => {
  const before = (await portal.as('dispatcher').get('/order-plan/plans')).body.total
  const bad = [
    { orderDate: '2026-02-30', regionIds: [at.regionId] },
    { orderDate: DAY, regionIds: ['west'] },
    { orderDate: DAY, regionIds: [at.regionId], seconds: 9999 },
    { orderDate: DAY, regionIds: [at.regionId], speed: 3 },
  ]
  for (const ask of bad)
    expect((await portal.as('dispatcher').post('/order/process-order-scheduling', ask)).status).toBe(422)
  expect(
    (await portal.as('dispatcher').put('/order-plan', { action: 'burn', id: at.regionId, version: 1 })).status,
  ).toBe(422)
  expect((await portal.as('dispatcher').get('/order-plan/plans')).body.total).toBe(before)
})

test('loads keep what was agreed: a plan changes no quantity', async () => {
  const loads = await loadsOfOrder(portal, booked[0]!.id)
  expect(loads.map(load => load.quantity)).toEqual(['9.00', '9.00', '9.00'])
})

test('one pump is one stream: its loads follow each other in their order, also where trucks are asked for faster', async () => {
  const { body: pump } = await portal
    .as('dispatcher_manager')
    .post('/pumps', { code: 'B36', name: 'Boom 36', reachMetres: 36 })
  const asked = {
    quantity: '63',
    startTime: '09:30',
    spacingMinutes: 20,
    unloadingMinutes: 27,
    pumpId: pump.id,
    orderDate: DAY,
    override: { rules: ['spacing' as const], reason: 'Taken over from the phone' },
  }
  const { body: made } = await portal.as('dispatcher_manager').post('/order', orderOf(at, asked))
  const plan = await plannedDay(portal, at.regionId)
  const own = plan.chart.loads
    .filter((load: { orderId: string }) => load.orderId === made.id)
    .sort((a: { loadNo: number }, b: { loadNo: number }) => a.loadNo - b.loadNo)
  expect(own.map((load: { truckId: string | null }) => load.truckId !== null)).toEqual(Array(7).fill(true))
  own.slice(1).forEach((load: { onSiteAt: string; phases: Phase[] }, at: number) => {
    expect(pourOf(load.phases).from >= pourOf(own[at].phases).until, `load ${at + 2}`).toBe(true)
  })
})

type Phase = { phase: string; from: string; until: string }
const pourOf = (phases: Phase[]) => phases.find(({ phase }) => phase === 'pour')!
