import { eq } from 'drizzle-orm'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { deliveryOrders } from '~/db/deliveries/tables'
import type { OrderInput } from '~/domain/orders/order'
import type { House } from '../house'
import { givenProduct } from './catalog'
import { givenSite } from './customers'
import { givenPlant } from './fleet'

/** A site with a plant, a product and a dispatcher of its region; the house is at 09:00 on 20/11/2026. */
export async function givenDispatch(portal: House) {
  const site = await givenSite(portal)
  const plant = await givenPlant(portal, { regionId: site.regionId })
  const product = await givenProduct(portal)
  await portal.person('dispatcher', { regionIds: [site.regionId] })
  await portal.person('dispatcher_manager', { regionIds: [site.regionId] })
  return { ...site, plant, product }
}
export type Dispatch = Awaited<ReturnType<typeof givenDispatch>>

/** What the form sends for 126 m³ at 06:30 tomorrow. */
export const orderOf = (of: Dispatch, more: Partial<OrderInput> = {}): OrderInput => ({
  customerId: of.customer.id,
  projectId: of.project.id,
  locationId: of.location.id,
  orderDate: '2026-11-21',
  startTime: '06:30',
  productId: of.product.id,
  quantity: '126',
  spacingMinutes: 10,
  unloadingMinutes: 10,
  contactName: 'Mr Lim',
  contactPhone: '+65 8123 4567',
  landmark: '',
  remarks: '',
  oneOffReason: '',
  ...more,
})

export async function bookOrder(portal: House, of: Dispatch, more: Partial<OrderInput> = {}) {
  const answer = await portal.as('dispatcher').post('/order', orderOf(of, more))
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body as {
    id: string
    version: number
    orderNo: string
    status: string
    loads: number
    warnings: string[]
  }
}

export const loadsOfOrder = (portal: House, orderId: string) =>
  portal.db.sql.select().from(deliveryOrders).where(eq(deliveryOrders.orderId, orderId)).orderBy(deliveryOrders.loadNo)

/** Puts loads straight into a state, for what an order's own tests start from. */
export const givenLoadStatus = (
  portal: House,
  orderId: string,
  status: string,
  which: (loadNo: number) => boolean = () => true,
) =>
  portal.given(async work => {
    for (const load of await loadsOfOrder(portal, orderId))
      if (which(load.loadNo)) await deliveryOrder.move(work, load, { status }, 'given')
  })
