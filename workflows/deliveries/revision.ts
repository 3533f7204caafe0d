import { deliveryAssociate } from '~/db/deliveries/delivery-associate'
import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'
import { deliveryRevision } from '~/db/deliveries/delivery-revision'
import type { Work } from '~/db/kit/work'

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
  'technicianOnSiteMinutes',
  'slumpMm',
  'waterAddedLitres',
  'gwpBatched',
] as const

export async function factsOf(work: Work, row: DeliveryOrderRow): Promise<Record<string, unknown>> {
  const addOns = await deliveryAssociate.list(work.sql, row.id)
  return {
    ...Object.fromEntries(FACTS.map(field => [field, row[field]])),
    associateProducts: addOns.map(({ associateProductId, quantity }) => ({ associateProductId, quantity })),
  }
}

/** Keeps what the ticket says at its present revision; earlier revisions stay as they were written. */
export async function recordRevision(
  work: Work,
  row: DeliveryOrderRow,
  by: { emodificationId: string; cause: string } | null,
): Promise<void> {
  await deliveryRevision.add(
    work,
    {
      deliveryOrderId: row.id,
      revision: row.revision,
      facts: await factsOf(work, row),
      emodificationId: by?.emodificationId ?? null,
      cause: by?.cause ?? null,
      at: work.now,
      byName: work.by.name,
    },
    `revision ${row.revision}`,
    row.id,
  )
}
