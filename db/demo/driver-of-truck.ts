import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { UNDERWAY } from '~/domain/deliveries/delivery-order-status'
import { deliveryOrders } from '../deliveries/tables'
import { drivers } from '../fleet/tables'
import type { Sql } from '../kit/open'

export async function driverOfTruck(sql: Sql, truckId: string): Promise<string | undefined> {
  const out = sql
    .select({ id: deliveryOrders.driverId })
    .from(deliveryOrders)
    .where(and(inArray(deliveryOrders.status, UNDERWAY), eq(deliveryOrders.truckId, truckId)))
  const [row] = await sql
    .select({ id: drivers.id })
    .from(drivers)
    .where(
      and(
        eq(drivers.truckId, truckId),
        eq(drivers.active, true),
        eq(drivers.removed, false),
        notInArray(drivers.id, out),
      ),
    )
    .limit(1)
  return row?.id
}
