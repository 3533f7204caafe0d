import type { InvoiceDraftRow } from '~/db/billing/invoice-draft'
import type { Work } from '~/db/kit/work'
import type { ChosenDraft, DraftResult } from '~/domain/billing/invoice-draft'
import { changeEach } from '../kit/change-each'
import { approveDraft, rejectDraft } from './decide-invoice-draft'

export const approveDrafts = (work: Work, drafts: ChosenDraft[]) => decideEach(work, drafts, approveDraft)

export const rejectDrafts = (work: Work, drafts: ChosenDraft[], reason: string) =>
  decideEach(work, drafts, (item, draft) => rejectDraft(item, draft, reason))

/** A list has a result per draft; a single draft's fault is the answer itself. */
async function decideEach(
  work: Work,
  drafts: ChosenDraft[],
  decide: (work: Work, draft: ChosenDraft) => Promise<InvoiceDraftRow>,
): Promise<DraftResult[]> {
  if (drafts.length === 1) return [resultOf(await decide(work, drafts[0]!))]
  return changeEach<ChosenDraft, InvoiceDraftRow, DraftResult>(work, drafts, {
    idOf: draft => draft.id,
    change: decide,
    done: resultOf,
    refused: (problem, { id }) => ({ id, draftNo: null, ok: false, problem }),
  })
}

const resultOf = (row: InvoiceDraftRow): DraftResult => ({
  id: row.id,
  draftNo: row.draftNo,
  ok: true,
  status: row.status,
  total: row.total,
})
