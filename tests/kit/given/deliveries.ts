import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { order } from '~/db/orders/order'
import { orderPromise } from '~/db/orders/promise'
import { queueItem } from '~/db/queue/queue-item'
import { addMinutes } from '~/domain/kit/time'
import type { House } from '../house'
import { goodsOf, siteOf, yardOf } from './delivery-yard'
/** One plant with two lines, a mix, three trucks, a site and an order of three loads, all in order: nothing is refused. */
export async function givenDeliveries(portal: House) {
  const made = await portal.given(async work => {
    const yard = await yardOf(work)
    const goods = await goodsOf(work, yard)
    const site = await siteOf(work, yard.region.id)
    return { ...yard, ...goods, ...site }
  })
  const scope = { regionIds: [made.region.id] }
  await portal.person('dispatcher', scope)
  await portal.person('dispatcher_manager', scope)
  await portal.person('dispatcher_manager_2', scope)
  await portal.person('batcher', { plantIds: [made.plant.id] })
  await portal.person('batcher_2', { plantIds: [made.plant.id] })
  await portal.person('batcher_9', { plantIds: [made.farPlant.id] })
  await portal.person('dispatcher_9', { regionIds: [made.farRegion.id] })
  return made
}
export type Deliveries = Awaited<ReturnType<typeof givenDeliveries>>

let counter = 0

/** An order with its loads, the first of them assigned to the first line. */
export async function givenOrder(
  portal: House,
  world: Deliveries,
  {
    loads = 3,
    quantity = '9.00',
    status = 'confirmed',
    day = '2026-11-20',
    ...more
  }: { loads?: number; quantity?: string; status?: string; day?: string } & Partial<
    Parameters<typeof order.insert>[1]
  > = {},
) {
  counter++
  const startsAt = addMinutes(portal.clock.at, 60)
  return portal.given(async work => {
    const row = await order.insert(work, {
      orderNo: `O-${String(counter).padStart(6, '0')}`,
      customerId: world.customer.id,
      projectId: world.project.id,
      locationId: world.location.id,
      regionId: world.region.id,
      orderDate: day,
      startTime: '10:00',
      startsAt,
      productId: world.product.id,
      quantity: (loads * Number(quantity)).toFixed(2),
      loadSize: quantity,
      spacingMinutes: 30,
      unloadingMinutes: 25,
      dischargeLimitMinutes: 120,
      latitude: 1.3,
      longitude: 103.8,
      locationPlantDistanceTime: [
        { plantId: world.plant.id, distanceKm: 12, minutes: 24, hour: 9 },
        { plantId: world.nearPlant.id, distanceKm: 20, minutes: 40, hour: 9 },
      ],
      status,
      ...more,
    })
    await orderPromise.add(work, {
      ...{ orderId: row.id, revision: 1, startsAt: row.startsAt, spacingMinutes: row.spacingMinutes },
      ...{
        quantity: row.quantity,
        plantIds: [world.plant.id],
        source: 'booked',
        madeAt: work.now,
        byName: work.by.name,
      },
    })
    const rows = []
    for (let place = 0; place < loads; place++) {
      const at = addMinutes(startsAt, place * 30)
      rows.push(
        await deliveryOrder.insert(work, {
          doDate: day,
          orderId: row.id,
          mergedOrderId: more.mergedOrderId ?? null,
          loadNo: place + 1,
          customerId: row.customerId,
          projectId: row.projectId,
          locationId: row.locationId,
          regionId: row.regionId,
          plantId: world.plant.id,
          batchingPlantId: world.line.id,
          productId: row.productId,
          quantity,
          status: 'assigned',
          plannedBatchAt: addMinutes(at, -32),
          plannedOnSiteAt: at,
          dischargeLimitMinutes: 120,
        }),
      )
    }
    return { order: row, loads: rows, load: rows[0]! }
  })
}

/** A truck in the queue of the plant. */
export const givenQueued = (
  portal: House,
  world: Deliveries,
  place: number,
  more: { plantId?: string; status?: string } = {},
) =>
  portal.given(work => {
    const at = addMinutes(work.now, place - 30)
    return queueItem.insert(work, {
      plantId: more.plantId ?? world.plant.id,
      truckId: world.trucks[place]!.id,
      driverId: world.drivers[place]!.id,
      joinedAt: at,
      rankAt: at,
      status: more.status ?? 'joined',
    })
  })

/** A load taken to a state through the real calls, the way the plant would. */
export async function givenGenerated(
  portal: House,
  world: Deliveries,
  place = 0,
  more: Parameters<typeof givenOrder>[2] = {},
) {
  const { load, ...rest } = await givenOrder(portal, world, { loads: 1, ...more })
  const answer = await portal.as('batcher').post('/orderdetail/generate_do', {
    deliveryOrderId: load.id,
    truckId: world.trucks[place]!.id,
    driverId: world.drivers[place]!.id,
  })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return { ...rest, load: answer.body as typeof load & { doNumber: string } }
}

/** The weights of a batch exactly on target. */
export const exactWeights = (world: Deliveries, cubicMetres: number) =>
  world.recipe.map(({ materialId, kg }) => ({ materialId, actualKg: (Number(kg) * cubicMetres).toFixed(3) }))

export async function givenDelivered(
  portal: House,
  world: Deliveries,
  place = 0,
  more: Parameters<typeof givenOrder>[2] = {},
  /** Told with the end of the pour: what comes back and why. */
  back: { returnConcrete?: string; returnCause?: string } = {},
) {
  const { load, order: of } = await givenGenerated(portal, world, place, more)
  const start = portal.clock.at
  const step = async (minutes: number, path: string, body: object) => {
    portal.clock.at = addMinutes(start, minutes)
    const answer = await portal.as('batcher').post(`/delivery-order/${load.id}/${path}`, body)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body
  }
  await step(5, 'batch', { batchNo: 1, quantity: load.quantity, weights: exactWeights(world, Number(load.quantity)) })
  await step(10, 'event', { event: 'loaded' })
  await step(12, 'event', { event: 'left_plant' })
  await step(40, 'event', { event: 'on_site' })
  await step(45, 'event', { event: 'pour_start' })
  const delivered = await step(70, 'event', { event: 'pour_end', ...back })
  portal.clock.at = start
  return { load: delivered as typeof load, order: of }
}
