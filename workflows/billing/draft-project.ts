import { loadsToBill } from '~/db/billing/billable'
import type { RowsToBill } from '~/db/billing/bills-of-loads'
import { draftsHoldingOthers, keepLoads, releaseLoads } from '~/db/billing/held-loads'
import type { InvoiceDraftRow } from '~/db/billing/invoice-draft'
import { draftLine, linesOf } from '~/db/billing/invoice-draft-line'
import { openDrafts } from '~/db/billing/open-draft'
import { billProfileOf, lockProject, projectToBill } from '~/db/billing/project-to-bill'
import { purchaseOrdersToBill } from '~/db/billing/purchase-order-room'
import type { Work } from '~/db/kit/work'
import { splitKey } from '~/domain/billing/bill-split'
import { type OrderToBill, orderOfLoad } from '~/domain/billing/purchase-order-room'
import { shareLoads } from '~/domain/billing/share-loads'
import type { DraftShare, RowToShare } from './draft-share'
import { newDraft, writeDraft } from './write-draft'

export type Party = { projectId: string; customerId: string }

export type GeneratedDraft = {
  id: string
  draftNo: string
  projectId: string
  status: string
  total: string
  loads: number
}
export const generated = ({ id, draftNo, projectId, status, total }: InvoiceDraftRow, loads: number) => ({
  id,
  draftNo,
  projectId,
  status,
  total,
  loads,
})

/** All open drafts of a project that have days of the period: each load on the draft of its split, decisions with it. */
export async function draftProject(
  work: Work,
  { projectId, customerId }: Party,
  { fromDate, toDate }: { fromDate: string; toDate: string },
): Promise<GeneratedDraft[]> {
  await lockProject(work, projectId)
  const open = await openDrafts(work, projectId, customerId, { fromDate, toDate })
  const ids = open.map(draft => draft.id)
  const span = {
    fromDate: [fromDate, ...open.map(draft => draft.fromDate)].sort()[0]!,
    toDate: [toDate, ...open.map(draft => draft.toDate)].sort().at(-1)!,
  }
  const project = await projectToBill(work.sql, projectId)
  const orders = await purchaseOrdersToBill(work.sql, projectId, ids)
  const { split, lacksGstNo } = await billProfileOf(work.sql, customerId)
  const found = await loadsToBill(work, projectId, customerId, span, ids)
  const rows = found.map(row => asRow(row, orders, split))
  const losing = await draftsHoldingOthers(
    work,
    ids,
    rows.map(row => row.load.id),
  )
  const shares = lookedAt(shareLoads(open, rows, { fromDate, toDate }, split), losing)
  const places = { projectId, customerId, regionId: project.regionId }
  for (const share of shares)
    if (!share.draft && share.rows.some(row => row.heldBy)) share.draft = await newDraft(work, places, share)
  for (const share of shares) if (share.draft) await carryLines(work, share.draft.id, share.rows, shares)
  for (const share of shares)
    if (share.draft)
      await keepLoads(
        work,
        share.draft.id,
        share.rows.map(row => row.load.id),
      )
  const drafts: GeneratedDraft[] = []
  for (const share of shares) {
    const row = await writeDraft(work, places, share, { orders, required: project.purchaseOrderRequired, lacksGstNo })
    drafts.push(generated(row, share.rows.length))
  }
  return drafts
}

export function asRow(row: RowsToBill[number], orders: readonly OrderToBill[], split: readonly string[]): RowToShare {
  const { doDate, locationId, productId, invoiceDraftId } = row.load
  const purchaseOrderId = orderOfLoad(row.order.purchaseOrderId, doDate, orders)
  return {
    ...row,
    doDate,
    heldBy: invoiceDraftId,
    purchaseOrderId,
    key: splitKey({ purchaseOrderId, locationId, productId, doDate }, split),
  }
}

/** What climbs and neither gains nor loses a load is left alone; what something must be settled on is looked at anew. */
function lookedAt(shares: DraftShare[], holdingOthers: ReadonlySet<string>): DraftShare[] {
  const losing = new Set<string | null>([
    ...holdingOthers,
    ...shares.flatMap(share => share.rows.flatMap(row => (row.heldBy !== share.draft?.id ? [row.heldBy] : []))),
  ])
  return shares.filter(
    ({ draft, rows }) =>
      !draft ||
      draft.status === 'collecting' ||
      draft.status === 'exception' ||
      losing.has(draft.id) ||
      rows.some(row => row.heldBy !== draft.id),
  )
}

type Held = { load: { id: string }; heldBy: string | null }

/**
 * A load that goes to another draft takes its lines along, and with them what people decided on it. The last ones take what
 * was agreed beside the loads: goodwill left behind would be a bill of its own.
 */
async function carryLines(
  work: Work,
  draftId: string,
  rows: readonly Held[],
  shares: readonly DraftShare[],
): Promise<void> {
  const moved = rows.filter(row => row.heldBy !== null && row.heldBy !== draftId)
  for (const [from, loads] of Map.groupBy(moved, row => row.heldBy!)) {
    const ids = loads.map(row => row.load.id)
    const whole = takesAll(shares, from, draftId)
    const lines = (await linesOf(work.sql, from)).filter(line =>
      line.deliveryOrderId === null ? whole : ids.includes(line.deliveryOrderId),
    )
    for (const line of lines) await draftLine.move(work, line, { draftId }, 'carry over')
    await releaseLoads(work, from, ids)
  }
}

/** Whether a draft keeps no load, and all that it had go to this one. */
const takesAll = (shares: readonly DraftShare[], from: string, to: string): boolean =>
  shares.some(share => share.draft?.id === from && !share.rows.length) &&
  shares.every(share => share.draft?.id === to || !share.rows.some(row => row.heldBy === from))
