import { draftApprovers, draftToApprove } from '~/db/billing/draft-approvers'
import { type InvoiceDraftRow, invoiceDraft, lockSeenDraft } from '~/db/billing/invoice-draft'
import type { Work } from '~/db/kit/work'
import { nameable } from '~/domain/billing/draft-approvers'
import type { DraftDeputy } from '~/domain/billing/draft-deputy'
import { invalid } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { openToChange } from './update-invoice-draft'

/** Names who approves level 1 in place of the customer's salesperson; neither content nor round change by it. */
export async function nameDraftDeputy(
  work: Work,
  id: string,
  { version, salespersonId }: DraftDeputy,
): Promise<InvoiceDraftRow> {
  const row = openToChange(invoiceDraft.atVersion(await lockSeenDraft(work, id), version))
  if (salespersonId) {
    const day = businessDay(work.now)
    const people = await draftApprovers(work.sql, row, day)
    const free = nameable(people, await draftToApprove(work.sql, row, day))
    if (!free.some(who => people.find(of => of.id === who.id)?.salespersonId === salespersonId))
      throw invalid('salespersonId', 'Choose a salesperson who neither made, changed nor approved this draft')
  }
  return invoiceDraft.move(work, row, { deputySalespersonId: salespersonId }, 'name deputy')
}
