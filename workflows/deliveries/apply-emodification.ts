import { deliveryAssociate } from '~/db/deliveries/add-ons'
import { type DeliveryOrderRow, deliveryOrder } from '~/db/deliveries/delivery-order'
import { revisionsOf } from '~/db/deliveries/delivery-order-revision'
import type { EmodificationRow } from '~/db/deliveries/emodification'
import { stockOf } from '~/db/deliveries/stock-of'
import type { Work } from '~/db/kit/work'
import { moveStock } from '~/db/materials/stock-entry'
import { Changes } from '~/domain/deliveries/emodification'
import { decimal, kilograms } from '~/domain/kit/money'
import { afterEmodification } from '../billing/after-emodification'
import { type Effect, effectOf, takenAfter } from './emodification-effect'
import { recordRevision } from './record-delivery-revision'
import { tellSubscribers } from './tell-subscribers'
import { ticketOf } from './ticket-of'

/**
 * Makes the next revision of a load. What the ticket said stays in the revisions, stock is corrected by reversing rows,
 * and billing is told last, when everything that it reads is in place. Answers the number of the revision.
 */
export async function applyEmodification(work: Work, row: EmodificationRow): Promise<number> {
  const before = await deliveryOrder.lock(work, row.deliveryOrderId)
  const changes = Changes.parse(row.changes)
  const effect = await effectOf(work.sql, before, changes, row.cause, work.now)
  await keepFirst(work, before)
  const after = await deliveryOrder.move(
    work,
    before,
    { ...valuesOf(changes, row.cause, effect), revision: before.revision + 1, emodificationPending: false },
    `apply ${row.emodNo}`,
  )
  if (changes.associateProducts) await deliveryAssociate.replace(work, after.id, changes.associateProducts)
  await recordRevision(work, after, { emodificationId: row.id, cause: row.cause })
  if (effect.chain.flags.includes('stock')) await correctStock(work, before, after, changes, effect)
  await afterEmodification(work, { emodNo: row.emodNo, before, after, flags: effect.chain.flags })
  await tellSubscribers(work, after, 'corrected', { before })
  return after.revision
}

/** A load from before revisions were kept gets its first one, so that the old facts are never lost. */
async function keepFirst(work: Work, load: DeliveryOrderRow): Promise<void> {
  const kept = await revisionsOf(work.sql, load.id)
  if (!kept.some(({ revision }) => revision === load.revision)) await recordRevision(work, load, null)
}

function valuesOf(changes: Changes, cause: string, effect: Effect): Partial<DeliveryOrderRow> {
  return {
    ...ticketOf(changes, cause),
    ...(changes.productId ? { mixDesignId: effect.mixDesignId } : {}),
    ...(effect.chain.flags.includes('carbon') ? { gwpBatched: effect.carbon.after } : {}),
  }
}

/**
 * What was taken goes back row by row, and what should have been taken is drawn at the new revision; both at the moment of
 * the batch, so that a count of the silo since then has seen the load as it was.
 */
async function correctStock(
  work: Work,
  before: DeliveryOrderRow,
  after: DeliveryOrderRow,
  changes: Changes,
  effect: Effect,
): Promise<void> {
  const taken = await stockOf(work.sql, before.id)
  const next = await takenAfter(work.sql, before, changes, effect.mixDesignId, taken)
  const rows = [
    ...taken.map(row => ({ ...row, kind: 'adjusted', revision: before.revision })),
    ...next.map(row => ({ ...row, kind: 'used', kg: kilograms(decimal(row.kg).negated()), revision: after.revision })),
  ]
  await moveStock(
    work,
    rows.map(({ siloId, materialId, kind, kg, revision }) => ({
      siloId,
      materialId,
      kind,
      kg,
      revision,
      at: before.batchedAt ?? work.now,
      deliveryOrderId: after.id,
      remarks: `Revision ${after.revision}`,
      demo: after.demo,
    })),
    'correct',
    after.id,
  )
}
