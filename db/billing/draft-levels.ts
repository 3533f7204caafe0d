import { noteApprovals } from '~/domain/billing/invoice-note-lines'
import type { PlainDate } from '~/domain/kit/time'
import type { Sql } from '../kit/open'
import { settingOn } from '../kit/setting'
import type { InvoiceDraftRow } from './invoice-draft'

/**
 * How many approvals a draft needs: a small note that a person made needs fewer than an invoice, whether it takes back a part or
 * all of one.
 */
export async function levelsOfDraft(
  sql: Sql,
  { noteReason, total }: Pick<InvoiceDraftRow, 'noteReason' | 'total'>,
  day: PlainDate,
): Promise<number> {
  const levels = await settingOn(sql, 'billing.levels', day)
  return noteReason ? noteApprovals(await settingOn(sql, 'billing.note-approvals', day), total, levels) : levels
}
