import { and, eq, exists, inArray, ne } from 'drizzle-orm'
import { UNDERWAY } from '~/domain/deliveries/delivery-order-status'
import type { Sql } from '../kit/open'
import type { DeliveryOrderRow } from './delivery-order'
import { deliveryEvents, deliveryOrders } from './tables'

/** Poured loads of the same truck whose rest went to another pour: their truck has not been back since. */
export const exchangedBefore = async (sql: Sql, { id, truckId }: Pick<DeliveryOrderRow, 'id' | 'truckId'>) =>
  truckId
    ? sql
        .select({ id: deliveryOrders.id })
        .from(deliveryOrders)
        .where(
          and(
            eq(deliveryOrders.truckId, truckId),
            eq(deliveryOrders.status, 'delivered'),
            ne(deliveryOrders.id, id),
            exists(
              sql
                .select({ id: deliveryEvents.id })
                .from(deliveryEvents)
                .where(
                  and(eq(deliveryEvents.deliveryOrderId, deliveryOrders.id), eq(deliveryEvents.event, 'exchanged')),
                ),
            ),
          ),
        )
    : Promise.resolve([])

/** The load in which what was left of this one is still on its way. */
export async function restUnderway(sql: Sql, { id, truckId }: Pick<DeliveryOrderRow, 'id' | 'truckId'>) {
  if (!truckId) return null
  const wasExchanged = and(eq(deliveryEvents.deliveryOrderId, id), eq(deliveryEvents.event, 'exchanged'))
  const [row] = await sql
    .select({ doNumber: deliveryOrders.doNumber })
    .from(deliveryOrders)
    .where(
      and(
        eq(deliveryOrders.truckId, truckId),
        inArray(deliveryOrders.status, [...UNDERWAY]),
        ne(deliveryOrders.id, id),
        exists(sql.select({ id: deliveryEvents.id }).from(deliveryEvents).where(wasExchanged)),
      ),
    )
    .limit(1)
  return row?.doNumber ?? null
}
