import { and, eq } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { DeliveryOrderRow } from '../deliveries/delivery-order'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { ofSeenPlants } from './scope'

/** A load of the person's plants by the number on its ticket. */
export async function loadOfNumber(sql: Sql, person: Person, doNumber: string): Promise<DeliveryOrderRow | undefined> {
  const [row] = await sql
    .select()
    .from(deliveryOrders)
    .where(and(eq(deliveryOrders.doNumber, doNumber), ofSeenPlants(person, deliveryOrders.plantId)))
  return row
}
