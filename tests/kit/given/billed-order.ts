import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { addMinutes } from '~/domain/kit/time'
import { type House, ok } from '../house'
import { type Deliveries, exactWeights } from './deliveries'
import { loadsOfOrder } from './orders'

/** Booked by a call, its loads on the line of the plant, so that they can be ticketed. */
export async function bookedOrder(portal: House, world: Deliveries, day: string, more: object = {}) {
  const order = ok(
    await portal.as('dispatcher').post('/order', {
      customerId: world.customer.id,
      projectId: world.project.id,
      locationId: world.location.id,
      orderDate: day,
      startTime: '10:00',
      productId: world.product.id,
      quantity: '9',
      spacingMinutes: 30,
      ...more,
    }),
  )
  await portal.given(async work => {
    for (const load of await loadsOfOrder(portal, order.id))
      await deliveryOrder.move(
        work,
        load,
        { plantId: world.plant.id, batchingPlantId: world.line.id, status: 'assigned' },
        'given',
      )
  })
  return { order, loads: await loadsOfOrder(portal, order.id) }
}

type PlannedLoad = { id: string; quantity: string; plannedBatchAt: Date; plannedOnSiteAt: Date }
let place = 0

/** Delivered through the calls, at the minutes of the plan; `stay` minutes on site, where `onSiteDo` happens. */
export async function deliverAsPlanned(
  portal: House,
  world: Deliveries,
  load: PlannedLoad,
  stay = 27,
  onSiteDo: () => Promise<unknown> = async () => {},
) {
  const at = place++ % 4
  const step = async (moment: Date, path: string, body: object) => {
    portal.clock.at = moment
    return ok(await portal.as('batcher').post(path, body))
  }
  const { plannedBatchAt: batch, plannedOnSiteAt: onSite } = load
  await step(addMinutes(batch, -3), '/orderdetail/generate_do', {
    deliveryOrderId: load.id,
    truckId: world.trucks[at]!.id,
    driverId: world.drivers[at]!.id,
  })
  const own = `/delivery-order/${load.id}`
  const weights = exactWeights(world, Number(load.quantity))
  await step(batch, `${own}/batch`, { batchNo: 1, quantity: load.quantity, weights })
  await step(addMinutes(batch, 4), `${own}/event`, { event: 'loaded' })
  await step(addMinutes(batch, 6), `${own}/event`, { event: 'left_plant' })
  await step(onSite, `${own}/event`, { event: 'on_site' })
  await step(addMinutes(onSite, 2), `${own}/event`, { event: 'pour_start' })
  await onSiteDo()
  return step(addMinutes(onSite, stay), `${own}/event`, { event: 'pour_end' })
}
