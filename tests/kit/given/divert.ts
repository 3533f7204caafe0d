import { customer } from '~/db/customers/customer'
import { location } from '~/db/customers/location'
import { project } from '~/db/customers/project'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { addMinutes } from '~/domain/kit/time'
import type { House } from '../house'
import { type Deliveries, exactWeights, givenOrder } from './deliveries'

let places = 0

/** Another customer with a site near the first one. */
export const otherSite = (portal: House, world: Deliveries) =>
  portal.given(async work => {
    places++
    const buyer = await customer.insert(work, { customerName: `Bright ${places}`, customerCode: `BR${places}` })
    const works = await project.insert(work, {
      projectName: `Bright Works ${places}`,
      projectCode: `BW${places}`,
      customerId: buyer.id,
      regionId: world.region.id,
    })
    const place = await location.insert(work, {
      projectId: works.id,
      locationName: 'Gate 1',
      latitude: 1.29,
      longitude: 103.81,
    })
    return { customerId: buyer.id, projectId: works.id, locationId: place.id }
  })

/** A load on its way through the calls, batched now; the clock stays where it was. */
export async function givenOnTheWay(
  portal: House,
  world: Deliveries,
  place = 0,
  more: Parameters<typeof givenOrder>[2] = {},
  until: 'loaded' | 'left_plant' | 'on_site' = 'left_plant',
) {
  const made = await givenOrder(portal, world, { loads: 2, ...more })
  const start = portal.clock.at
  const id = made.loads[0]!.id
  const step = async (minutes: number, path: string, body: object) => {
    portal.clock.at = addMinutes(start, minutes)
    const answer = await portal.as('batcher').post(path, body)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  }
  const crew = { truckId: world.trucks[place]!.id, driverId: world.drivers[place]!.id }
  await step(-50, '/orderdetail/generate_do', { deliveryOrderId: id, ...crew })
  const { quantity } = made.loads[0]!
  const weights = exactWeights(world, Number(quantity))
  await step(-46, `/delivery-order/${id}/batch`, { batchNo: 1, quantity, weights })
  await step(-40, `/delivery-order/${id}/event`, { event: 'loaded' })
  if (until !== 'loaded') await step(-38, `/delivery-order/${id}/event`, { event: 'left_plant' })
  if (until === 'on_site') await step(-10, `/delivery-order/${id}/event`, { event: 'on_site' })
  portal.clock.at = start
  return { order: made.order, load: await deliveryOrder.get(portal.db.sql, id) }
}
