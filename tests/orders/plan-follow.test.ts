import { beforeAll, expect, test } from 'vitest'
import { truck } from '~/db/fleet/truck'
import { followPlans } from '~/workflows/orders/plan/follow-plan'
import { bookOrder, loadsOfOrder } from '../kit/given/orders'
import { bookDay, DAY, givenPlanDay, type PlanDayGiven, publishedDay } from '../kit/given/plan'
import { type House, house } from '../kit/house'

let portal: House
let at: PlanDayGiven
let booked: Awaited<ReturnType<typeof bookDay>>

beforeAll(async () => {
  portal = await house()
  at = await givenPlanDay(portal)
  booked = await bookDay(portal, at)
  await publishedDay(portal, at.regionId)
})

const repairs = async () => (await portal.as('dispatcher').get('/order-plan/plans?kind=repair')).body.rows
const later = (minutes: number) => {
  portal.clock.at = new Date(portal.clock.at.getTime() + minutes * 60_000)
  return portal.clock.at
}
const followBy = async (follow: string) => {
  const { body } = await portal.as('dispatcher_manager').get('/order-optimization-config')
  const config = { ...body.config, follow }
  await portal.as('dispatcher_manager').put('/order-optimization-config', { version: body.version, config })
}

test('a day on which nothing happens has no proposal', async () => {
  expect(await followPlans(portal.db, later(10))).toBe(0)
  expect(await repairs()).toEqual([])
})

test('an order booked after publishing becomes a proposal, once, that says why', async () => {
  const added = await bookOrder(portal, at, { startTime: '15:00', quantity: '18', spacingMinutes: 30, orderDate: DAY })
  expect(await followPlans(portal.db, later(10))).toBe(1)
  expect(await followPlans(portal.db, later(10))).toBe(0)
  const [proposal] = await repairs()
  expect(proposal).toMatchObject({ status: 'ready', createdBy: 'System' })
  expect(proposal.cause).toContain(added.orderNo)
  expect((await loadsOfOrder(portal, added.id)).every(load => load.truckId === null)).toBe(true)
})

test('with apply the plan follows by itself: a truck switched off loses its loads to others, hardly any other moves', async () => {
  await followBy('apply')
  expect(await followPlans(portal.db, later(10))).toBe(0)
  const loads = (await Promise.all(booked.map(({ id }) => loadsOfOrder(portal, id)))).flat()
  const { truckId } = loads[0]!
  await portal.given(async work => truck.move(work, await truck.lock(work, truckId!), { active: false }, 'switch off'))
  expect(await followPlans(portal.db, later(10))).toBe(1)
  const after = (await Promise.all(booked.map(({ id }) => loadsOfOrder(portal, id)))).flat()
  expect(after.some(load => load.truckId === truckId)).toBe(false)
  const moved = after.filter(load => loads.find(each => each.id === load.id)!.truckId !== load.truckId)
  expect(moved.length).toBeLessThanOrEqual(10)
  const [current] = (await portal.as('dispatcher').get(`/order-plan/current?orderDate=${DAY}&regionIds=${at.regionId}`))
    .body
  expect(current).toMatchObject({ kind: 'repair', status: 'published' })
})

test('after a jump of the clock what a person booked is not moved: the repair waits for a person', async () => {
  const added = await bookOrder(portal, at, { startTime: '09:00', quantity: '18', spacingMinutes: 30, orderDate: DAY })
  const times = async () =>
    (await loadsOfOrder(portal, added.id)).map(load => [load.plantId, load.plannedBatchAt, load.plannedOnSiteAt])
  const before = await times()
  const stood = portal.clock.at
  portal.clock.at = new Date(`${DAY}T04:30:00.000Z`)
  expect(portal.clock.at > stood).toBe(true)
  expect(await followPlans(portal.db, portal.clock.at)).toBe(1)
  expect(await times()).toEqual(before)
  const [proposal] = await repairs()
  expect(proposal).toMatchObject({ status: 'ready' })
  expect(await followPlans(portal.db, later(10))).toBe(0)
  portal.clock.at = stood
})

test('with off nothing follows', async () => {
  await followBy('off')
  await bookOrder(portal, at, { startTime: '16:00', quantity: '9', spacingMinutes: 30, orderDate: DAY })
  expect(await followPlans(portal.db, later(10))).toBe(0)
})
