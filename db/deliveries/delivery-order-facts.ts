import type { Sql } from '../kit/open'
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
  'returnConcrete',
  'returnCause',
  'partLoadBy',
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
