import { eq } from 'drizzle-orm'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { orders } from '../orders/tables'
import { deliveryAssociate } from './add-ons'
import type { DeliveryOrderRow } from './delivery-order'

/** The facts of a ticket that an e-modification may change, as they stand now. */
const FACTS = [
  'doNumber',
  'doDate',
  'orderId',
  'customerId',
  'projectId',
  'locationId',
  'plantId',
  'batchingPlantId',
  'productId',
  'mixDesignId',
  'quantity',
  'truckId',
  'driverId',
  'status',
  'generatedAt',
  'batchedAt',
  'loadedAt',
  'leftAt',
  'onSiteAt',
  'pourStartAt',
  'pourEndAt',
  'returnedAt',
  'batchingNo',
  'washoutFee',
  'washedOut',
  'returnConcrete',
  'returnCause',
  'partLoadBy',
  'waitingCause',
  'waitingOursMinutes',
  'technicianOnSiteMinutes',
  'slumpMm',
  'waterAddedLitres',
  'gwpBatched',
] as const

export async function factsOfLoad(sql: Sql, row: DeliveryOrderRow): Promise<Record<string, unknown>> {
  const addOns = await deliveryAssociate.list(sql, row.id)
  return {
    ...Object.fromEntries(FACTS.map(field => [field, row[field]])),
    associateProducts: addOns.map(({ associateProductId, quantity }) => ({ associateProductId, quantity })),
  }
}

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
