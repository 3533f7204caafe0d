import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import { deliveryOrders } from '../deliveries/tables'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'

/** The open plant with the most loads of a day that are not called yet. */
export async function busiestPlant(sql: Sql, day: string) {
  const [row] = await sql
    .select({ id: plants.id, version: plants.version, plantName: plants.plantName, loads: count() })
    .from(deliveryOrders)
    .innerJoin(plants, eq(plants.id, deliveryOrders.plantId))
    .where(
      and(
        eq(deliveryOrders.doDate, day),
        inArray(deliveryOrders.status, ['planned', 'assigned']),
        eq(plants.active, true),
        isNull(plants.closedFrom),
      ),
    )
    .groupBy(plants.id)
    .orderBy(desc(count()), plants.plantCode)
    .limit(1)
  return row
}
