import type { InvoiceDraftRow } from '~/db/billing/invoice-draft'
import { tryItem } from '~/db/kit/savepoint'
import type { Work } from '~/db/kit/work'
import type { ChosenDraft, DraftResult } from '~/domain/billing/draft'
import { approveDraft, rejectDraft } from '~/workflows/billing/decide-draft'
import type { Ctx } from '../kit/context'
import { write } from '../kit/write'

export const approveAll = (c: Ctx, drafts: ChosenDraft[]) => each(c, drafts, approveDraft)

export const rejectAll = (c: Ctx, drafts: ChosenDraft[], reason: string) =>
  each(c, drafts, (work, draft) => rejectDraft(work, draft, reason))

/** A list has a result per draft; a single draft's fault is the answer itself. Locks are taken in the order of ids. */
function each(
  c: Ctx,
  drafts: ChosenDraft[],
  decide: (work: Work, draft: ChosenDraft) => Promise<InvoiceDraftRow>,
): Promise<DraftResult[]> {
  return write(c, async work => {
    if (drafts.length === 1) return [resultOf(await decide(work, drafts[0]!))]
    const results: DraftResult[] = []
    for (const draft of [...drafts].sort((a, b) => (a.id < b.id ? -1 : 1))) {
      const tried = await tryItem(work, item => decide(item, draft))
      results.push(
        tried.ok
          ? resultOf(tried.value)
          : {
              id: draft.id,
              draftNo: null,
              ok: false,
              problem: { title: tried.fault.title, detail: tried.fault.message },
            },
      )
    }
    return results
  })
}

const resultOf = (row: InvoiceDraftRow): DraftResult => ({
  id: row.id,
  draftNo: row.draftNo,
  ok: true,
  status: row.status,
  total: row.total,
})
