import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { auditLines } from '~/db/kit/tables'
import { orders } from '~/db/orders/tables'
import { bookOrder, givenLoadStatus, loadsOfOrder } from '../kit/given/orders'
import { bookDay, DAY, givenPlanDay, type PlanDayGiven, plannedDay, publishedDay } from '../kit/given/plan'
import { type House, house, ok } from '../kit/house'

let portal: House
let at: PlanDayGiven
let booked: Awaited<ReturnType<typeof bookDay>>

beforeAll(async () => {
  portal = await house()
  at = await givenPlanDay(portal)
  booked = await bookDay(portal, at)
})

type Load = { loadId: string; truckId: string; plantId: string; lineId: string; beginAt: string; onSiteAt: string }
const put = (body: object, by = 'dispatcher') => portal.as(by).put('/order-plan', body)

test('R-060 R-061 publishing gives each delivery order its plant, line, truck and minutes, with its audit line', async () => {
  const { plan, row } = await publishedDay(portal, at.regionId)
  expect(row).toMatchObject({ status: 'published', publishedBy: expect.any(String) })
  const planned = new Map((plan.chart.loads as Load[]).map(load => [load.loadId, load]))
  for (const { id } of booked) {
    for (const load of await loadsOfOrder(portal, id)) {
      const want = planned.get(load.id)!
      expect([load.plantId, load.batchingPlantId, load.truckId]).toEqual([want.plantId, want.lineId, want.truckId])
      expect(load.plannedBatchAt.toISOString()).toBe(want.beginAt)
      expect(load.plannedOnSiteAt.toISOString()).toBe(want.onSiteAt)
      expect(load.status).toBe('assigned')
      const lines = await portal.db.sql.select().from(auditLines).where(eq(auditLines.subjectId, load.id))
      expect(lines.map(line => line.reason)).toContain(`Plan ${plan.planNo}`)
    }
  }
  const current = await portal.as('dispatcher').get(`/order-plan/current?orderDate=${DAY}&regionIds=${at.regionId}`)
  expect(current.body.map((each: { planNo: string }) => each.planNo)).toEqual([plan.planNo])
  const trail = await portal.db.sql.select().from(auditLines).where(eq(auditLines.subjectId, plan.id))
  expect(trail.map(line => line.action)).toEqual(expect.arrayContaining(['ask', 'queue', 'plan', 'publish']))
})

test('a published plan is seen as its loads stand now, and beside it how it was published', async () => {
  const { plan } = await publishedDay(portal, at.regionId)
  const [load] = await loadsOfOrder(portal, booked[0]!.id)
  await givenLoadStatus(portal, booked[0]!.id, 'called', loadNo => loadNo === 1)
  const [calledNow] = await loadsOfOrder(portal, booked[0]!.id)
  await portal.given(work => deliveryOrder.move(work, calledNow!, { quantity: '4.50' }, 'given'))
  type Shown = { loadId: string; status: string; quantity: string; onSiteAt: string }
  const of = (chart: { loads: Shown[] }) => chart.loads.find(each => each.loadId === load!.id)!
  const seen = ok(await portal.as('dispatcher').get(`/order-plan/plans/${plan.id}`))
  const [standing] = ok(
    await portal.as('dispatcher').post('/order/chart', { orderDate: DAY, regionIds: [at.regionId] }),
  )
  const { quantity, status } = of(standing)
  expect([quantity, status]).toEqual(['4.50', 'called'])
  expect(of(seen.chart)).toMatchObject({ quantity, status, onSiteAt: of(standing).onSiteAt })
  expect(seen.chart.plan.planNo).toBe(plan.planNo)
  const [current] = ok(
    await portal.as('dispatcher').get(`/order-plan/current?orderDate=${DAY}&regionIds=${at.regionId}`),
  )
  expect(of(current.chart)).toMatchObject({ quantity: of(plan.chart).quantity, status: of(plan.chart).status })
  await givenLoadStatus(portal, booked[0]!.id, 'assigned', loadNo => loadNo === 1)
  const [called] = await loadsOfOrder(portal, booked[0]!.id)
  await portal.given(work => deliveryOrder.move(work, called!, { quantity: load!.quantity }, 'given'))
})

test('a day has one published plan: the next one takes its place', async () => {
  const { plan: first } = await publishedDay(portal, at.regionId)
  const { plan: second } = await publishedDay(portal, at.regionId)
  expect((await portal.as('dispatcher').get(`/order-plan/plans/${first.id}`)).body.status).toBe('superseded')
  const { body } = await portal.as('dispatcher').get(`/order-plan/plans?orderDate=${DAY}&status=published`)
  expect(body.rows.map((row: { id: string }) => row.id)).toEqual([second.id])
})

test('a stale version is 409, also when two publish at once', async () => {
  const plan = await plannedDay(portal, at.regionId)
  expect((await put({ action: 'publish', id: plan.id, version: plan.version - 1 })).status).toBe(409)
  const answers = await Promise.all([1, 2].map(() => put({ action: 'publish', id: plan.id, version: plan.version })))
  expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
})

test('a plan is refused when the world moved on, says what moved and shows the difference; nothing is written', async () => {
  const plan = await plannedDay(portal, at.regionId)
  const added = await bookOrder(portal, at, { startTime: '15:00', quantity: '9', spacingMinutes: 30, orderDate: DAY })
  const before = await loadsOfOrder(portal, booked[0]!.id)
  const { status, body } = await put({ action: 'publish', id: plan.id, version: plan.version })
  expect(status).toBe(409)
  expect(body.facts.rule).toBe('world-moved')
  expect(body.facts.changes).toEqual([expect.objectContaining({ kind: 'order', id: added.id })])
  expect(body.facts.difference.to.planNo).toBe(plan.planNo)
  expect((await portal.as('dispatcher').get(`/order-plan/plans/${plan.id}`)).body).toMatchObject({
    status: 'ready',
    stale: true,
  })
  expect(await loadsOfOrder(portal, booked[0]!.id)).toEqual(before)
  const discarded = await put({ action: 'discard', id: plan.id, version: plan.version })
  expect(discarded.body.status).toBe('discarded')
})

test('what is called, batched or on the road stays where it is', async () => {
  await publishedDay(portal, at.regionId)
  const before = await loadsOfOrder(portal, booked[1]!.id)
  await givenLoadStatus(portal, booked[1]!.id, 'in_transit', loadNo => loadNo === 1)
  await givenLoadStatus(portal, booked[1]!.id, 'called', loadNo => loadNo === 2)
  const { plan } = await publishedDay(portal, at.regionId)
  const after = await loadsOfOrder(portal, booked[1]!.id)
  for (const at of [0, 1]) {
    const { truckId, plantId, batchingPlantId, plannedBatchAt } = before[at]!
    expect(after[at]).toMatchObject({ truckId, plantId, batchingPlantId, plannedBatchAt })
    const load = plan.chart.loads.find((each: Load) => each.loadId === after[at]!.id)
    expect(load).toMatchObject({ mark: 'frozen', truckId, plantId })
  }
  expect(after.map(load => load.status)).toEqual(['in_transit', 'called', 'assigned'])
})

test('R-113 a held order gives its waiting loads back', async () => {
  const [order] = await portal.db.sql.select().from(orders).where(eq(orders.id, booked[3]!.id))
  await portal.as('dispatcher').post(`/order/${order!.id}/hold`, { version: order!.version, reason: 'Site not ready' })
  const plan = await plannedDay(portal, at.regionId)
  expect(plan.chart.pours.some((pour: { orderId: string }) => pour.orderId === order!.id)).toBe(false)
})

test('the plants of an order follow the plan, so that changing the order starts from there', async () => {
  await publishedDay(portal, at.regionId)
  for (const { id } of booked.slice(0, 3)) {
    const loads = await loadsOfOrder(portal, id)
    const { body } = await portal.as('dispatcher').get(`/order/${id}`)
    expect(body.assignedPlants.map((plant: { id: string }) => plant.id).sort()).toEqual(
      [...new Set(loads.map(load => load.plantId))].sort(),
    )
  }
})

test('a what-if copy runs on changed facts and is never published', async () => {
  const { plan } = await publishedDay(portal, at.regionId)
  const { body: copy } = await portal.as('dispatcher').post('/order-plan/what-if', {
    planId: plan.id,
    name: 'Without the second plant',
    iterations: 40,
    changes: [
      { kind: 'plant_closed', plantId: at.other.id, from: `${DAY}T00:00:00+08:00`, until: `${DAY}T23:00:00+08:00` },
      { kind: 'extra_trucks', plantId: at.plant.id, truckTypeId: at.type.id, count: 2 },
      { kind: 'order_moved', orderId: booked[0]!.id, startTime: '10:00' },
    ],
  })
  await portal.runJobs()
  const { body: tried } = await portal.as('dispatcher').get(`/order-plan/plans/${copy.id}`)
  expect(tried).toMatchObject({ status: 'ready', kind: 'what_if', basedOnNo: plan.planNo })
  const free = tried.chart.loads.filter((load: { mark: string }) => load.mark === 'free')
  expect(free.some((load: { plantId: string }) => load.plantId === at.other.id)).toBe(false)
  expect(tried.chart.trucks.filter((lane: { truckNo: string }) => lane.truckNo.startsWith('Extra'))).toHaveLength(2)
  const refused = await put({ action: 'publish', id: tried.id, version: tried.version })
  expect([refused.status, refused.body.facts.rule]).toEqual([409, 'what-if'])
  const newest = await portal
    .as('dispatcher')
    .post('/order/optimized-chart', { orderDate: DAY, regionIds: [at.regionId] })
  expect(newest.body[0].plan.id).not.toBe(tried.id)
  const { body: difference } = await portal
    .as('dispatcher')
    .get(`/order-plan/plans/${tried.id}/difference?with=${plan.id}`)
  expect(difference.from.planNo).toBe(plan.planNo)
  expect(difference.loads.length).toBeGreaterThan(0)
})

test('the content of a plan never changes', async () => {
  await expect(portal.db.sql.execute('update order_plan_content set loads = loads')).rejects.toThrow()
  await expect(portal.db.sql.execute('delete from order_plan_content')).rejects.toThrow()
})
