import { and, eq, inArray, or } from 'drizzle-orm'
import { deliveryOrders } from '../deliveries/tables'
import { trucks } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { orders } from '../orders/tables'
import { queueItems } from './tables'

/** The open calls that name a load or one of the trucks: a truck is called for one load, a load by one truck. */
export const callsAround = async (sql: Sql, loadId: string, truckIds: string[]) =>
  sql
    .select({
      truckId: queueItems.truckId,
      truckNo: trucks.truckNo,
      loadId: deliveryOrders.id,
      loadNo: deliveryOrders.loadNo,
      orderNo: orders.orderNo,
    })
    .from(queueItems)
    .innerJoin(trucks, eq(trucks.id, queueItems.truckId))
    .innerJoin(deliveryOrders, eq(deliveryOrders.id, queueItems.deliveryOrderId))
    .innerJoin(orders, eq(orders.id, deliveryOrders.orderId))
    .where(
      and(
        inArray(queueItems.status, ['called', 'acknowledged']),
        or(eq(queueItems.deliveryOrderId, loadId), inArray(queueItems.truckId, truckIds)),
      ),
    )
