import { levelsOfDraft } from '~/db/billing/draft-levels'
import { type InvoiceDraftRow, invoiceDraft, lockDraftToDecide } from '~/db/billing/invoice-draft'
import { linesOf } from '~/db/billing/invoice-draft-line'
import { decide } from '~/db/kit/approval'
import { settingNow } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { mayDo } from '~/domain/access/ability'
import { billed, type DraftStatus, LEVEL_OF } from '~/domain/billing/invoice-draft'
import { hashHolds } from '~/domain/billing/lines-hash'
import { Denied, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { advanceLocked } from '../kit/workflow'
import { invoiceDraftFlow } from './invoice-draft'
import { keepApprovableAfterApproval } from './keep-approvable'

type Key = { id: string; version: number }

/** One level of one draft. The row is locked first, so of thirty who approve at once exactly one finds its version. */
export async function approveDraft(work: Work, key: Key): Promise<InvoiceDraftRow> {
  const { row, level } = await decidable(work, key)
  const levels = await levelsOfDraft(work.sql, row, businessDay(work.now))
  await record(work, row, level, 'approve')
  return advanceLocked(work, invoiceDraftFlow, row, {
    type: 'approve',
    facts: { levels },
    values: { decidedReason: null, approvedAt: level >= levels ? work.now : null },
  })
}

export async function rejectDraft(work: Work, key: Key, reason: string): Promise<InvoiceDraftRow> {
  const { row, level } = await decidable(work, key)
  await record(work, row, level, 'reject', reason)
  // The next climb is a new round: what was approved before counts no more.
  return advanceLocked(work, invoiceDraftFlow, row, {
    type: 'reject',
    reason,
    values: { decidedReason: reason, round: row.round + 1, approvedAt: null },
  })
}

async function decidable(work: Work, { id, version }: Key): Promise<{ row: InvoiceDraftRow; level: 1 | 2 | 3 }> {
  const row = invoiceDraft.atVersion(await lockDraftToDecide(work, id), version)
  const level = LEVEL_OF[row.status as DraftStatus]
  if (!level)
    throw new Refused(
      `This invoice draft is ${row.status.replaceAll('_', ' ')}; there is nothing to approve`,
      undefined,
      {
        status: row.status,
      },
    )
  if (!mayDo(work.by, `approve-${level}`, 'invoice_draft'))
    throw new Denied(`You cannot approve level ${level}`, undefined, { right: `approve-${level} invoice_draft` })
  return { row, level }
}

async function record(
  work: Work,
  row: InvoiceDraftRow,
  level: 1 | 2 | 3,
  decision: 'approve' | 'reject',
  reason?: string,
): Promise<void> {
  const personsDiffer = await settingNow(work, 'billing.persons-differ')
  if (personsDiffer && decision === 'approve' && [row.madeBy, row.lastEditedBy].includes(work.by.id))
    throw new Refused('You prepared or last edited this draft, so you cannot approve it', undefined, {
      rule: 'four-eyes',
      setting: 'billing.persons-differ',
    })
  if (!(await hashHolds(row, billed(await linesOf(work.sql, row.id)))))
    throw new Refused('The lines have changed since the draft was sent. Save it again', undefined, { rule: 'content' })
  if (decision === 'approve') await keepApprovableAfterApproval(work, row)
  await decide(work, {
    subject: 'invoice_draft',
    subjectId: row.id,
    round: row.round,
    level,
    decision,
    contentHash: row.linesHash,
    amount: row.total,
    reason,
    personsDiffer,
  })
}
