import { and, eq } from 'drizzle-orm'
import { deliveryEvents, deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'

/** Whether a demo load of the day was diverted on its way. */
export async function anyDiverted(sql: Sql, day: string): Promise<boolean> {
  const rows = await sql
    .select({ id: deliveryEvents.id })
    .from(deliveryEvents)
    .innerJoin(deliveryOrders, eq(deliveryOrders.id, deliveryEvents.deliveryOrderId))
    .where(and(eq(deliveryEvents.event, 'diverted'), eq(deliveryOrders.doDate, day), eq(deliveryOrders.demo, true)))
    .limit(1)
  return rows.length > 0
}
