import { erpExport, exportedInvoices } from '~/db/billing/erp-export'
import { invoice } from '~/db/billing/invoice'
import type { Work } from '~/db/kit/work'
import { type AcknowledgeExport, type EndExport, erpExportState } from '~/domain/billing/erp-export'
import { Refused } from '~/domain/kit/problem'

/** The ERP posted the export; from now on it stays as it is. */
export async function acknowledgeExport(work: Work, id: string, of: AcknowledgeExport) {
  const row = await open(work, id, of.version)
  if (erpExportState(row) === 'writing') throw new Refused('The file of this export is still being written')
  const moved = await erpExport.move(
    work,
    row,
    { acknowledgedAt: work.now, erpReference: of.reference ?? null },
    'acknowledge',
  )
  return { id, version: moved.version, state: erpExportState(moved) }
}

/** The ERP refused it, or finance takes it back: its documents go into the next export, the files stay for the record. */
export async function endExport(work: Work, id: string, how: 'reject' | 'cancel', of: EndExport) {
  const row = await open(work, id, of.version)
  if (how === 'reject' && erpExportState(row) === 'writing')
    throw new Refused('The file of this export is still being written')
  const why = { ...work, reason: of.reason }
  for (const bill of await exportedInvoices(work, id))
    await invoice.move(why, bill, { exportId: null }, how === 'reject' ? 'export rejected' : 'export cancelled')
  const ended = how === 'reject' ? { rejectedAt: work.now } : { cancelledAt: work.now }
  const moved = await erpExport.move(why, row, { ...ended, endedReason: of.reason }, how)
  return { id, version: moved.version, state: erpExportState(moved) }
}

async function open(work: Work, id: string, version: number) {
  const row = erpExport.atVersion(await erpExport.lock(work, id), version)
  const state = erpExportState(row)
  if (state !== 'writing' && state !== 'ready')
    throw new Refused(`This export is already ${state}`, undefined, { status: state })
  return row
}
