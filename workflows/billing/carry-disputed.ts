import { holdLoads, releaseLoads } from '~/db/billing/held-loads'
import { type InvoiceDraftRow, invoiceDraft } from '~/db/billing/invoice-draft'
import { type DraftLineRow, draftLine } from '~/db/billing/invoice-draft-line'
import type { Work } from '~/db/kit/work'
import { usualGst } from '~/domain/billing/gst'
import { linesHash } from '~/domain/billing/lines-hash'
import { isNote } from '~/domain/billing/note'
import { totalsOf } from '~/domain/billing/totals'
import { nextDraftNo } from './numbers'
import { raiseExceptions } from './raise-draft-exceptions'

/** What is in dispute does not get lost with the invoice: it waits on a draft of its own until it is settled. */
export async function carryDisputed(work: Work, from: InvoiceDraftRow, lines: DraftLineRow[]): Promise<void> {
  if (!lines.length) return
  const { kind, customerId, projectId, regionId, salespersonId, purchaseOrderNo, fromDate, toDate } = from
  const { creditsInvoiceId, deliveryOrderId, deliveryRevision, emodNo } = from
  const open = await invoiceDraft.insert(
    work,
    {
      draftNo: await nextDraftNo(work, fromDate.slice(0, 4)),
      kind,
      customerId,
      projectId,
      regionId,
      salespersonId,
      purchaseOrderNo,
      fromDate,
      toDate,
      creditsInvoiceId,
      deliveryOrderId,
      deliveryRevision,
      emodNo,
      madeBy: work.by.id,
      status: 'exception',
      ...totalsOf([], usualGst(from)),
      linesHash: await linesHash([], purchaseOrderNo),
      splitKey: from.splitKey,
      purchaseOrderTyped: from.purchaseOrderTyped,
    },
    'carry disputed lines',
  )
  for (const line of lines) await draftLine.move(work, line, { draftId: open.id, carriedFrom: from.id }, 'carry over')
  await raiseExceptions(
    work,
    open,
    lines.map(line => ({
      kind: 'dispute',
      text: `${line.doNumber ?? line.description}: in dispute since ${from.draftNo}${line.reason ? `, ${line.reason}` : ''}`,
      deliveryOrderId: line.deliveryOrderId,
      lineId: line.id,
    })),
  )
  // A note never holds its load: the invoice does.
  if (isNote(kind)) return
  const loads = [
    ...new Set(lines.flatMap(line => (line.deliveryOrderId && line.kind === 'product' ? [line.deliveryOrderId] : []))),
  ]
  await releaseLoads(work, from.id, loads)
  await holdLoads(work, open.id, loads)
}
