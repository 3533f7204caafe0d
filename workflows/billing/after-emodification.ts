import { invoiceDraft } from '~/db/billing/invoice-draft'
import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'

export type Emodified = {
  emodNo: string
  before: DeliveryOrderRow
  after: DeliveryOrderRow
  flags: readonly string[]
}

/**
 * A load on a draft says something else now: the draft carries an exception that names the change and starts again at its
 * first level. An invoice stays as it is; its difference goes on a note.
 */
export async function afterEmodification(work: Work, { emodNo, before, after, flags }: Emodified): Promise<void> {
  if (!before.invoiceDraftId || !flags.includes('invoice')) return
  const draft = await invoiceDraft.lock(work, before.invoiceDraftId)
  if (draft.status === 'invoiced') return
  const text = `${after.doNumber} was changed by ${emodNo}, revision ${after.revision}`
  await invoiceDraft.move(
    work,
    draft,
    {
      status: 'exception',
      round: draft.round + 1,
      approvedAt: null,
      exceptions: [...draft.exceptions, { kind: 'e_modification', text, deliveryOrderId: after.id }],
    },
    'load e-modified',
  )
}
