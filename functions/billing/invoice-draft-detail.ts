import { getSeenDraft, type InvoiceDraftRow } from '~/db/billing/invoice-draft'
import { type DraftLineRow, linesOf } from '~/db/billing/invoice-draft-line'
import { draftNames } from '~/db/billing/invoice-draft-names'
import { type NoteOn, noteOn } from '~/db/billing/note'
import { type ApprovalRow, approvalsOf } from '~/db/kit/approval'
import type { Sql } from '~/db/kit/open'
import type { Person } from '~/domain/access/roles'
import { invoiceDraftFlow } from '~/workflows/billing/invoice-draft'
import { openTo } from '~/workflows/kit/workflow'

export type DraftDetail = InvoiceDraftRow & {
  customerName: string
  customerCode: string
  projectName: string
  salespersonName: string | null
  madeByName: string | null
  lines: DraftLineRow[]
  approvals: ApprovalRow[]
  noteOn: NoteOn | null
  /** What this person may do with it now. */
  actions: string[]
}

export async function draftDetail(sql: Sql, person: Person, id: string): Promise<DraftDetail> {
  const row = await getSeenDraft(sql, person, id)
  const [names, lines, approvals, about] = await Promise.all([
    draftNames(sql, row),
    linesOf(sql, id),
    approvalsOf(sql, 'invoice_draft', id),
    noteOn(sql, id),
  ])
  return {
    ...row,
    ...names,
    lines,
    approvals,
    noteOn: about,
    actions: openTo(invoiceDraftFlow, row, person, { exceptions: row.exceptions.length }),
  }
}
