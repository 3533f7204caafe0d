import { sql } from 'drizzle-orm'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { addMinutes } from '~/domain/kit/time'
import { type House, house } from '../house'
import { bookOrder, type Dispatch, givenDispatch, loadsOfOrder, orderOf } from './orders'

export const DAY = '2026-11-20'
export let portal: House
export let at: Dispatch
export const dispatcher = () => portal.as('dispatcher')
export const page = async (id: string) => (await dispatcher().get(`/order/${id}`)).body

/** A plant with room for all orders of a file. */
export async function givenOnCall(): Promise<void> {
  portal = await house({ now: `${DAY}T00:00:00.000Z` })
  at = await givenDispatch(portal)
  await portal.db.sql.execute(sql`update plant set capacity_per_hour = 400 where id = ${at.plant.id}`)
}

/** 40 m³ in loads of 8 from 09:00, a truck every half an hour, of which 16 m³ are on call. */
export const booking = {
  orderDate: DAY,
  quantity: '40',
  loadSize: '8',
  startTime: '09:00',
  spacingMinutes: 30,
  onCallQuantity: '16',
}
export const booked = (more = {}) => bookOrder(portal, at, { ...booking, ...more })
export const change = async (id: string, more: object) =>
  dispatcher().put('/order', { ...orderOf(at, { ...booking, ...more }), id, version: (await page(id)).version })
export const previewOf = (more: object) => {
  const { customerId, projectId, locationId, productId } = orderOf(at)
  return { customerId, projectId, locationId, productId, ...more }
}
export const SAID = { askedBy: 'Mr Tan', reason: 'Level is seen' }
export const release = async (id: string, more = {}) =>
  dispatcher().post(`/order/${id}/on-call-quantity/release`, {
    ...{ version: (await page(id)).version, quantity: '8', startTime: '14:00', ...SAID },
    ...more,
  })
export const end = async (id: string, quantity: string) =>
  dispatcher().post(`/order/${id}/on-call-quantity/end`, { version: (await page(id)).version, quantity, ...SAID })
export const sizes = async (id: string) => (await loadsOfOrder(portal, id)).map(load => load.quantity)
/** All loads that an order has, on site and poured. */
export const poured = (id: string, onSiteAt: Date, minutes: number | null) =>
  portal.given(async work => {
    const pourEndAt = minutes === null ? null : addMinutes(onSiteAt, minutes)
    for (const load of await loadsOfOrder(portal, id))
      await deliveryOrder.move(
        work,
        load,
        { status: minutes === null ? 'on_site' : 'returned', onSiteAt, pourEndAt, returnedAt: pourEndAt },
        'given',
      )
  })
export const listed = async (id: string) =>
  (await dispatcher().get('/order/on-call-quantity')).body.rows.find((row: { id: string }) => row.id === id)
