import { replacedBy } from '~/db/billing/cancelled-invoice'
import { exceptionsOfDraft } from '~/db/billing/draft-exception'
import { levelsOfDraft } from '~/db/billing/draft-levels'
import { getSeenDraft, type InvoiceDraftRow, isOwnDraft } from '~/db/billing/invoice-draft'
import { type DraftLineRow, linesOf } from '~/db/billing/invoice-draft-line'
import { draftNames } from '~/db/billing/invoice-draft-names'
import { type NoteOn, noteOn } from '~/db/billing/invoice-note'
import { type ApprovalRow, approvalsOf } from '~/db/kit/approval'
import type { Sql } from '~/db/kit/open'
import type { Person } from '~/domain/access/roles'
import { type DraftExceptionRow, isOpenException } from '~/domain/billing/draft-exception'
import { levelsShown } from '~/domain/billing/invoice-draft-labels'
import type { Replaces } from '~/domain/billing/reissued-invoice'
import type { PlainDate } from '~/domain/kit/time'
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
  /** How many approvals it needs now; of what is approved, how many it had. */
  levels: number
  noteOn: NoteOn | null
  /** The cancelled invoice that it is made in place of. */
  replaces: Replaces | null
  /** What keeps it from approval, and what was accepted or settled. */
  exceptions: DraftExceptionRow[]
  settled: DraftExceptionRow[]
  /** What this person may do with it now. */
  actions: string[]
}

export async function draftDetail(sql: Sql, person: Person, id: string, day: PlainDate): Promise<DraftDetail> {
  const row = await getSeenDraft(sql, person, id)
  const [names, lines, approvals, about, replaces, all, own, asked] = await Promise.all([
    draftNames(sql, row),
    linesOf(sql, id),
    approvalsOf(sql, 'invoice_draft', id),
    noteOn(sql, id),
    replacedBy(sql, id),
    exceptionsOfDraft(sql, id),
    isOwnDraft(sql, person, id),
    levelsOfDraft(sql, row, day),
  ])
  const exceptions = all.filter(isOpenException)
  return {
    ...row,
    ...names,
    lines,
    approvals,
    levels: levelsShown(row, approvals, asked),
    noteOn: about,
    replaces,
    exceptions,
    settled: all.filter(of => !isOpenException(of)),
    actions: openTo(invoiceDraftFlow, row, person, { exceptions: exceptions.length }).filter(
      action => own || action === 'approve' || action === 'reject',
    ),
  }
}
