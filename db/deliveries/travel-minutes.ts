import { eq } from 'drizzle-orm'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { orders } from '../orders/tables'

/** Minutes from the start of batching at a plant to the arrival of an order's load; null when the way is not known. */
export async function travelMinutes(sql: Sql, orderId: string, plantId: string): Promise<number | null> {
  const [row] = await sql
    .select({ ways: orders.locationPlantDistanceTime, loading: plants.loadingMinutes })
    .from(orders)
    .innerJoin(plants, eq(plants.id, plantId))
    .where(eq(orders.id, orderId))
  const way = (row?.ways as { plantId?: string; minutes?: number }[] | undefined)?.find(of => of.plantId === plantId)
  return row && way?.minutes !== undefined ? row.loading + way.minutes : null
}
