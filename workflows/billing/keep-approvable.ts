import { draftApprovers, draftToApprove } from '~/db/billing/draft-approvers'
import type { InvoiceDraftRow } from '~/db/billing/invoice-draft'
import type { Work } from '~/db/kit/work'
import { closedByApproval, closedByChange } from '~/domain/billing/draft-approvers'
import { Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'

/** Refuses a change by the last person who could approve a level of the draft. */
export async function keepApprovableAfterChange(work: Work, row: InvoiceDraftRow): Promise<void> {
  const { people, draft } = await asked(work, row)
  const level = closedByChange(people, draft, work.by.id)
  if (level)
    throw last(`Nobody else could approve level ${level} after your change. Ask somebody else to make it`, level)
}

/** Refuses an approval by the only person who could take a later level. */
export async function keepApprovableAfterApproval(work: Work, row: InvoiceDraftRow): Promise<void> {
  const { people, draft } = await asked(work, row)
  const level = closedByApproval(people, draft, work.by.id)
  if (level)
    throw last(`You are the only one left for level ${level}. Let somebody else approve level ${draft.level}`, level)
}

async function asked(work: Work, row: InvoiceDraftRow) {
  const day = businessDay(work.now)
  return { people: await draftApprovers(work.sql, row, day), draft: await draftToApprove(work.sql, row, day) }
}

const last = (why: string, level: number) => new Refused(why, undefined, { rule: 'last-approver', level })
