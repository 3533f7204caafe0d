import type { Sql } from '~/db/kit/open'
import { heldOffers } from '~/db/orders/wait-list'
import type { FactOrder } from '~/domain/orders/plan/facts'
import { askedOrder } from './asked-order'
import type { ReadDay } from './facts'

/** What is reserved on a day for sites on the wait list, as the planner would see it, were it booked. */
export async function heldOrders(
  sql: Sql,
  day: ReadDay,
  exceptOrderId: string | undefined,
  now: Date,
): Promise<FactOrder[]> {
  const { orderDate, regionId } = day.facts
  const held: FactOrder[] = []
  for (const { order, offer } of await heldOffers(sql, exceptOrderId)) {
    if (!offer || order.orderDate !== orderDate || order.regionId !== regionId) continue
    const { startTime, spacingMinutes, plantId } = offer
    const fact = await askedOrder(sql, { ...order, startTime, spacingMinutes, quantity: offer.quantity }, day, now)
    held.push({
      ...fact,
      id: order.id,
      no: order.orderNo,
      plants: fact.plants.filter(plant => plant.id === plantId),
      loads: fact.loads.map(load => ({ ...load, id: `${order.id}-${load.loadNo}` })),
    })
  }
  return held
}
