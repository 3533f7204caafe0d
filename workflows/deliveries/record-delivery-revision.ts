import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'
import { factsOfLoad } from '~/db/deliveries/delivery-order-facts'
import { deliveryRevision } from '~/db/deliveries/delivery-order-revision'
import type { Work } from '~/db/kit/work'

/** Keeps what the ticket says at its present revision; earlier revisions stay as they were written. */
export async function recordRevision(
  work: Work,
  row: DeliveryOrderRow,
  by: { emodificationId: string | null; cause: string } | null,
): Promise<void> {
  await deliveryRevision.add(
    work,
    {
      deliveryOrderId: row.id,
      revision: row.revision,
      facts: await factsOfLoad(work.sql, row),
      emodificationId: by?.emodificationId ?? null,
      cause: by?.cause ?? null,
      at: work.now,
      byName: work.by.name,
    },
    `revision ${row.revision}`,
    row.id,
  )
}
