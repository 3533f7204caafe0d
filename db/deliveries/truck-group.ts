import { and, asc, eq } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { Missing } from '~/domain/kit/problem'
import { fleetGroups, fleetGroupTrucks, trucks } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { orderTrucks } from '../orders/tables'
import { seenQueue } from '../queue/scope'
import { queueItems } from '../queue/tables'
import type { DeliveryOrderRow } from './delivery-order'

/** Whether the truck of a queue is one that the order wishes, and which groups it belongs to. */
export async function truckGroup(sql: Sql, person: Person, load: DeliveryOrderRow, queueId: string) {
  const [item] = await sql
    .select({ truckId: queueItems.truckId, driverId: queueItems.driverId, truckNo: trucks.truckNo })
    .from(queueItems)
    .innerJoin(trucks, eq(trucks.id, queueItems.truckId))
    .where(and(eq(queueItems.id, queueId), eq(queueItems.plantId, load.plantId), seenQueue(person)))
  if (!item) throw new Missing('There is no such truck in the queue of this plant')
  const [wished, groups] = await Promise.all([
    sql
      .select({ truckId: orderTrucks.truckId, truckNo: trucks.truckNo })
      .from(orderTrucks)
      .innerJoin(trucks, eq(trucks.id, orderTrucks.truckId))
      .where(eq(orderTrucks.orderId, load.orderId))
      .orderBy(asc(trucks.truckNo)),
    sql
      .select({ id: fleetGroups.id, groupName: fleetGroups.groupName })
      .from(fleetGroupTrucks)
      .innerJoin(fleetGroups, eq(fleetGroups.id, fleetGroupTrucks.fleetGroupId))
      .where(and(eq(fleetGroupTrucks.truckId, item.truckId), eq(fleetGroups.active, true)))
      .orderBy(asc(fleetGroups.groupName)),
  ])
  return {
    ...item,
    wishes: wished.length > 0,
    wished: wished.some(({ truckId }) => truckId === item.truckId),
    wishedTrucks: wished.map(({ truckNo }) => truckNo),
    groups,
  }
}
