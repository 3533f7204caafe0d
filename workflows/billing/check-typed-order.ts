import { loadsOfDraft } from '~/db/billing/delivered-loads'
import type { InvoiceDraftRow } from '~/db/billing/invoice-draft'
import type { DraftLineRow } from '~/db/billing/invoice-draft-line'
import { projectToBill } from '~/db/billing/project-to-bill'
import { purchaseOrdersToBill } from '~/db/billing/purchase-order-room'
import type { Work } from '~/db/kit/work'
import { typedOrderExceptions } from '~/domain/billing/purchase-order-room'
import { raiseExceptions } from './raise-draft-exceptions'

const ABOUT_ORDERS = ['missing_po', 'over_po', 'po_dates']

/** A purchase order typed on a draft is held against its room and days as one that an order named. */
export async function checkTypedOrder(
  work: Work,
  draft: InvoiceDraftRow,
  lines: readonly DraftLineRow[],
): Promise<void> {
  const { purchaseOrderRequired } = await projectToBill(work.sql, draft.projectId)
  const orders = await purchaseOrdersToBill(work.sql, draft.projectId, [draft.id])
  const billed = new Set(lines.filter(line => !line.disputed).map(line => line.deliveryOrderId))
  const loads = (await loadsOfDraft(work.sql, draft.id)).filter(load => billed.has(load.id))
  const { exceptions } = typedOrderExceptions(draft.purchaseOrderNo, loads, orders, {
    required: purchaseOrderRequired,
    subtotal: draft.subtotal,
  })
  await raiseExceptions(work, draft, exceptions, kind => ABOUT_ORDERS.includes(kind))
}
