import { and, eq, inArray } from 'drizzle-orm'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { queueItems } from '../queue/tables'

const BUSY = ['generated', 'loading', 'loaded', 'in_transit', 'on_site', 'pouring']
const STANDING = ['joined', 'called', 'acknowledged', 'loading']

/** The truck that the plan gave a load, where it can be had: in the queue of the plant, or on no load and in no queue. */
export async function plannedCrew(
  sql: Sql,
  plantId: string,
  truckId: string,
): Promise<{ queueId: string } | { truckId: string } | undefined> {
  const [item] = await sql
    .select({
      id: queueItems.id,
      plantId: queueItems.plantId,
      status: queueItems.status,
      of: queueItems.deliveryOrderId,
    })
    .from(queueItems)
    .where(and(eq(queueItems.truckId, truckId), inArray(queueItems.status, STANDING)))
  if (item) return item.plantId === plantId && item.status !== 'loading' && !item.of ? { queueId: item.id } : undefined
  const [out] = await sql
    .select({ id: deliveryOrders.id })
    .from(deliveryOrders)
    .where(and(eq(deliveryOrders.truckId, truckId), inArray(deliveryOrders.status, BUSY)))
  return out ? undefined : { truckId }
}
