import type { House } from '../house'
import { givenBatchingPlant, givenDriver, givenPlant, givenTruck, givenTruckType, givenUsualHours } from './fleet'
import { bookOrder, type Dispatch, givenDispatch } from './orders'

const WAVES: [string, string][] = [
  ['05:30', '15:30'],
  ['08:00', '18:00'],
  ['10:30', '20:30'],
]

/** A region with two plants of one line, trucks with drivers and a day of orders: enough to plan. */
export async function givenPlanDay(portal: House, { trucks = 8 }: { trucks?: number } = {}) {
  const at = await givenDispatch(portal)
  const other = await givenPlant(portal, { regionId: at.regionId, latitude: 1.35, longitude: 103.75 })
  const lines = [
    await givenBatchingPlant(portal, { plantId: at.plant.id, capacityPerHour: '90.00' }),
    await givenBatchingPlant(portal, { plantId: other.id, capacityPerHour: '90.00' }),
  ]
  const type = await givenTruckType(portal, { maxLoad: '9.00' })
  const fleet = []
  for (let i = 0; i < trucks; i++) {
    const truck = await givenTruck(portal, { truckTypeId: type.id, mainPlantId: i % 2 ? other.id : at.plant.id })
    const driver = await givenDriver(portal, { truckId: truck.id, mainPlantId: truck.mainPlantId })
    // Three waves at each plant.
    await givenUsualHours(portal, driver.id, ...WAVES[Math.floor(i / 2) % 3]!)
    fleet.push(truck)
  }
  return { ...at, other, lines, type, trucks: fleet }
}
export type PlanDayGiven = Awaited<ReturnType<typeof givenPlanDay>>

export const DAY = '2026-11-21'

export async function bookDay(portal: House, at: Dispatch, times = ['08:00', '09:00', '10:30', '13:00']) {
  const booked = []
  for (const startTime of times)
    booked.push(
      await bookOrder(portal, at, {
        startTime,
        quantity: '27',
        spacingMinutes: 30,
        unloadingMinutes: 25,
        orderDate: DAY,
      }),
    )
  return booked
}

/** Asks for a run and plays the consumer until the plan is there. */
export async function plannedDay(portal: House, regionId: string, ask: object = {}, by = 'dispatcher') {
  const { status, body } = await portal
    .as(by)
    .post('/order/process-order-scheduling', { orderDate: DAY, regionIds: [regionId], iterations: 60, ...ask })
  if (status !== 200) throw new Error(JSON.stringify(body))
  await portal.runJobs()
  const { body: plan } = await portal.as(by).get(`/order-plan/plans/${body.plans[0].planId}`)
  return plan
}

export async function publishedDay(portal: House, regionId: string) {
  const plan = await plannedDay(portal, regionId)
  const { status, body } = await portal
    .as('dispatcher')
    .put('/order-plan', { action: 'publish', id: plan.id, version: plan.version })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { plan, row: body }
}
