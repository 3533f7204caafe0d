import { type DraftLineRow, draftLine } from '~/db/billing/draft-line'
import { holdLoads, releaseLoads } from '~/db/billing/held-loads'
import { type InvoiceDraftRow, invoiceDraft } from '~/db/billing/invoice-draft'
import { nextNumber } from '~/db/kit/counter'
import type { Work } from '~/db/kit/work'
import { linesHash } from '~/domain/billing/lines-hash'
import { totalsOf } from '~/domain/billing/totals'

/** What is in dispute does not get lost with the invoice: it waits on a draft of its own until it is settled. */
export async function carryDisputed(work: Work, from: InvoiceDraftRow, lines: DraftLineRow[]): Promise<void> {
  if (!lines.length) return
  const { kind, customerId, projectId, regionId, salespersonId, purchaseOrderNo, fromDate, toDate, gstPercent } = from
  const year = fromDate.slice(0, 4)
  const draftNo = `DR-${year}-${String(await nextNumber(work, `draft:${year}`)).padStart(6, '0')}`
  const open = await invoiceDraft.insert(
    work,
    {
      draftNo,
      kind,
      customerId,
      projectId,
      regionId,
      salespersonId,
      purchaseOrderNo,
      fromDate,
      toDate,
      madeBy: work.by.id,
      status: 'exception',
      ...totalsOf([], gstPercent),
      linesHash: await linesHash([]),
      exceptions: [{ kind: 'dispute', text: `In dispute since ${from.draftNo}` }],
    },
    'carry disputed lines',
  )
  for (const line of lines) await draftLine.move(work, line, { draftId: open.id }, 'carry over')
  const loads = [
    ...new Set(lines.flatMap(line => (line.deliveryOrderId && line.kind === 'product' ? [line.deliveryOrderId] : []))),
  ]
  await releaseLoads(work, from.id, loads)
  await holdLoads(work, open.id, loads)
}
