import { beforeAll, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { queueItem } from '~/db/queue/queue-item'
import { numberFor } from '~/workflows/deliveries/number-delivery-order'
import { givenRegion } from '../kit/given/customers'
import { givenBatchingPlant, givenDriver, givenPlant } from '../kit/given/fleet'
import { loadsOfOrder } from '../kit/given/orders'
import { bookDay, DAY, givenPlanDay, type PlanDayGiven, publishedDay } from '../kit/given/plan'
import { type House, house } from '../kit/house'

let portal: House
let at: PlanDayGiven
let loads: { id: string; plantId: string; truckId: string | null; plannedBatchAt: Date }[]

type Affected = {
  loadId: string
  before: { plantId: string; plantName: string }
  after: { plantId: string; beginAt: string } | null
  needs: string | null
  otherPlants: { plantId: string; regionName: string }[]
}

beforeAll(async () => {
  portal = await house()
  at = await givenPlanDay(portal)
  const booked = await bookDay(portal, at, ['08:00', '10:30'])
  await publishedDay(portal, at.regionId)
  portal.clock.at = new Date(`${DAY}T07:00:00+08:00`)
  loads = (await Promise.all(booked.map(({ id }) => loadsOfOrder(portal, id)))).flat()
})

const closed = async (plantId: string, by = 'dispatcher') =>
  portal.as(by).post('/order-plan/incident', {
    orderDate: DAY,
    regionId: at.regionId,
    kind: 'plant_closed',
    plantId,
    from: `${DAY}T07:05:00+08:00`,
    reason: 'Mixer motor',
  })
const publish = (plan: { id: string; version: number }, by = 'dispatcher') =>
  portal.as(by).put('/order-plan', { action: 'publish', id: plan.id, version: plan.version })

/** A load that is called to a truck in the yard, or has its ticket, as the yard leaves it. */
const given = (id: string, status: 'called' | 'generated') =>
  portal.given(async work => {
    const load = await deliveryOrder.get(work.sql, id)
    const driver = await givenDriver(portal, { truckId: load.truckId, mainPlantId: load.plantId })
    const item = await queueItem.insert(work, {
      plantId: load.plantId,
      truckId: load.truckId!,
      driverId: driver.id,
      status: status === 'called' ? 'called' : 'loading',
      deliveryOrderId: id,
      joinedAt: work.now,
      rankAt: work.now,
      calledAt: work.now,
    })
    const ticket = status === 'generated' ? { doNumber: await numberFor(work, load), generatedAt: work.now } : {}
    await deliveryOrder.move(work, load, { status, queueItemId: item.id, calledAt: work.now, ...ticket }, 'given')
    return item.id
  })

test('a closed plant: called loads go to a plant that carries, a ticket is left to a person, nothing stays confirmed there', async () => {
  const plantId = loads[0]!.plantId
  const [called, ticketed] = loads.filter(load => load.plantId === plantId)
  const itemId = await given(called!.id, 'called')
  await given(ticketed!.id, 'generated')
  const { status, body } = await closed(plantId)
  expect(status).toBe(200)
  const of = (id: string): Affected => body.affected.find((each: Affected) => each.loadId === id)
  expect(of(called!.id).after?.plantId).toBe(plantId === at.plant.id ? at.other.id : at.plant.id)
  expect(of(called!.id).needs).toBeNull()
  expect(of(ticketed!.id)).toMatchObject({
    after: null,
    needs: expect.stringMatching(/^Ticket \S+ belongs to its plant/),
  })
  expect(of(ticketed!.id).otherPlants.map(plant => plant.plantId)).not.toContain(plantId)
  expect(body.affected.filter(({ after }: Affected) => after?.plantId === plantId)).toEqual([])

  const approved = await publish(body.plan)
  expect(approved.status).toBe(200)
  const moved = await deliveryOrder.get(portal.db.sql, called!.id)
  expect(moved).toMatchObject({ status: 'assigned', queueItemId: null, calledAt: null })
  expect(moved.plantId).not.toBe(plantId)
  expect(await queueItem.get(portal.db.sql, itemId)).toMatchObject({ status: 'joined', deliveryOrderId: null })
  expect(await deliveryOrder.get(portal.db.sql, ticketed!.id)).toMatchObject({ status: 'generated', plantId })
  const still = await Promise.all(loads.map(({ id }) => deliveryOrder.get(portal.db.sql, id)))
  expect(still.filter(load => load.plantId === plantId && load.id !== ticketed!.id)).toEqual([])
})

test('with both plants of the region out, the plant of another region carries for whoever sees it', async () => {
  const north = await givenRegion(portal)
  const help = await givenPlant(portal, { regionId: north.id, latitude: 1.33, longitude: 103.71 })
  await givenBatchingPlant(portal, { plantId: help.id, capacityPerHour: '90.00' })
  await portal.person('dispatcher_3', { regionIds: [at.regionId, north.id] })
  const still = await Promise.all(loads.map(({ id }) => deliveryOrder.get(portal.db.sql, id)))
  const plantId = still.find(load => load.status === 'assigned')!.plantId

  const alone = await closed(plantId)
  const lost: Affected[] = alone.body.affected.filter((each: Affected) => !each.after)
  expect(lost.length).toBeGreaterThan(1)
  expect(lost.every(each => each.needs && each.otherPlants.length === 0)).toBe(true)

  const { body } = await closed(plantId, 'dispatcher_3')
  const placed: Affected[] = body.affected.filter((each: Affected) => each.after)
  expect(placed.length).toBeGreaterThan(1)
  expect(new Set(placed.map(each => each.after!.plantId))).toEqual(new Set([help.id]))
  expect((await publish(body.plan)).status).toBe(403)
  expect((await publish(body.plan, 'dispatcher_3')).status).toBe(200)
  const [one] = placed
  expect(await deliveryOrder.get(portal.db.sql, one!.loadId)).toMatchObject({ plantId: help.id, status: 'assigned' })
  const { body: charts } = await portal
    .as('dispatcher')
    .post('/order/chart', { orderDate: DAY, regionIds: [at.regionId] })
  const names = charts[0].lines.map((line: { plantName: string }) => line.plantName)
  expect(names).toContain(`${help.plantName} (${north.regionName})`)
  expect(charts[0].loads.find((load: Affected) => load.loadId === one!.loadId)).toMatchObject({ plantId: help.id })
})
