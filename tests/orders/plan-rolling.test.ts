import { beforeEach, expect, test } from 'vitest'
import { givenLoadStatus, loadsOfOrder } from '../kit/given/orders'
import { bookDay, DAY, givenPlanDay, type PlanDayGiven, plannedDay } from '../kit/given/plan'
import { type House, house } from '../kit/house'

let portal: House
let at: PlanDayGiven
let booked: Awaited<ReturnType<typeof bookDay>>

beforeEach(async () => {
  portal = await house()
  at = await givenPlanDay(portal)
  booked = await bookDay(portal, at, ['08:00', '10:30'])
})

type Load = { loadId: string; beginAt: string }
const clock = (time: string) => {
  portal.clock.at = new Date(`${DAY}T${time}:00+08:00`)
}
const publish = (plan: { id: string; version: number }) =>
  portal.as('dispatcher').put('/order-plan', { action: 'publish', id: plan.id, version: plan.version })

test('a run places nothing within the freeze of 15 minutes', async () => {
  clock('07:40')
  const plan = await plannedDay(portal, at.regionId)
  const begins = plan.chart.loads
    .filter((load: { truckId: string | null }) => load.truckId)
    .map((load: Load) => load.beginAt)
  expect(begins.length).toBe(6)
  expect(begins.toSorted()[0] >= new Date(`${DAY}T07:55:00+08:00`).toISOString()).toBe(true)
})

test('a plan is published although loads have gone on since: they keep what they have and are named', async () => {
  clock('07:00')
  const plan = await plannedDay(portal, at.regionId)
  const [first] = await loadsOfOrder(portal, booked[0]!.id)
  const planned = plan.chart.loads.find((load: Load) => load.loadId === first!.id)
  await givenLoadStatus(portal, booked[1]!.id, 'called', loadNo => loadNo === 1)
  const called = (await loadsOfOrder(portal, booked[1]!.id))[0]!
  portal.clock.at = new Date(Date.parse(planned.beginAt) + 60_000)
  const { status, body } = await publish(plan)
  expect(status).toBe(200)
  expect(body.status).toBe('published')
  const words = new Map(body.kept.map((load: { loadId: string; words: string }) => [load.loadId, load.words]))
  expect(words.get(first!.id)).toMatch(/^Load 1 of \S+ was due to start at 07:\d\d$/)
  expect(words.get(called.id)).toMatch(/^Load 1 of \S+ is called now$/)
  const after = await loadsOfOrder(portal, booked[0]!.id)
  expect(after[0]).toMatchObject({ truckId: null, status: first!.status, plannedBatchAt: first!.plannedBatchAt })
  const rest = [...after.slice(1), ...(await loadsOfOrder(portal, booked[1]!.id)).slice(1)]
  for (const load of rest.filter(({ id }) => !words.has(id)))
    expect(load.plannedBatchAt.toISOString()).toBe(
      plan.chart.loads.find((each: Load) => each.loadId === load.id).beginAt,
    )
  expect(rest.some(({ id }) => !words.has(id))).toBe(true)
})

test('a run that is still planning cannot be published', async () => {
  const { body } = await portal
    .as('dispatcher')
    .post('/order/process-order-scheduling', { orderDate: DAY, regionIds: [at.regionId], iterations: 60 })
  const { body: plan } = await portal.as('dispatcher').get(`/order-plan/plans/${body.plans[0].planId}`)
  const refused = await publish(plan)
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'This run has not started yet. Publish its plan when it is ready',
  ])
})
