import { lockLoadsHeld } from '~/db/billing/billable'
import { keepLoads } from '~/db/billing/held-loads'
import { type InvoiceDraftRow, invoiceDraft } from '~/db/billing/invoice-draft'
import { billProfileOf, projectToBill } from '~/db/billing/project-to-bill'
import { purchaseOrdersToBill } from '~/db/billing/purchase-order-room'
import type { Work } from '~/db/kit/work'
import { hasEnded } from '~/domain/billing/invoice-draft'
import { Refused } from '~/domain/kit/problem'
import { isDueOf } from './bill-of-load'
import { asRow } from './draft-project'
import { writeDraft } from './write-draft'

/**
 * One open draft worked out again with the loads that it holds, however far it has climbed: what people decided on it
 * stays, and where it now says something else it starts again at its first level. Its project is locked before.
 */
export async function rerunDraft(work: Work, draftId: string): Promise<InvoiceDraftRow> {
  const draft = await invoiceDraft.lock(work, draftId)
  if (hasEnded(draft.status))
    throw new Refused(`${draft.draftNo} is ${draft.status} since`, undefined, { rule: 'list-changed' })
  const { projectId, customerId, fromDate, toDate, splitKey: key } = draft
  const project = await projectToBill(work.sql, projectId)
  const orders = await purchaseOrdersToBill(work.sql, projectId, [draft.id])
  const { split, lacksGstNo } = await billProfileOf(work.sql, customerId)
  const held = await lockLoadsHeld(work, draft.id)
  const belongs = ({ load }: (typeof held)[number]) =>
    isDueOf(load, draft) && load.doDate >= fromDate && load.doDate <= toDate
  const rows = held.filter(belongs).map(row => asRow(row, orders, split))
  await keepLoads(
    work,
    draft.id,
    rows.map(({ load }) => load.id),
  )
  const places = { projectId, customerId, regionId: project.regionId }
  const share = { draft, key, rows, fromDate, toDate }
  return writeDraft(work, places, share, { orders, required: project.purchaseOrderRequired, lacksGstNo })
}
