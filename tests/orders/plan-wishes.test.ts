import { beforeAll, expect, test } from 'vitest'
import { bookOrder } from '../kit/given/orders'
import { DAY, givenPlanDay, type PlanDayGiven, publishedDay } from '../kit/given/plan'
import { type House, house } from '../kit/house'

let portal: House
let at: PlanDayGiven
let wished: string[]
let order: Awaited<ReturnType<typeof bookOrder>>
let planId: string

type Load = { loadId: string; orderId: string; truckId: string; loadNo: number; beginAt: string }

beforeAll(async () => {
  portal = await house()
  at = await givenPlanDay(portal)
  // Trucks of the further plant, which a plan would not choose by itself.
  const far = at.trucks.filter(truck => truck.mainPlantId === at.other.id)
  wished = far.slice(0, 2).map(truck => truck.id)
  order = await bookOrder(portal, at, {
    startTime: '09:00',
    quantity: '27',
    spacingMinutes: 60,
    unloadingMinutes: 25,
    orderDate: DAY,
    fleetTruckIds: wished,
  })
  planId = (await publishedDay(portal, at.regionId)).plan.id
  portal.clock.at = new Date(`${DAY}T06:00:00+08:00`)
})

const loadsOf = async (): Promise<Load[]> => {
  const { body } = await portal.as('dispatcher').post('/order/chart', { orderDate: DAY, regionIds: [at.regionId] })
  return body[0].loads.filter((load: Load) => load.orderId === order.id)
}

test('the plan gives an order the trucks it wishes for', async () => {
  const loads = await loadsOf()
  expect(loads).toHaveLength(3)
  for (const load of loads) expect(wished).toContain(load.truckId)
})

test('where the wished trucks are out another comes, and its explanation says that it was not wished for', async () => {
  for (const truckId of wished) {
    const { status, body } = await portal.as('dispatcher').post('/order-plan/incident', {
      orderDate: DAY,
      regionId: at.regionId,
      kind: 'truck_down',
      truckId,
    })
    expect(status).toBe(200)
    expect(body.plan.further).toBeNull()
    planId = body.plan.id
    const { version } = body.plan
    const published = await portal.as('dispatcher').put('/order-plan', { action: 'publish', id: planId, version })
    expect(published.status).toBe(200)
  }
  const { body: plan } = await portal.as('dispatcher').get(`/order-plan/plans/${planId}`)
  const own = plan.chart.loads.filter((load: Load) => load.orderId === order.id)
  expect(own).toHaveLength(3)
  for (const load of own) expect(wished).not.toContain(load.truckId)
  const { body } = await portal.as('dispatcher').get(`/order-plan/plans/${planId}/load/${own[0].loadId}`)
  expect(body.parts).toContainEqual(expect.objectContaining({ part: 'wish', amount: 1, weight: 400, cost: 400 }))
})
