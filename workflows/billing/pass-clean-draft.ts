import { draftToPass } from '~/db/billing/draft-exception'
import { type InvoiceDraftRow, invoiceDraft } from '~/db/billing/invoice-draft'
import { decide } from '~/db/kit/approval'
import { settingNow } from '~/db/kit/setting'
import { SYSTEM, type Work } from '~/db/kit/work'
import { decimal } from '~/domain/kit/money'
import { advanceLocked } from '../kit/workflow'
import { invoiceDraftFlow } from './invoice-draft'
import { withinLimits } from './invoice-draft-limits'

/**
 * Where the company lets it, a draft passes up to an amount without a person, by the limits that hold for approving many at once.
 * Each level is recorded as the portal's, with the setting as its reason.
 */
export async function passCleanDraft(work: Work, id: string): Promise<InvoiceDraftRow> {
  const row = await invoiceDraft.lock(work, id)
  const { passes, passUpTo } = await settingNow(work, 'billing.clean-pass')
  if (!passes || row.status !== 'with_sales' || !(await mayPass(work, row, passUpTo))) return row
  const portal = { ...work, by: SYSTEM, reason: `Clean, and not above S$${decimal(passUpTo).toFixed(2)}` }
  const levels = await settingNow(work, 'billing.levels')
  for (let level = 1; level <= levels; level++)
    await decide(portal, {
      subject: 'invoice_draft',
      subjectId: row.id,
      round: row.round,
      level,
      decision: 'approve',
      contentHash: row.linesHash,
      reason: portal.reason,
      personsDiffer: false,
    })
  const values = { decidedReason: null, approvedAt: work.now }
  return advanceLocked(portal, invoiceDraftFlow, row, { type: 'pass', values })
}

async function mayPass(work: Work, row: InvoiceDraftRow, upTo: string): Promise<boolean> {
  const of = await draftToPass(work.sql, row.id)
  return of !== undefined && (await withinLimits(work.sql, [{ ...row, ...of }], upTo)).has(row.id)
}
